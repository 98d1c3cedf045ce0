import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { presetValuesPath } from '../../../core/contract/paths.js';
import { hasPresetValues, sourceSlicer } from '../../../core/presets/source-slicer.js';
import { SLICERS } from '../../../core/words/slicers.js';
import type { Profile } from '../../../schemas/generated/record.js';
import { readJson, wholeList } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');
const profiles = wholeList(release, { kind: 'profiles' }) as unknown as Profile[];

it('the source of a record is a slicer itself, not a program derived from it', () => {
  const of = (source: string) => sourceSlicer({ provenance: { source } } as Profile);
  const expected = ['prusaslicer', 'bambu_studio', null, null];
  expect(['non-prusa-fff', 'bambustudio', 'qidistudio', 'orcaslicer-2-3'].map(of)).toEqual(expected);
});

describe.each(SLICERS)('the values of the presets of %s', (slicer) => {
  it('are published for exactly the records that announce them', () => {
    const told = profiles.filter((profile) => hasPresetValues(profile, slicer));
    const files = [...new Set(profiles.map(({ printer }) => presetValuesPath(slicer, printer)))];
    const published = files
      .filter((file) => existsSync(path.join(release, file)))
      .flatMap((file) => readJson<{ data: Profile[] }>(release, file).data);
    expect(told.length).toBeGreaterThan(100);
    expect(told.map(({ id }) => id).sort()).toEqual(published.map(({ id }) => id).sort());
  });
});
