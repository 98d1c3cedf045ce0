export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** The exact path of a file. */
  pathForm?: boolean;
}

/** Collects vectors; their names are made of the rule's section and a running number, so that they stay short and unique. */
export class VectorTable {
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

/** A request and the answer that the service gives to it, for those who write a mirror or a client. */
export interface Vector {
  name: string;
  rule: string;
  /** True for the exact path of a file: any static server answers it with the same bytes. */
  path_form: boolean;
  request: { method: string; url: string; headers?: Record<string, string> };
  response: ExpectedResponse;
}

/** What must be true of an answer; what is not listed is left open. */
export interface ExpectedResponse {
  status: number;
  /** By lower-case name; null: the header must not be there. */
  headers: Record<string, string | null>;
  /** Of the body, hexadecimal; null: the answer has no body; left out for errors, whose texts may change. */
  sha256?: string | null;
  /** Of a list. */
  meta?: { total: number; page: number; limit: number };
  /** Of an error: fields that the body must have with these values, among others. */
  body?: { success: false; data: []; meta: { total: 0; page: 1; limit: number }; error: Record<string, unknown> };
  /** An id that is among the suggestions of an error. */
  suggestion?: string;
}

/** The document that is published as `/api/v1/vectors.json`. */
export interface VectorsDocument {
  about: string;
  vectors: Vector[];
}
