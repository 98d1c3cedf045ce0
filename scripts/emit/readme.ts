import { countRecords } from '../compose/counts.js';
import { coverage, type FieldCoverage } from '../compose/coverage.js';
import type { Records } from '../compose/records.js';

/** Fields of a printer whose coverage the README shows: what people ask for and presets do not always say. */
const SHOWN = [
  'build_volume_mm',
  'kinematics',
  'extruder_type',
  'enclosed',
  'structure',
  'max_nozzle_temperature_c',
  'max_bed_temperature_c',
  'max_chamber_temperature_c',
  'max_speed_mm_s',
  'release_year',
  'heated_bed',
  'filament_diameter_mm',
  'bed_levelling',
  'multi_material',
] as const;

/** The README with the figures between its markers brought up to date; `wellKnown` are the printers that most people have. @throws when a marker is missing */
export function updateReadme(readme: string, records: Records, wellKnown: readonly string[]): string {
  const count = countRecords(records);
  const number = (value: number) => value.toLocaleString('en-GB');
  const counts = `${number(count.printers)} printers of ${count.brands} brands · ${count.materials} materials · ${number(count.profiles)} profiles for ${number(count.printer_material_pairs)} pairs of printer and material · ${count.troubleshooting_rules} troubleshooting rules · ${count.settings} slicer settings · ${number(count.filaments)} branded filaments of ${count.filament_brands} brands in ${number(count.filament_colours)} colours.`;
  const { printers, well_known_printers: most } = coverage(records, wellKnown);
  const share = (of?: FieldCoverage) => `${of?.known} of ${of?.total}`;
  const rows = SHOWN.map((field) => `| \`${field}\` | ${share(most?.[field])} | ${share(printers?.[field])} |`);
  const table = [
    'Printers that know a field, of those that most people have ([by a written rule](data/well-known.yaml)) and of all (every field: `/api/v1/index.json`):',
    '',
    '| field | most people have | all |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
  return putBetween(putBetween(readme, 'counts', counts), 'coverage', table);
}

function putBetween(text: string, marker: string, content: string): string {
  const [start, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`README.md has no ${start} … ${end}`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
