import { describe, expect, it } from 'vitest';
import { FILES } from '../../../core/contract/paths.js';
import { builtFor, layoutFor } from '../../../docs/src/explorer/built.js';
import { TEXTS } from '../../../docs/src/explorer/explorer-texts.js';
import { Release } from '../../../docs/src/reference/release.js';
import type { BriefIndex } from '../../../schemas/generated/record.js';
import { shared } from '../../support/shared.js';

const release = new Release(await shared('frozen'));

describe.each(['en', 'zh'] as const)('the data embedded in the explorer, %s', (language) => {
  const all = TEXTS[language];
  const page = builtFor(language, release, '/');
  const layout = layoutFor(language, release);

  it('has each text in the page or the layout, never in both', () => {
    const [inPage, withLayout] = [Object.keys(page.texts), Object.keys(layout.texts)];
    expect(withLayout.length).toBeGreaterThan(5);
    expect(inPage.filter((key) => withLayout.includes(key))).toEqual([]);
    const left = Object.keys(all).filter((key) => !inPage.includes(key) && !withLayout.includes(key));
    expect(left.sort()).toEqual(['groups', 'problem', 'references']);
    expect(layout.texts.sourceOf).toEqual(all.sourceOf);
    expect(page.texts.verdicts).toEqual(all.verdicts);
  });

  it('has the release and its sources', () => {
    const { version, sources } = release.json<BriefIndex>(FILES.briefIndex);
    expect(page).toMatchObject({ version, sources });
  });
});
