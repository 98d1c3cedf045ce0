import { definePlugin } from '@astrojs/starlight/expressive-code';
import { select, setProperty } from '@astrojs/starlight/expressive-code/hast';

/**
 * Code blocks that a keyboard reaches, and so scrolls, from the first moment and without a script. Where a block turns
 * out to need no scrolling, the script that comes with code blocks takes it out of the order again.
 */
export function reachableCode() {
  return definePlugin({
    name: 'Reachable code',
    hooks: {
      postprocessRenderedBlock({ renderData }) {
        const pre = select('pre', renderData.blockAst);
        if (pre) setProperty(pre, 'tabindex', '0');
      },
    },
  });
}
