import type { Files } from '../../../clients/typescript/src/files.js';
import { pagePath, recordPath, schemaPath } from '../../../core/contract/paths.js';
import { printerName } from '../../../core/names/printer-name.js';
import { LOCALES } from '../../../core/words/language.js';
import { labelOf } from '../../../core/words/layout.js';
import { writerIn } from '../../../core/words/record-words.js';
import { valueAt } from '../../../core/words/values.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { pageFiles as files } from '../explorer/load.js';
import { showRest } from '../layouts/waiting.js';
import { pageLanguage } from '../setup/on-page.js';
import { type CorrectedField, changeCommand, changeText, SHORTEST_REASON, sendAddress } from './change.js';
import { readValue, schemaOf, type ValueSchema } from './schema-value.js';

/** Configuration of the form, set at build time. */
export interface CorrectBuilt {
  /** The curated fields of printers. */
  curated: readonly string[];
  repository?: string;
  contact?: string;
}

/** Initialises the correction form from the URL. */
export async function startCorrection(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form.correct');
  if (!form) return;
  const language = pageLanguage();
  const { say } = LOCALES[language];
  const writer = writerIn(language);
  const to = JSON.parse(form.dataset.built ?? '') as CorrectBuilt;
  const query = new URLSearchParams(location.search);
  const record = /^[a-z_]+(?:\/[\w.-]+)?$/.test(query.get('record') ?? '') ? (query.get('record') as string) : '';
  const [kind = '', id = ''] = record.split('/');
  const field = query.get('field');
  const part = <E extends HTMLElement>(selector: string) => form.querySelector(selector) as E;
  const input = (name: string) => part<HTMLInputElement>(`[name=${name}]`);
  input('value').value = query.get('name') ?? '';

  const known = field && isKind(kind) ? await subjectOf(kind, id, field, to.curated) : null;
  const label = known?.schema && labelOf(known.schema, language);
  const called = label ? label + writer.aside.join(field ?? '') : field;
  part('.about').textContent = known ? `${known.name} · ${called}` : record || say('Something else', '其他');
  const figure = (value: unknown, schema: ValueSchema | null) => writer.any(value, schema?.['x-unit'] ?? '');
  const unknown = say('not known', '未知');
  let now = known && (figure(known.shown, known.schema) ?? unknown);
  // The page shows a single maximum for the manufacturer's rating and the firmware limit.
  if (known?.instead) {
    const { value, schema, field: shown } = known.instead;
    now = `${figure(value, schema)}${writer.aside.join(shown)}${writer.semicolon}${field}${writer.colon}${unknown}`;
  }
  part('.now').hidden = now === null;
  part('.now output').textContent = now;
  part('.hint').textContent = known?.schema?.enum
    ? known.schema.enum.filter((one) => one !== null).join(', ')
    : (known?.schema?.['x-unit'] ?? '');

  const show = () => {
    const [typed, source, read] = ['value', 'source', 'read'].map((name) => input(name).value.trim()) as [
      string,
      string,
      string,
    ];
    const result = known?.schema ? readValue(typed, known.schema, say) : { value: typed };
    const problems = [
      typed !== '' && 'problem' in result && result.problem,
      source !== '' &&
        !/^https?:\/\/\S+\.\S+/.test(source) &&
        say('The source must be an address: https://…', '出处应为网址：https://…'),
      known &&
        read !== '' &&
        read.length < SHORTEST_REASON &&
        say(
          `“What you read there” needs at least ${SHORTEST_REASON} characters.`,
          `“读到的内容”至少 ${SHORTEST_REASON} 个字符。`,
        ),
    ].filter((problem) => typeof problem === 'string');
    const required = known ? ['value', 'source', 'read'] : ['value'];
    const empty = required.map(input).filter(({ value }) => value.trim() === '');
    const begun = empty.length < required.length || source !== '' || read !== '';
    for (const name of required) input(name).ariaInvalid = String(begun && empty.includes(input(name)));
    if (begun && empty.length > 0) {
      const names = empty.map(({ parentElement }) => parentElement?.querySelector('b')?.textContent).join(writer.comma);
      problems.push(say(`Still empty: ${names}.`, `尚未填写：${names}。`));
    }
    part('.problems').textContent = problems.join(writer.space || ' ');
    const complete = empty.length === 0 && problems.length === 0;
    part('.result').hidden = !complete;
    if (!complete || 'problem' in result) return;
    const correction = { value: result.value, source, read };
    const text = known
      ? changeText(known.subject, correction)
      : [record, typed, source, read].filter(Boolean).join('\n');
    part('.text').textContent = text;
    part('.yourself').hidden = known === null;
    if (known) part('.command').textContent = changeCommand(known.subject, correction);
    const title = `${record || say('Correction', '更正')}${field ? `: ${field}` : ''}`;
    const body = known
      ? [
          `${say('Now', '现为')}: ${now}`,
          `${say('Right', '应为')}: ${typed}`,
          source,
          read,
          '',
          '```yaml',
          text,
          '```',
        ].join('\n')
      : text;
    const address = sendAddress(to, title, body);
    const send = part<HTMLAnchorElement>('.send');
    send.hidden = address === null;
    part('.where').hidden = address !== null;
    if (address !== null) send.href = address;
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  part('.where').textContent = say(
    `${location.host} names no address for corrections: copy the text, and send it to whoever runs this site or gave you its address.`,
    `${location.host} 没有提供接收更正的地址：请复制文本，发给本站的运营者或向您提供此网址的人。`,
  );
  part('.copy').addEventListener('click', async () => {
    await navigator.clipboard.writeText(part('.text').textContent ?? '');
    part('.copied').textContent = say('Copied.', '已复制。');
  });
  show();
  form.hidden = false;
  showRest();
}

/** The schema of each record kind with correctable values. */
const SCHEMAS = { printers: 'printer', materials: 'material', profiles: 'profile' } as const;
type Kind = keyof typeof SCHEMAS;

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(SCHEMAS, kind);
}

/** The value to correct, as in the record; null: no such record or field. */
async function subjectOf(kind: Kind, id: string, field: string, curated: readonly string[]) {
  try {
    const [found, schema] = await Promise.all([
      recordOf(files, kind, id),
      files.memo<ValueSchema>(schemaPath(SCHEMAS[kind])),
    ]);
    const { record, name, file, profile } = found;
    const shown = valueAt(record, field) ?? null;
    const own = 'corrected' in record.provenance && record.provenance.corrected.find((one) => one.field === field);
    const subject: CorrectedField = {
      record: `${kind}/${id}`,
      field,
      was: own && 'upstream_value' in own ? own.upstream_value : shown,
      file,
      isCurated: curated.includes(field),
      ...(profile && {
        profile: { printer: profile.printer, material: profile.material, nozzle: profile.nozzle.variant },
      }),
    };
    return {
      subject,
      shown,
      schema: schemaOf(schema, field),
      name,
      instead: shown === null ? insteadOf(record, field, schema) : null,
    };
  } catch {
    return null;
  }
}

/** The maximum shown if the corrected field is unknown, with the schema of its actual field. */
function insteadOf(record: Found['record'], field: string, schema: ValueSchema) {
  const [, path = ''] = /^(?:rated|firmware_limit|community_firmware)\.(.+)$/.exec(field) ?? [];
  const [value = null, kind = null] = path
    ? [valueAt(record, path), valueAt(record, `provenance.figure_kinds.${path}`)]
    : [];
  const shown = kind === null ? path : `${kind}.${path}`;
  return value === null ? null : { value, field: shown, schema: schemaOf(schema, shown) };
}

/** A record with its name and the file that its corrections go into. @throws {OpenPrintDataError} */
async function recordOf(files: Files, kind: Kind, id: string): Promise<Found> {
  if (kind === 'materials') {
    const record = await files.record<Material>(recordPath(kind, id));
    return { record, name: record.name, file: `data/materials/${id}.yaml`, profile: null };
  }
  const [printerId = '', , material = ''] = id.split('--');
  const printer = await files.record<Printer>(recordPath('printers', printerId));
  const file = `data/printers/${printer.brand_id}/${printerId.slice(printer.brand_id.length + 1)}.yaml`;
  const name = printerName(printer);
  if (kind === 'printers') return { record: printer, name, file, profile: null };
  const { data } = await files.page<Profile>(pagePath({ kind, printer: printerId, material }));
  const profile = data.find((one) => one.id === id);
  if (!profile) throw new Error(`no profile ${id}`);
  return { record: profile, name: `${name} · ${material} · ${profile.nozzle.variant}`, file, profile };
}

interface Found {
  record: Printer | Material | Profile;
  name: string;
  file: string;
  profile: Profile | null;
}
