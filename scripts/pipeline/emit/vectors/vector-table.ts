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

/** A request and the service's answer, for implementers of mirrors and clients. */
export interface Vector {
  name: string;
  rule: string;
  /** True for the exact path of a file: any static server answers it with the same bytes. */
  path_form: boolean;
  request: { method: string; url: string; headers?: Record<string, string> };
  response: ExpectedResponse;
}

/** Requirements for an answer; anything else is unspecified. */
export interface ExpectedResponse {
  status: number;
  /** By lower-case name; null: the header must be absent. */
  headers: Record<string, string | null>;
  /** Of the body, hexadecimal; null: no body; absent for errors, whose texts may change. */
  sha256?: string | null;
  /** Of a list. */
  meta?: { total: number; page: number; limit: number };
  /** Of an error: fields that the body must contain with these values, among others. */
  body?: { success: false; data: []; meta: { total: 0; page: 1; limit: number }; error: Record<string, unknown> };
  /** An id that must be among the suggestions of an error. */
  suggestion?: string;
}

/** The document published as `/api/v1/vectors.json`. */
export interface VectorsDocument {
  about: string;
  vectors: Vector[];
}
