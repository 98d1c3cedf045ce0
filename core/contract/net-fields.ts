import type { FieldChange } from '../../schemas/generated/record.js';
import type { Json } from './changes.js';
import { isWithin, withPart } from './field-path.js';

interface Net {
  before: Json;
  after: Json;
}

/** The fields of one record over several steps: the first and the last value of each. */
export class NetFields {
  private readonly fields = new Map<string, Net>();
  /** False once the first or the last value of a field cannot be told. */
  complete = true;
  /** Orders of lists (`causes[]`) to which a removed item came back: its position is not known. */
  private readonly unordered = new Set<string>();

  /** Adds a later change of a field: of the same one, of a part of one, or of one whose parts are known. */
  add({ field, before, after }: FieldChange): void {
    const own = this.fields.get(field);
    if (own && own.before !== null && own.after === null && field.endsWith(']')) {
      this.unordered.add(field.replace(/\[[^\]]*\]$/, '[]'));
      this.complete = false;
    }
    if (own) own.after = after as Json;
    else if (!this.addPart(field, after as Json)) this.addWhole(field, before as Json, after as Json);
  }

  /** Forgets fields; says whether there were any. */
  drop(which: (field: string) => boolean): boolean {
    const before = this.fields.size;
    for (const field of this.fields.keys()) if (which(field)) this.fields.delete(field);
    return this.fields.size < before;
  }

  /** The fields that are different in the end, in the order in which they first changed. */
  result(): FieldChange[] {
    return [...this.fields].flatMap(([field, net]) => {
      if (this.unordered.has(field)) return [];
      const told = field.endsWith('[]') ? this.orderOfLasting(field, net) : net;
      return same(told.before, told.after) ? [] : [{ field, before: told.before, after: told.after }];
    });
  }

  private addPart(field: string, after: Json): boolean {
    const whole = [...this.fields.keys()].find((known) => !known.endsWith('[]') && isWithin(field, known));
    if (whole === undefined) return false;
    const net = this.fields.get(whole) as Net;
    const changed = withPart(net.after, field.slice(whole.length), after);
    if (changed === undefined) this.forget(whole);
    else net.after = changed;
    return true;
  }

  private addWhole(field: string, before: Json, after: Json): void {
    let first: Json | undefined = before;
    // What a step changed in a part of it before is put back, last one first.
    for (const [part, net] of [...this.fields].reverse()) {
      if (!isWithin(part, field)) continue;
      this.fields.delete(part);
      if (first !== undefined) first = withPart(first, part.slice(field.length), net.before);
    }
    if (first === undefined) this.forget(field);
    else this.fields.set(field, { before: first, after });
  }

  private forget(field: string): void {
    this.fields.delete(field);
    this.complete = false;
  }

  /** The order of a list (`causes[]`) is that of the items which were there at first and are there at last. */
  private orderOfLasting(field: string, { before, after }: Net): Net {
    const lasting = (names: Json) =>
      (names as string[]).filter((name) => {
        const item = this.fields.get(`${field.slice(0, -1)}${name}]`);
        return item === undefined || (item.before !== null && item.after !== null);
      });
    return { before: lasting(before), after: lasting(after) };
  }
}

function same(a: Json, b: Json): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
