import type { Say } from '../../../core/words/language.js';

/** The subset of JSON Schema that describes a value. */
export interface ValueSchema {
  description?: string;
  'x-zh'?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  properties?: Readonly<Record<string, ValueSchema>>;
  items?: ValueSchema;
  'x-unit'?: string;
}

/** The schema of a record field; nozzles are addressed by variant. Null: no such field. */
export function schemaOf(record: ValueSchema, field: string): ValueSchema | null {
  const nozzle = /^nozzles\.(?:\d+(?:\.\d+)?[^.]*)\.(.+)$/.exec(field)?.[1];
  const parts = (nozzle ?? field).split('.');
  let node: ValueSchema | undefined = nozzle === undefined ? record : record.properties?.nozzles?.items;
  for (const part of parts) node = node?.properties?.[part];
  return node ?? null;
}

const YES = ['yes', 'true', '是'];
const NO = ['no', 'false', '否'];
const UNKNOWN = ['unknown', 'null', '未知'];

/** Parses input as the value of a field, or describes the problem. */
export function readValue(typed: string, schema: ValueSchema, say: Say): { value: unknown } | { problem: string } {
  const text = typed.trim();
  if (UNKNOWN.includes(text.toLowerCase())) return { value: null };
  const types = [schema.type ?? []].flat();
  if (schema.enum) {
    const allowed = schema.enum.filter((one) => one !== null);
    const found = allowed.find((one) => String(one).toLowerCase() === text.toLowerCase().replaceAll(' ', '_'));
    return found === undefined
      ? { problem: say(`One of: ${allowed.join(', ')}.`, `可选：${allowed.join('、')}。`) }
      : { value: found };
  }
  if (types.includes('boolean')) {
    if (YES.includes(text.toLowerCase())) return { value: true };
    if (NO.includes(text.toLowerCase())) return { value: false };
    return { problem: say('Yes or no.', '填“是”或“否”。') };
  }
  if (types.includes('number') || types.includes('integer')) return readNumber(text, schema, say);
  if (schema.properties) {
    const names = Object.keys(schema.properties);
    const texts = text.split(/\s*[×x*–,，~到]\s*|\s+-\s+/i);
    if (texts.length !== names.length)
      return { problem: say(`As ${names.join(' × ')}.`, `格式：${names.join(' × ')}。`) };
    const read = names.map((name, i) => readValue(texts[i] ?? '', schema.properties?.[name] ?? {}, say));
    const wrong = read.find((one) => 'problem' in one);
    if (wrong) return wrong;
    return { value: Object.fromEntries(names.map((name, i) => [name, (read[i] as { value: unknown }).value])) };
  }
  return text === '' ? { problem: say('Enter a value.', '内容为空。') } : { value: text };
}

function readNumber(text: string, { type, minimum, maximum, 'x-unit': unit = '' }: ValueSchema, say: Say) {
  const digits = text.replace(',', '.').replace(/\s*[a-zµ°%³²/]+$/i, '');
  const number = digits === '' ? Number.NaN : Number(digits);
  const whole = [type ?? []].flat().includes('integer') && ![type ?? []].flat().includes('number');
  if (!Number.isFinite(number) || (whole && !Number.isInteger(number)))
    return { problem: say(whole ? 'A whole number.' : 'A number.', whole ? '请填整数。' : '请填数字。') };
  if ((minimum !== undefined && number < minimum) || (maximum !== undefined && number > maximum)) {
    const range = `${minimum ?? '…'}–${maximum ?? '…'} ${unit}`.trim();
    return { problem: say(`Within ${range}.`, `应在 ${range} 之间。`) };
  }
  return { value: number };
}
