import type { SettingValue } from '../../../core/troubleshoot/resolve/setup.js';

/** Own values from a link, and the parts that could not be parsed. */
export interface LinkedYours {
  values: Record<string, SettingValue>;
  unread: string[];
}

/** Limit on values; more is not a setup but an attack. */
const MOST = 100;

const ID = /^[a-z][a-z0-9_]{0,59}$/;
const CHOICE = /^[a-z][a-z0-9_-]{0,39}$/i;

/** Formats own values for the URL: `retraction_length:0.8,z_hop:false`; null: none. */
export function writeYours(values: Readonly<Record<string, SettingValue>>): string | null {
  const parts = Object.entries(values)
    .filter(([id, value]) => ID.test(id) && (typeof value !== 'string' || CHOICE.test(value)))
    .map(([id, value]) => `${id}:${typeof value === 'number' ? Number(value.toPrecision(6)) : value}`);
  return parts.length === 0 ? null : parts.sort().slice(0, MOST).join(',');
}

/** Parses the output of {@link writeYours}; unparsable parts are reported. */
export function readYours(text: string | null): LinkedYours {
  const found: LinkedYours = { values: {}, unread: [] };
  const parts = (text ?? '').split(',').filter((part) => part.trim() !== '');
  for (const part of parts.slice(0, MOST)) {
    const [id = '', said = '', ...more] = part.trim().split(':');
    const value = more.length > 0 ? null : valueIn(said);
    if (ID.test(id) && value !== null) found.values[id] = value;
    else found.unread.push(part.trim().slice(0, 80));
  }
  if (parts.length > MOST) found.unread.push('…');
  return found;
}

function valueIn(said: string): SettingValue | null {
  if (said === 'true' || said === 'false') return said === 'true';
  if (/^-?\d{1,7}(\.\d{1,6})?$/.test(said)) return Number(said);
  return CHOICE.test(said) ? said : null;
}
