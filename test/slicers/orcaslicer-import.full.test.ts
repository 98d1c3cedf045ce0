import { describe, expect, it } from 'vitest';
import { composePreset } from '../../core/presets/compose.js';
import { presetDownload, presetFiles } from '../../core/presets/files.js';
import { parentsOf } from '../../core/presets/parents.js';
import type { ParentNames } from '../../core/presets/types.js';
import type { Profile } from '../../schemas/generated/record.js';
import { textsAgree } from './config-block.js';
import { profilesOf } from './orca-profiles.js';
import { spread } from './pairs.js';
import { withSlicers } from './prove.js';
import { importWithOrca } from './slice.js';

/** Printers whose own process presets say in conditions for whom they are, which an import has to answer. */
const CONDITIONAL = ['prusa-mk4s', 'prusa-core-one', 'prusa-core-one-l', 'prusa-core-one-l-hf'];

/** What the engine leaves out or replaces of files for Bambu Studio: settings and words that OrcaSlicer does not have. */
const BAMBU_ALONE = [
  'no_slow_down_for_cooling_on_outwalls: no such setting',
  'override_filament_scarf_seam_setting: no such setting',
  'support_style: tree_organic is replaced by default',
];

/** What an import makes of presets, by the engine's own rules: every file is taken, and every key as it was written. */
await withSlicers('orcaslicer', (slicer, records) => {
  const all = records.profiles();
  const conditional = all.filter(({ printer, material }) => CONDITIONAL.includes(printer) && material === 'pla');
  const drawn = [...new Set([...spread(all, ({ printer }) => records.printer(printer)), ...conditional])];
  const composed = (record: Profile, parents: ParentNames | null, id: 'orcaslicer' | 'bambu_studio' = 'orcaslicer') => {
    const { printer, material } = records.pair(record);
    return composePreset(record, printer, material, records.mapping(id), { parents });
  };

  /** A test for each form in which a preset is imported, all of them at once, as a user chooses several files. */
  const eachForm = (chosen: readonly Profile[], parentsFor: (record: Profile) => ParentNames | null) => {
    const presets = chosen.map((record) => composed(record, parentsFor(record)));
    const profiles = profilesOf(presets[0]?.parents ?? null);
    const forms = {
      json: presets.flatMap(presetFiles),
      zip: presets.map(presetDownload).map(({ name, bytes }) => ({ name, text: bytes })),
    };
    it.each(['json', 'zip'] as const)(`takes ${chosen.length} presets as .%s`, async (form) => {
      const { taken, refused } = await importWithOrca(slicer, { imports: forms[form], profiles });
      expect(refused).toEqual([]);
      const names = presets.flatMap((one) => presetFiles(one).map(() => one.name));
      expect(taken.map(({ name }) => name).sort()).toEqual(names.sort());
      const written = new Map(
        presets.map(({ name, values }) => [name, new Map([...values.process, ...values.filament])]),
      );
      const wrong = taken.flatMap(({ name, values }) =>
        Object.entries(values).filter(([key, text]) => {
          const own = written.get(name)?.get(key);
          return own !== undefined && !textsAgree(own, text);
        }),
      );
      expect(wrong).toEqual([]);
      const isOver = new Map(presets.map(({ name, parents }) => [name, parents]));
      const orphans = taken.filter(({ name, kind, parent }) => {
        const parents = isOver.get(name);
        return parents != null && parent === '' && parents[kind === 'filament' ? 'filament' : 'process'] !== null;
      });
      expect(orphans).toEqual([]);
    });
  };

  describe('alone', () => eachForm(drawn, () => null));

  const vendorOf = (record: Profile) => {
    const found = profilesOf(parentsOf(record, 'orcaslicer'));
    return found === null ? '' : `${found.folder}/${found.vendors.at(-1)}`;
  };
  const over = drawn.filter((record) => vendorOf(record) !== '');
  for (const [vendor, chosen] of Map.groupBy(over, vendorOf))
    describe(`over the presets of ${vendor.replace(/.*\//, '')}`, () =>
      eachForm(chosen, (record) => parentsOf(record, 'orcaslicer')));

  it.each(CONDITIONAL)('%s has a process preset of OrcaSlicer to stand on', (id) => {
    const parents = all.filter(({ printer }) => printer === id).map((record) => parentsOf(record, 'orcaslicer'));
    expect(parents.some((one) => one?.process)).toBe(true);
  });

  it('takes the files for Bambu Studio as well, but for what OrcaSlicer does not have', async () => {
    const imports = drawn.flatMap((record) => presetFiles(composed(record, null, 'bambu_studio')));
    const { taken, refused } = await importWithOrca(slicer, { imports, profiles: null });
    expect(taken.length).toBe(imports.length);
    const told = new Set(refused.map(({ key, why }) => `${key}: ${why}`));
    expect([...told].sort()).toEqual(BAMBU_ALONE);
  });
});
