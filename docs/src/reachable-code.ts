import { definePlugin } from '@astrojs/starlight/expressive-code';
import { select, setProperty } from '@astrojs/starlight/expressive-code/hast';

/**
 * Makes code blocks focusable, and so scrollable by keyboard, from the start and without scripts. If a block turns out
 * not to scroll, the script of the code blocks removes it from the tab order.
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
