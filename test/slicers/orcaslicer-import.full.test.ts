import { expect, it } from 'vitest';
import { composePreset } from '../../core/presets/compose.js';
import { presetDownload, presetFiles } from '../../core/presets/files.js';
import { parentsOf } from '../../core/presets/parents.js';
import type { Profile } from '../../schemas/generated/record.js';
import { textsAgree } from './config-block.js';
import { OrcaProfiles } from './orca-profiles.js';
import { spread } from './pairs.js';
import { withSlicers } from './prove.js';
import { importWithOrca } from './slice.js';

/** Printers whose own process presets say in conditions for whom they are, which an import has to answer. */
const CONDITIONAL = ['prusa-mk4s', 'prusa-core-one', 'prusa-core-one-l'];

/** What an import makes of a preset, by the engine's own rules: every file is taken, and every key as it was written. */
await withSlicers('orcaslicer', (slicer, records) => {
  const trees = new OrcaProfiles();
  const mapping = records.mapping('orcaslicer');
  const all = records.profiles();
  const drawn = spread(all, ({ printer }) => records.printer(printer));
  const conditional = CONDITIONAL.map((id) => all.find(({ printer }) => printer === id) as Profile);

  const imported = async (record: Profile, parents: ReturnType<typeof parentsOf>) => {
    const { printer, material } = records.pair(record);
    const composed = composePreset(record, printer, material, mapping, { parents });
    const profiles = parents === null ? null : trees.of(parents);
    const { name, bytes } = presetDownload(composed);
    const files = presetFiles(composed);
    for (const imports of [files, [{ name, text: bytes }]]) {
      const { taken, refused } = await importWithOrca(slicer, { imports, profiles });
      expect(refused).toEqual([]);
      expect(taken.map((one) => one.name)).toEqual(files.map(() => composed.name));
      const written = new Map([...composed.values.process, ...composed.values.filament]);
      const changed = taken.flatMap(({ values }) => Object.entries(values));
      const wrong = changed.filter(([key, text]) => written.has(key) && !textsAgree(written.get(key) ?? '', text));
      expect(wrong).toEqual([]);
      if (parents !== null) expect(taken.filter(({ parent }) => parent === '')).toEqual([]);
    }
  };

  it.each([...drawn, ...conditional].map((record) => [record.id, record] as const))('%s alone', (_, record) =>
    imported(record, null),
  );
  const over = [...drawn, ...conditional].filter((record) => {
    const parents = parentsOf(record, 'orcaslicer');
    return parents !== null && trees.of(parents) !== null;
  });
  it.each(over.map((record) => [record.id, record] as const))('%s over its own presets', (_, record) =>
    imported(record, parentsOf(record, 'orcaslicer')),
  );
  it.each(CONDITIONAL)('%s has a process preset of OrcaSlicer to stand on', (id) => {
    const of = all.filter(({ printer }) => printer === id).map((record) => parentsOf(record, 'orcaslicer'));
    expect(of.some((parents) => parents?.process)).toBe(true);
  });
});
