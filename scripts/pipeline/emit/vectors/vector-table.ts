import { API } from '../../../../core/contract/paths.js';
import type { Printer, Profile, Rule, Vector, VectorResponse } from '../../../../schemas/generated/record.js';
import type { Records } from '../../compose/records.js';
import { type ErrorOptions, type ExpectedError, errorAnswer, listAnswer, type Window } from './expected.js';

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Whether the URL is the exact path of a file. */
  pathForm?: boolean;
}

/**
 * Collects vectors; named by the section of the rule and a running number, so that names are short and unique. Lists
 * that a query can ask for are computed from the records instead of the files.
 */
export class VectorTable {
  readonly vectors: Vector[] = [];
  private section = '';
  private rule = '';
  private count = 0;

  constructor(readonly records: Records) {}

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

  /** Adds a query below `/api/v1/` that is answered with records. */
  list(query: string, window: Window): void {
    this.add(`${API}/${query}`, listAnswer(window));
  }

  /** Adds a query below `/api/v1/` that is answered with an error. */
  fault(query: string, status: number, error: ExpectedError, options?: ErrorOptions): void {
    this.add(`${API}/${query}`, errorAnswer(status, error, options));
  }

  /** Adds a query of profiles, answered with those of a printer, a material or both. */
  profiles(query: string, of: Pair, window: Omit<Window, 'records'> = {}): void {
    this.list(`profiles?${query}`, { records: this.profilesOf(of), ...window });
  }

  /** Adds a query of a symptom, answered with the rules of these symptoms. */
  rules(symptom: string, ids: readonly string[]): void {
    this.list(`troubleshoot?symptom=${symptom}`, { records: this.rulesOf(ids), whole: true, bilingual: true });
  }

  printersOf(brand: string): Printer[] {
    return this.records.printers.filter(({ brand_id }) => brand_id === brand);
  }

  profilesOf(of: Pair): Profile[] {
    return this.records.profiles.filter(
      ({ printer, material }) =>
        (of.printer === undefined || printer === of.printer) && (of.material === undefined || material === of.material),
    );
  }

  rulesOf(symptoms: readonly string[]): Rule[] {
    return this.records.rules.filter(({ symptom }) => symptoms.includes(symptom));
  }
}

interface Pair {
  printer?: string | undefined;
  material?: string | undefined;
}
