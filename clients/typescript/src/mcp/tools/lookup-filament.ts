import { type FieldSchema, linesFor } from '../../../../../core/words/layout.js';
import { materialStatements } from '../../../../../core/words/provenance.js';
import { writerIn } from '../../../../../core/words/record-words.js';
import { valueAt } from '../../../../../core/words/values.js';
import type { Filament, Material } from '../../../../../schemas/generated/record.js';
import { type Citations, mark } from '../citations.js';
import { type Fact, numbersOf } from '../facts.js';
import type { ToolContext } from '../tool.js';

/** What a spool says, in the order in which it is asked for. Materials have most of them under the same path. */
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

/** The figures of a product, with those of its material beside them. */
export interface FilamentFacts {
  facts: Fact[];
  unknown: string[];
  labels: Map<string, string>;
  /** The same fields of the material in general: no figures of the product. */
  of_material: Fact[];
  lines: string[];
}

/** The figures of a branded filament, each beside that of its material, which is marked as such. */
export function filamentFacts(
  filament: Filament,
  material: Material,
  schema: FieldSchema,
  citations: Citations,
  isAsked: (field: string) => boolean,
  { language, say }: ToolContext,
): FilamentFacts {
  const writer = writerIn(language);
  const told: FilamentFacts = { facts: [], unknown: [], labels: new Map(), of_material: [], lines: [] };
  const fields: Readonly<Record<string, string>> = filament.provenance.fields;
  for (const line of linesFor(schema, FILAMENT_FIELDS.filter(isAsked), language)) {
    const { path, label } = line;
    told.labels.set(path, label);
    const own = textOf(filament, line);
    if (own === null) told.unknown.push(path);
    else told.facts.push({ field: path, value: valueAt(filament, path), sources: sourcesOf(path) });
    const general = textOf(material, line);
    const theirs = general === null ? [] : materialSources(path);
    if (general !== null) told.of_material.push({ field: path, value: valueAt(material, path), sources: theirs });
    if (own === null && general === null) continue;
    const inGeneral = general && say(`${material.name} in general ${general}`, `${material.name} 一般为 ${general}`);
    const beside = inGeneral && `${inGeneral}${mark(theirs)}`;
    const product = own === null ? say('not stated for this product', '该产品未给出') : own + mark(sourcesOf(path));
    told.lines.push(`- ${label}${writer.colon}${product}${beside ? writer.aside.join(beside) : ''}`);
  }
  return told;

  /** A field may be a range of a product and a single figure of its material. */
  function textOf(record: object, line: ReturnType<typeof linesFor>[number]): string | null {
    const value = valueAt(record, line.path) as unknown;
    if (value == null) return null;
    if (typeof value !== 'object' || !('min' in value)) return writer.line(line, record);
    const { min, max } = value as { min: number | null; max: number | null };
    return min === max ? writer.any(min, line.unit) : writer.range(min, max, line.unit);
  }

  function sourcesOf(path: string): number[] {
    const source = fields[path];
    return source === undefined ? [] : [citations.number(source)];
  }

  function materialSources(path: string): number[] {
    const own = materialStatements(material, path).filter(({ kind }) => kind !== 'other');
    return [...new Set(own.flatMap((one) => numbersOf(one, citations)))].slice(0, 3);
  }
}
