import type { Vector, VectorResponse } from '../../../../schemas/generated/record.js';

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Whether the URL is the exact path of a file. */
  pathForm?: boolean;
}

/** Collects vectors; named by the section of the rule and a running number, so that names are short and unique. */
export class VectorTable {
  readonly vectors: Vector[] = [];
  private section = '';
  private rule = '';
  private count = 0;

  /** Sets the rule of the vectors that follow. */
  about(section: string, rule: string): void {
    if (section !== this.section) this.count = 0;
    this.section = section;
    this.rule = rule;
  }

  add(url: string, response: VectorResponse, { method = 'GET', headers, pathForm = false }: RequestOptions = {}): void {
    this.count++;
    this.vectors.push({
      name: `${this.section}-${this.count}`,
      rule: this.rule,
      path_form: pathForm,
      request: { method, url, ...(headers ? { headers } : {}) },
      response,
    });
  }
}
