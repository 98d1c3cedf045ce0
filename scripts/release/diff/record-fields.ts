import { fieldTemplate } from '../../../core/contract/field-path.js';
import type { JsonObject } from '../../shared/tree.js';
import { eachField } from './differences.js';

/** The fields that the records of a kind have, as templates. */
export class RecordFields {
  private readonly fields = new Set<string>();
  /** What holds them: `rated`, and lists whose items have names, `causes` and `causes[]`. */
  private readonly wholes = new Set<string>();
  private readonly answers = new Map<string, boolean>();

  constructor(records: ReadonlyMap<string, JsonObject>) {
    for (const record of records.values()) eachField(record, (path) => this.fields.add(fieldTemplate(path)));
    for (const field of this.fields) {
      for (const { index } of field.matchAll(/\[\]/g)) this.wholes.add(field.slice(0, index + 2));
      for (const holder of holdersOf(field)) this.wholes.add(holder);
    }
  }

  /** Whether a field or a part of it is there, or what holds it was null or empty: neither makes a new field. */
  has(template: string): boolean {
    let answer = this.answers.get(template);
    if (answer === undefined) {
      answer = this.wholes.has(template) || [...holdersOf(template), template].some((field) => this.fields.has(field));
      this.answers.set(template, answer);
    }
    return answer;
  }
}

function holdersOf(template: string): string[] {
  return [...template.matchAll(/[.[]/g)].map(({ index }) => template.slice(0, index));
}
