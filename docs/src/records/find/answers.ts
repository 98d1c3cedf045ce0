import { codesIn } from '../../../../clients/typescript/src/parts/codes.js';
import { spoolWithColour } from '../../../../clients/typescript/src/parts/find.js';
import { clearest, identify, recordsMeant } from '../../../../clients/typescript/src/parts/identify.js';
import { describeCode } from '../../../../core/codes/describe-code.js';
import { fitPath, recordPath } from '../../../../core/contract/paths.js';
import type { Question, Topic } from '../../../../core/names/question.js';
import type { Findable } from '../../../../core/names/search.js';
import { FIT_VERDICTS } from '../../../../core/words/enumerations.js';
import type { Locale } from '../../../../core/words/language.js';
import { writerIn } from '../../../../core/words/record-words.js';
import { valueAt, type Writer } from '../../../../core/words/values.js';
import type { Fit, Material } from '../../../../schemas/generated/record.js';
import { element } from '../../element.js';
import { pageFiles } from '../../explorer/load.js';
import { hrefOf, linkTo, listed, paragraph } from './elements.js';

/** The value or verdict that a question asks for; null if unknown. @throws if reading a record fails */
export async function figureFor(question: Question, locale: Locale): Promise<string | null> {
  const writer = writerIn(locale.language);
  const figure =
    question.ask === 'pair'
      ? await verdictOn(question, locale)
      : question.ask === 'topic'
        ? await figureOf(question, writer)
        : null;
  return figure && writer.colon + figure;
}

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
async function figureOf(
  { topic, material }: Extract<Question, { ask: 'topic' }>,
  writer: Writer,
): Promise<string | null> {
  const record = await pageFiles.record<Material>(recordPath('materials', material.id));
  const known = Object.entries(FIELDS[topic]).flatMap(
    ([field, unit]) => writer.any(valueAt(record, field), unit) ?? [],
  );
  return known.length === 0 ? null : known.join(writer.comma);
}

/** Whether the printer can print the material, with the main reason; null if unrated. @throws if reading fails */
async function verdictOn(
  { printer, material }: Extract<Question, { ask: 'pair' }>,
  { say }: Locale,
): Promise<string | null> {
  const { data } = await pageFiles.memo<{ data: Fit[] }>(fitPath(printer.id));
  const fit = data.find((one) => one.material === material.id);
  if (!fit) return null;
  const { verdict, message, message_zh } = fit;
  return say(...FIT_VERDICTS[verdict]) + (message && message_zh ? say(`: ${message}`, `：${message_zh}`) : '');
}

/** Looks up an identifier of a slicer, machine, tag or shop: the record and the system it belongs to, or nothing. */
export async function identified(
  query: string,
  items: readonly Findable[],
  locale: Locale,
): Promise<HTMLElement | null> {
  const found = clearest(await identify(pageFiles, query.trim()));
  const [first] = found;
  if (!first) return null;
  const meant = new Set(recordsMeant(found).map(({ kind, id }) => `${kind}/${id}`));
  const colours = found.flatMap(({ spools }) => spools.flatMap(({ colour }) => colour ?? []));
  // The schema descriptions put field names in backticks.
  const system = locale.say(first.description, first.description_zh).replaceAll('`', '');
  return element(
    'div',
    {},
    paragraph(`${first.identifier}${locale.say(': ', '：')}${[system, ...new Set(colours)].join(' · ')}`),
    ...listed(items.filter(({ kind, id }) => meant.has(`${kind}/${id}`)).slice(0, 5), items, locale),
  );
}

/** The branded filament and colour named in a query; null if none matches. */
export async function coloured(query: string, items: readonly Findable[], locale: Locale): Promise<HTMLElement | null> {
  const spool = await spoolWithColour(pageFiles, query, items);
  const item = items.find(({ kind, id }) => kind === spool?.kind && id === spool.id);
  if (!spool || !item) return null;
  return element('p', {}, linkTo(hrefOf(item, items, locale), spool.name), `${locale.say(': ', '：')}${spool.colour}`);
}

/** Maximum number of codes explained for a pasted text. */
const MOST = 3;

/** Explains the machine error codes and messages in a text; null if it contains none. */
export async function reported(query: string, { prefix, say, language }: Locale): Promise<HTMLElement | null> {
  const found = (await codesIn(pageFiles, query)).slice(0, MOST);
  if (found.length === 0) return null;
  const lines = found.map((one) => {
    const { code, meaning } = describeCode(one, language);
    const link = linkTo(`${prefix}/codes/${one.system}/#${encodeURIComponent(code)}`, code);
    return element('p', {}, link, say(': ', '：') + meaning);
  });
  return element('div', {}, ...lines);
}
