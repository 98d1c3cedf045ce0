import { fitPath, recordPath } from '../../../../core/contract/paths.js';
import type { Question, Topic } from '../../../../core/names/question.js';
import { FIT_VERDICTS } from '../../../../core/words/enumerations.js';
import { writerIn } from '../../../../core/words/record-words.js';
import { valueAt } from '../../../../core/words/values.js';
import type { Fit, Material } from '../../../../schemas/generated/record.js';
import { pageFiles } from '../../explorer/load.js';
import type { FindTexts } from './texts.js';

/** The fields that say it, each with its unit. */
const FIELDS: Readonly<Record<Topic, readonly (readonly [field: string, unit: string])[]>> = {
  drying: [
    ['drying_temperature_c', '°C'],
    ['drying_time_h', 'h'],
  ],
  nozzle_temperature: [['nozzle_temperature_c', '°C']],
  bed_temperature: [['bed_temperature_c', '°C']],
  chamber: [['chamber_temperature_c', '°C']],
  fan: [['fan_percent', '%']],
  enclosure: [['enclosure', '']],
  fumes: [['fumes.level', '']],
};

/** What a material's record says of a topic; null where it is not known. @throws what reading the record throws */
export async function figureOf(
  { topic, material }: Extract<Question, { ask: 'topic' }>,
  { language }: FindTexts,
): Promise<string | null> {
  const writer = writerIn(language);
  const record = await pageFiles.record<Material>(recordPath('materials', material.id));
  const figures = FIELDS[topic].map(([field, unit]) => {
    const value = valueAt(record, field);
    if (typeof value === 'string') return writer.word(value);
    if (typeof value === 'number') return writer.withUnit(writer.number(value), unit);
    const range = value as { min?: number | null; max?: number | null } | null;
    return writer.range(range?.min, range?.max, unit);
  });
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : known.join(writer.comma);
}

/** Whether the printer prints the material, with the weightiest reason; null where nobody judged it. @throws what reading throws */
export async function verdictOn(
  { printer, material }: Extract<Question, { ask: 'pair' }>,
  { say, colon }: FindTexts,
): Promise<string | null> {
  const { data } = await pageFiles.memo<{ data: Fit[] }>(fitPath(printer.id));
  const fit = data.find((one) => one.material === material.id);
  if (!fit) return null;
  const [first] = fit.reasons;
  return say(...FIT_VERDICTS[fit.verdict]) + (first ? colon + say(first.message, first.message_zh) : '');
}
