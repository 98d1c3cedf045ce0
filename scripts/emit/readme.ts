import type { Records } from '../compose/records.js';
import { coverage } from './coverage.js';

/** Fields of a printer whose coverage the README shows: what people ask for and presets do not always say. */
const SHOWN = [
  'build_volume_mm',
  'kinematics',
  'extruder_type',
  'enclosed',
  'max_nozzle_temperature_c',
  'max_bed_temperature_c',
  'max_chamber_temperature_c',
  'max_speed_mm_s',
  'release_year',
] as const;

/** The README with the figures between its markers brought up to date. @throws when a marker is missing */
export function updateReadme(readme: string, records: Records): string {
  const { printers, materials, profiles, rules, settings } = records;
  const brands = new Set(printers.map(({ brand_id }) => brand_id)).size;
  const pairs = printers.reduce((sum, { materials: own }) => sum + own.length, 0);
  const number = (value: number) => value.toLocaleString('en-GB');
  const counts = `${number(printers.length)} printers of ${brands} brands · ${materials.length} materials · ${number(profiles.length)} profiles for ${number(pairs)} pairs of printer and material · ${rules.length} troubleshooting rules · ${settings.length} slicer settings.`;
  const known = coverage(records).printers;
  const rows = SHOWN.map((field) => `| \`${field}\` | ${known?.[field]?.known} of ${known?.[field]?.total} |`);
  const table = [
    'Printers that know a field (all fields: `/api/v1/index.json`):',
    '',
    '| field | known |',
    '| --- | --- |',
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
