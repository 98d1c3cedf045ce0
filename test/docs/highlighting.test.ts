import { ExpressiveCode } from '@astrojs/starlight/expressive-code';
import { toHtml } from '@astrojs/starlight/expressive-code/hast';
import { afterEach, expect, it, vi } from 'vitest';
import { PATIENT } from '../../docs/src/patient-highlighting.js';

const CODE = 'const printers: string[] = ["P1S", "X1C"].map((name) => name.toLowerCase());';

afterEach(() => vi.restoreAllMocks());

/** The code as highlighted on the site, with a clock that advances a second per reading. */
async function shown(transformers: unknown[], slow: boolean): Promise<string> {
  const engine = new ExpressiveCode({ shiki: { transformers } });
  let now = Date.now();
  if (slow) vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  const { renderedGroupAst } = await engine.render({ code: CODE, language: 'ts' });
  vi.restoreAllMocks();
  return toHtml(renderedGroupAst);
}

it('code is highlighted the same on a fast and a slow machine', async () => {
  const fast = await shown([PATIENT], false);
  expect(await shown([PATIENT], true)).toBe(fast);
  // Without the transformer, a slow machine leaves a line half highlighted.
  expect(await shown([], true)).not.toBe(fast);
});
