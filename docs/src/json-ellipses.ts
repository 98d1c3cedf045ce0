import {
  type AnnotationRenderOptions,
  definePlugin,
  ExpressiveCodeAnnotation,
} from '@astrojs/starlight/expressive-code';
import { h } from '@astrojs/starlight/expressive-code/hast';
import { type Gap, withoutEllipses } from './reference/print.js';

/** Shows an ellipsis after a character as CSS content, so that it is visible but not part of the text. */
class LeftOut extends ExpressiveCodeAnnotation {
  readonly name = 'Left out';

  constructor(private readonly gap: Gap) {
    super({ inlineRange: { columnStart: gap.column - 1, columnEnd: gap.column }, renderPhase: 'latest' });
  }

  render({ nodesToTransform }: AnnotationRenderOptions) {
    return nodesToTransform.map((node) => h('span', { 'data-left-out': this.gap.mark }, [node]));
  }
}

/**
 * Keeps the text of JSON code blocks valid JSON however it is copied: ellipses for omitted parts are only displayed.
 */
export function jsonEllipses() {
  return definePlugin({
    name: 'Left out',
    baseStyles: `
      [data-left-out]::after { content: attr(data-left-out); }
    `,
    hooks: {
      preprocessCode({ codeBlock }) {
        if (codeBlock.language !== 'json') return;
        for (const line of codeBlock.getLines()) {
          const { text, gaps } = withoutEllipses(line.text);
          if (gaps.length === 0) continue;
          line.editText(0, line.text.length, text);
          for (const gap of gaps) line.addAnnotation(new LeftOut(gap));
        }
      },
    },
  });
}
