/** A request and the answer that the service gives to it, for those who write a mirror or a client. */
export interface Vector {
  name: string;
  /** The rule of the contract that it shows. */
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
  suggests?: string;
}

/** The document that is published as `/api/v1/vectors.json`. */
export interface VectorsDocument {
  about: string;
  vectors: Vector[];
}
