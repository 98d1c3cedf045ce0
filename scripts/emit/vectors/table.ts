import type { ExpectedResponse, Vector } from './vector.js';

/** What a request has beside its address. */
export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** The exact path of a file. */
  pathForm?: boolean;
}

/** Collects vectors; their names are made of the rule's section and a running number, so that they stay short and unique. */
export class Table {
  readonly vectors: Vector[] = [];
  private section = '';
  private rule = '';
  private count = 0;

  /** The vectors that follow show this rule. */
  about(section: string, rule: string): void {
    if (section !== this.section) this.count = 0;
    this.section = section;
    this.rule = rule;
  }

  add(
    url: string,
    response: ExpectedResponse,
    { method = 'GET', headers, pathForm = false }: RequestOptions = {},
  ): void {
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
