import { type FieldSchema, type Group, type Line, linesFor } from '../../../../../core/words/layout.js';
import { materialStatements, type ProvenanceStatement } from '../../../../../core/words/provenance.js';
import { writerIn } from '../../../../../core/words/record-words.js';
import { valueAt } from '../../../../../core/words/values.js';
import type { Filament, Material } from '../../../../../schemas/generated/record.js';
import { mark } from '../citations.js';
import type { ToolContext } from '../tool.js';

/** The values of a record as lines, and the fields without a value. */
export interface Facts {
  lines: string[];
  /** Labels of fields that no source states. */
  unknown: string[];
  /** Differing values from other sources. */
  others: string[];
  /** The labels of all fields, by path. */
  labels: ReadonlyMap<string, string>;
}

/** The values of a printer or material, grouped as on the site. */
export function recordFacts(
  groups: readonly Group[],
  record: object,
  statements: (path: string) => ProvenanceStatement[],
  isAsked: (path: string) => boolean,
  { citations, language }: ToolContext,
): Facts {
  const writer = writerIn(language);
  const labels = new Map<string, string>();
  const others = new Map<string, string>();
  const lines: string[] = [];
  const unknown: string[] = [];
  const addFact = ({ path, label }: Line, text: string) => {
    const known = statements(path);
    for (const one of known) {
      if (one.kind !== 'other') continue;
      const other = `${labels.get(one.field) ?? one.field} = ${writer.any(one.value)}`;
      if (!others.has(other)) others.set(other, mark(citations.ofStatement(one)));
    }
    return `- ${label}${writer.colon}${text}${mark(citations.ofValue(known, 4))}`;
  };
  // Temperature limits first, as they are requested most.
  const ordered = groups.toSorted((a, b) => Number(b.id === 'limits') - Number(a.id === 'limits'));
  const byLabel = Map.groupBy(
    ordered.flatMap((group) => group.lines),
    ({ label }) => label,
  );
  for (const group of ordered) {
    const own = group.lines.flatMap((line) => {
      // "Chamber" alone does not distinguish the rated limit from that of the firmware.
      const shared = (byLabel.get(line.label)?.length ?? 0) > 1;
      const label = shared ? `${group.title} – ${line.label}` : line.label;
      labels.set(line.path, label);
      if (!isAsked(line.path)) return [];
      const text = writer.line(line, record);
      if (text !== null) return addFact(line, text);
      unknown.push(label);
      return [];
    });
    if (own.length > 0) lines.push(`${group.title}:`, ...own);
  }
  return { lines, unknown, others: [...others].map(([other, cited]) => other + cited), labels };
}

/** Fields stated on spools, most requested first. Materials have most of these at the same path. */
export const FILAMENT_FIELDS = [
  'nozzle_temperature_c',
  'bed_temperature_c',
  'chamber_temperature_c',
  'drying_temperature_c',
  'drying_time_h',
  'max_volumetric_speed_mm3_s',
  'flow_ratio',
  'density_g_cm3',
  'diameters_mm',
] as const;

/** The values of a branded filament, each next to that of its material in general. */
export function filamentFacts(
  filament: Filament,
  material: Material,
  schema: FieldSchema,
  isAsked: (field: string) => boolean,
  { citations, language, say }: ToolContext,
): Facts {
  const writer = writerIn(language);
  const fields: Readonly<Record<string, string>> = filament.provenance.fields;
  /** A field may be a range for a product but a single value for its material. */
  const textOf = (record: object, line: Line): string | null => {
    const value = valueAt(record, line.path) as unknown;
    if (value == null) return null;
    if (typeof value !== 'object' || !('min' in value)) return writer.line(line, record);
    const { min, max } = value as { min: number | null; max: number | null };
    return min === max ? writer.any(min, line.unit) : writer.range(min, max, line.unit);
  };
  const lines = linesFor(schema, FILAMENT_FIELDS.filter(isAsked), language).flatMap((line) => {
    const { path, label } = line;
    const [own, general] = [textOf(filament, line), textOf(material, line)];
    if (own === null && general === null) return [];
    const source = fields[path];
    const ownSources = own === null || source === undefined ? [] : [citations.number(source)];
    const theirs = general === null ? '' : mark(citations.ofValue(materialStatements(material, path), 3));
    const inGeneral = general && say(`${material.name} in general ${general}`, `${material.name} 一般为 ${general}`);
    const beside = inGeneral ? writer.aside.join(inGeneral + theirs) : '';
    const product = own === null ? say('not stated for this product', '该产品未给出') : own + mark(ownSources);
    return [`- ${label}${writer.colon}${product}${beside}`];
  });
  return { lines, unknown: [], others: [], labels: new Map() };
}
