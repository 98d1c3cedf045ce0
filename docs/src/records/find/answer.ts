import { fitPath, recordPath } from '../../../../core/contract/paths.js';
import type { Question, Topic } from '../../../../core/names/question.js';
import { FIT_VERDICTS } from '../../../../core/words/enumerations.js';
import { writerIn } from '../../../../core/words/record-words.js';
import { valueAt } from '../../../../core/words/values.js';
import type { Fit, Material } from '../../../../schemas/generated/record.js';
import { pageFiles } from '../../explorer/load.js';
import type { FindTexts } from './find-texts.js';

/** The material fields that answer a topic, with their units. */
const FIELDS: Readonly<Record<Topic, Readonly<Record<string, string>>>> = {
  drying: { drying_temperature_c: '°C', drying_time_h: 'h' },
  nozzle_temperature: { nozzle_temperature_c: '°C' },
  bed_temperature: { bed_temperature_c: '°C' },
  chamber: { chamber_temperature_c: '°C' },
  fan: { fan_percent: '%' },
  enclosure: { enclosure: '' },
  fumes: { 'fumes.level': '' },
};

/** The values of a material for a topic; null if unknown. @throws if reading the record fails */
export async function figureOf(
  { topic, material }: Extract<Question, { ask: 'topic' }>,
  { language }: FindTexts,
): Promise<string | null> {
  const writer = writerIn(language);
  const record = await pageFiles.record<Material>(recordPath('materials', material.id));
  const known = Object.entries(FIELDS[topic]).flatMap(
    ([field, unit]) => writer.any(valueAt(record, field), unit) ?? [],
  );
  return known.length === 0 ? null : known.join(writer.comma);
}

/** Whether the printer can print the material, with the main reason; null if unrated. @throws if reading fails */
export async function verdictOn(
  { printer, material }: Extract<Question, { ask: 'pair' }>,
  { say, colon }: FindTexts,
): Promise<string | null> {
  const { data } = await pageFiles.memo<{ data: Fit[] }>(fitPath(printer.id));
  const fit = data.find((one) => one.material === material.id);
  if (!fit) return null;
  const { verdict, message, message_zh } = fit;
  return say(...FIT_VERDICTS[verdict]) + (message && message_zh ? colon + say(message, message_zh) : '');
}
