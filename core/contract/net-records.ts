import type { FieldChange, RecordChange } from '../../schemas/generated/record.js';
import type { ReleaseKind } from './changes.js';
import { NetFields } from './net-fields.js';

/** The net change of a record over several steps. */
export interface NetRecord {
  kind: ReleaseKind;
  id: string;
  change: RecordChange['change'];
  /** For `changed`: the fields that are different. */
  fields?: FieldChange[];
  /**
   * For `changed`: false where the fields may not be all, as a step left some out or the record was gone in between:
   * fetch it. It may then even be what it was.
   */
  complete?: boolean;
}

interface Net {
  kind: ReleaseKind;
  id: string;
  /** Whether it was there at first, and is there at last. */
  was: boolean;
  is: boolean;
  complete: boolean;
  fields: NetFields;
}

/** Records over several steps. */
export class NetRecords {
  private readonly records = new Map<string, Net>();

  /** Adds a later change of a record. @param leftOut fields, as `<kind> <path>`, that this step does not list */
  add({ kind, id, change, fields = [] }: RecordChange, leftOut: readonly string[]): void {
    const name = `${kind} ${id}`;
    const was = change !== 'added';
    const net = this.records.get(name) ?? { kind, id, was, is: was, complete: true, fields: new NetFields() };
    this.records.set(name, net);
    net.is = change !== 'removed';
    // Removed in between: no step has both its first and its last values.
    if (change !== 'changed') net.complete = false;
    else if (leftOut.some((field) => field.startsWith(`${kind} `))) net.complete = false;
    for (const field of fields) net.fields.add(field);
  }

  /**
   * Forgets fields.
   *
   * @param told whether they are told elsewhere, for all records at once; a record misses them otherwise
   */
  drop(which: (kind: ReleaseKind, field: string) => boolean, told: boolean): void {
    for (const net of this.records.values()) {
      const dropped = net.fields.drop((field) => which(net.kind, field));
      if (dropped && !told) net.complete = false;
    }
  }

  /** The records that are new, gone or different in the end. */
  result(): NetRecord[] {
    return [...this.records.values()].flatMap(({ kind, id, was, is, complete, fields }): NetRecord[] => {
      if (!was || !is) return was === is ? [] : [{ kind, id, change: is ? 'added' : 'removed' }];
      const told = fields.result();
      const whole = complete && fields.complete;
      return told.length === 0 && whole ? [] : [{ kind, id, change: 'changed', fields: told, complete: whole }];
    });
  }
}
