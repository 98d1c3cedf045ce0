import type { Chosen } from '../setup/setup.js';
import { keyOf, LENGTHS, type Spool, type StepNote } from './notes.js';

/** What the file says it is. */
const FORMAT = 'calibration-notes';
const VERSION = 1;

/** Largest file that is read, bytes; notes of a spool are a few hundred. */
export const MOST_BYTES = 1_000_000;

/** Why a text is no notes: where, and what is wrong there. */
export class InvalidNotesError extends Error {
  constructor(
    readonly problem: 'json' | 'format' | 'version' | 'value',
    readonly where = '',
  ) {
    super(`${problem} ${where}`);
  }
}

/** Notes as the text of a file. */
export function serializeNotes(spools: readonly Spool[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, spools }, null, 2)}\n`;
}

/** The notes in the text of a file. @throws {@link InvalidNotesError} */
export function parseNotes(text: string): Spool[] {
  const { format, version, spools } = objectIn(parsed(text), '') as Record<string, unknown>;
  if (format !== FORMAT) throw new InvalidNotesError('format');
  if (version !== VERSION) throw new InvalidNotesError('version', String(version));
  if (!Array.isArray(spools)) throw new InvalidNotesError('value', 'spools');
  const read = spools.map((spool, i) => spoolIn(spool, `spools[${i}]`));
  const twice = read.findIndex((spool, i) => read.findIndex((other) => keyOf(other) === keyOf(spool)) < i);
  if (twice >= 0) throw new InvalidNotesError('value', `spools[${twice}]`);
  return read;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidNotesError('json');
  }
}

function spoolIn(value: unknown, where: string): Spool {
  const { printer, nozzle, material, name, changed, steps } = objectIn(value, where);
  const day = textIn(changed, `${where}.changed`, 40);
  if (Number.isNaN(Date.parse(day))) throw new InvalidNotesError('value', `${where}.changed`);
  return {
    printer: chosenIn(printer, `${where}.printer`),
    nozzle: textIn(nozzle, `${where}.nozzle`, 40),
    material: chosenIn(material, `${where}.material`),
    name: textIn(name, `${where}.name`, LENGTHS.name),
    changed: day,
    steps: mapIn(steps, `${where}.steps`, entryIn),
  };
}

function entryIn(value: unknown, where: string): StepNote {
  const { result, kept, done, note, with: others } = objectIn(value, where);
  return {
    result: textIn(result, `${where}.result`, LENGTHS.result),
    kept: kept === true,
    done: done === true,
    note: textIn(note, `${where}.note`, LENGTHS.note),
    with: mapIn(others ?? {}, `${where}.with`, (number, at) => {
      if (typeof number !== 'number') throw new InvalidNotesError('value', at);
      return number;
    }),
  };
}

function chosenIn(value: unknown, where: string): Chosen {
  const { id, name } = objectIn(value, where);
  const read = textIn(id, `${where}.id`, 100);
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(read)) throw new InvalidNotesError('value', `${where}.id`);
  return { id: read, name: textIn(name, `${where}.name`, 200) };
}

/** An object by ids of steps; anything else in it, such as `__proto__`, is no notes. */
function mapIn<T>(value: unknown, where: string, of: (value: unknown, where: string) => T): Record<string, T> {
  return Object.fromEntries(
    Object.entries(objectIn(value, where)).map(([id, item]) => {
      if (!/^[a-z][a-z0-9-]{0,60}$/.test(id)) throw new InvalidNotesError('value', `${where}.${id.slice(0, 60)}`);
      return [id, of(item, `${where}.${id}`)];
    }),
  );
}

function objectIn(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidNotesError(where === '' ? 'format' : 'value', where);
  return value as Record<string, unknown>;
}

function textIn(value: unknown, where: string, most: number): string {
  if (typeof value !== 'string' || value.length > most) throw new InvalidNotesError('value', where);
  return value;
}
