import { type FieldGroup, GROUPS, type RecordKind } from '../../../core/words/groups.js';
import { type Language, LOCALES, type Say } from '../../../core/words/language.js';
import type { FieldCoverage } from '../../../scripts/pipeline/compose/coverage.js';
import { EN } from '../explorer/texts/en.js';
import { ZH } from '../explorer/texts/zh.js';
import { type Field, fieldsOf, text } from './field-rows.js';
import type { OpenApi } from './release.js';
import { table } from './table.js';

/**
 * The fields of a record, and of every named shape in it, as tables under headings of their own. An object without a
 * name of its own is told field by field in the table of what holds it. The fields of a printer, a material and a
 * profile stand in the same groups as in the explorer; what is in none of them comes first.
 */
export function fieldTables(
  openapi: OpenApi,
  name: string,
  known: Readonly<Record<string, FieldCoverage>> | undefined,
  language: Language,
): string {
  const { say } = LOCALES[language];
  const sections: string[] = [];
  const queue = [name];
  const groups = groupsOf(name, language);
  for (const shape of queue) {
    const schema = openapi.components.schemas[shape];
    if (!schema) throw new Error(`openapi.json has no schema "${shape}"`);
    const grouped = shape === name ? groups : [];
    const opened = grouped.flatMap(({ fields }) => fields.filter((path) => path.includes('.')));
    const rows = [...fieldsOf(openapi, schema, '', say, new Set(opened.map((path) => path.replace(/\..*/, ''))))];
    for (const { refers } of rows) for (const other of refers) if (!queue.includes(other)) queue.push(other);
    if (shape !== name) sections.push(`## ${shape}`, text(schema.description));
    const rest = rows.filter(({ field }) => !grouped.some((group) => holds(group, field)));
    sections.push(rowTable(shape, rest, known, say));
    let part = '';
    for (const group of grouped) {
      if (group.part !== part) sections.push(`## ${group.part}`);
      part = group.part;
      sections.push(`${part === '' ? '##' : '###'} ${group.title}`);
      // In the order of the group, an object with its fields behind it.
      const own = group.fields.flatMap((path) => rows.filter(({ field }) => isWithin(field, path)));
      sections.push(rowTable(shape, own, known, say));
    }
  }
  return sections.join('\n\n');
}

interface TitledGroup {
  title: string;
  /** Heading above those of the groups; empty when there is none. */
  part: string;
  fields: readonly string[];
}

function groupsOf(shape: string, language: Language): TitledGroup[] {
  const kind = shape.toLowerCase();
  if (!Object.hasOwn(GROUPS, kind)) return [];
  const texts = { en: EN, zh: ZH }[language];
  return (GROUPS[kind as RecordKind] as readonly FieldGroup[]).map(({ id, holder, fields }) => ({
    title: texts.groups[id],
    part: holder === 'record' ? '' : holder === 'process' ? texts.process : texts.filament,
    fields,
  }));
}

/** Whether a field is the one at a path, or inside of it. */
function isWithin(field: string, path: string): boolean {
  return field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[]`);
}

function holds({ fields }: TitledGroup, field: string): boolean {
  return fields.some((path) => isWithin(field, path));
}

/** A table of fields; how many records know them, where that is counted of any of them. */
function rowTable(
  shape: string,
  rows: readonly Field[],
  known: Readonly<Record<string, FieldCoverage>> | undefined,
  say: Say,
): string {
  const counted = rows.some(({ field }) => known?.[field] !== undefined);
  const head = [say('Field', '字段'), say('Meaning', '含义'), ...(counted ? [say('Known', '已知')] : [])];
  const lines = rows.map(({ field, type, meaning }) => [
    `<code id="${shape.toLowerCase()}-${field.replace(/[^\w.]/g, '')}">${field}</code><br><small>${type}</small>`,
    meaning,
    ...(counted ? [share(known?.[field], say)] : []),
  ]);
  return table(head, lines);
}

function share(coverage: FieldCoverage | undefined, say: Say): string {
  if (!coverage) return '';
  const { known, total } = coverage;
  return known === total ? say('all', '全部') : say(`${known} of ${total}`, `${known} / ${total}`);
}
