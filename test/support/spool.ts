import { writeAnswer } from '../../core/contract/envelope.js';
import { FILES, pagePath, productPresetsPath, recordPath } from '../../core/contract/paths.js';
import type { Spool } from '../../core/names/named-spool.js';
import type { FurtherNames, Names } from '../../core/names/spellings.js';
import type { ProductPresets, Profile } from '../../schemas/generated/record.js';

/** A spool of a brand, without values of slicers. */
export const SPOOL: Spool = {
  ...{ filament: 'poly--terra', brand: 'poly', material: 'pla', name: 'Poly Terra' },
  ...{ nozzle_temperature_c: { min: 190, max: 210 }, bed_temperature_c: null },
};

const NOTHING = { first_layer: null, other_layers: null };

/** The profile of its material on the printer `one`. */
export const profileOnOne = (variant: string, more: object = {}) =>
  ({
    id: `one--${variant}--pla`,
    printer: 'one',
    material: 'pla',
    filament: null,
    figures_of: 'material',
    nozzle: { diameter_mm: Number(variant), variant },
    nozzle_temperature_c: { first_layer: 220, other_layers: 220 },
    bed_temperature_c: { first_layer: 60, other_layers: 60 },
    bed_temperature_by_plate_c: { smooth_pei: NOTHING, textured_pei: NOTHING, engineering: NOTHING },
    flow_ratio: 0.98,
    process: { layer_height_mm: 0.2 },
    warnings: [],
    presets: { orcaslicer: { machine: 'One', process: 'P', filament: 'Generic PLA', variants: 1 }, bambu_studio: null },
    provenance: {
      ...{ source: 'slicer', printer_preset: 'One', process_preset: 'P', filament_preset: 'Generic PLA' },
      corrected: [{ field: 'process.layer_height_mm' }, { field: 'flow_ratio' }],
    },
    ...more,
  }) as unknown as Profile;

/** A slicer's preset for it, for one nozzle of that printer. */
export const PRESETS = {
  ...{ filament: 'poly--terra', name: 'Poly Terra', material: 'pla' },
  ...{ nozzle_temperature_c: { min: 190, max: 210 }, bed_temperature_c: null },
  base: { flow_ratio: 0.9, nozzle_temperature_c: { first_layer: 200, other_layers: 200 } },
  parts: [{ flow_ratio: 1 }],
  presets: [
    {
      ...{ basis: 'third_party', evidence: 'tuned', source: 'orca', preset: 'Poly Terra @One' },
      parents: { orcaslicer: 'Poly Terra @One' },
    },
  ],
  findings: [{ warnings: [], corrected: [{ field: 'chamber_temperature_c' }] }],
  speeds: [{ outer_wall: 80 }],
  rows: [
    {
      ...{
        printer: 'one',
        nozzle: { diameter_mm: 0.4, variant: '0.4' },
        profile: 'one--0.4--pla',
      },
      ...{ part: 0, preset: 0, speeds: 0, findings: 0 },
    },
  ],
  ...{ withheld: [], sources: { orca: { commit: 'c0ffee' } } },
  blank: { process: { layer_height_mm: null }, presets: { orcaslicer: null } },
} as unknown as ProductPresets;

/** The names of a release with that spool, and another one without presets. */
export const FURTHER: FurtherNames = {
  printers: {},
  materials: { polyterra: ['pla'], terra: ['pla'], 'other--terra': ['pla'], otherterra: ['pla'] },
  filaments: { polyterra: [0], terra: [0, 1], otherterra: [1] },
  products: [
    ['poly--terra', 'poly', 'pla', 'Poly Terra', [190, 210], null],
    ['other--terra', 'other', 'pla', 'Other Terra', null, [40, 50]],
  ],
};

const NAMES: Names = {
  brands: {},
  printers: { one: ['one'], two: ['two'] },
  materials: { pla: ['pla'] },
  symptoms: {},
};

const list = (...records: object[]) =>
  writeAnswer(
    records.map((record) => JSON.stringify(record)),
    { total: records.length, page: 1, limit: 50 },
  );

/** The files of that release. */
export const SPOOL_FILES: Readonly<Record<string, string>> = {
  [FILES.names]: JSON.stringify(NAMES),
  [FILES.furtherNames]: JSON.stringify(FURTHER),
  [recordPath('printers', 'one')]: list({ id: 'one', materials: ['pla'] }),
  [recordPath('printers', 'two')]: list({ id: 'two', materials: [] }),
  [recordPath('materials', 'pla')]: list({ id: 'pla', name: 'PLA', name_zh: '聚乳酸' }),
  [pagePath({ kind: 'profiles', printer: 'one', material: 'pla' })]: list(profileOnOne('0.4'), profileOnOne('0.6')),
  [pagePath({ kind: 'profiles', material: 'pla' })]: list(profileOnOne('0.4'), profileOnOne('0.6')),
  [productPresetsPath('poly', 'poly--terra')]: list(PRESETS),
};
