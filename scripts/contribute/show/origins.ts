import {
  materialStatements,
  type ProvenanceStatement,
  printerStatements,
  profileStatements,
} from '../../../core/words/provenance.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import type { NamedBy } from '../../shared/identifiers.js';
import { type Json, type JsonObject, leaves } from '../../shared/tree.js';

/** A value of a record with its origin. */
export interface FieldOrigin {
  field: string;
  value: Json;
  /** The file, preset or page that states it; empty if unknown. */
  from: string;
  /** Values of other sources. */
  others: string[];
}

/** What only the hand-written file of a printer states. */
const OWN = /^(?:id|brand|brand_id|model|aliases|variant_of)(?:\.|$)/;

/**
 * Every value of a printer with its origin.
 *
 * @param file the hand-written file of the printer
 * @param named its identifiers by source
 */
export function printerOrigins(printer: Printer, file: string, named: readonly NamedBy[]): FieldOrigin[] {
  const { provenance: _, nozzles, ...values } = printer;
  const byVariant = Object.fromEntries(nozzles.map(({ variant, ...nozzle }) => [variant, nozzle]));
  return originsOf({ ...values, nozzles: byVariant }, file, named, (field) =>
    OWN.test(field) ? [] : printerStatements(printer, field),
  );
}

export function profileOrigins(profile: Profile): FieldOrigin[] {
  const { provenance: _, ...values } = profile;
  return originsOf(values, '', [], (field) => {
    const holder = /^(?:process|printer|nozzle)\b/.exec(field)?.[0];
    return profileStatements(
      profile,
      field,
      holder === undefined ? 'filament' : holder === 'process' ? holder : 'both',
    );
  });
}

/** Every value of a material with its origin, as {@link printerOrigins} of a printer. */
export function materialOrigins(material: Material, file: string, named: readonly NamedBy[]): FieldOrigin[] {
  const { provenance: _, ...values } = material;
  return originsOf(values, file, named, (field) => materialStatements(material, field));
}

/** @param statementsOf where a value comes from; empty: its file, or the sources that name an identifier */
function originsOf(
  values: object,
  file: string,
  named: readonly NamedBy[],
  statementsOf: (field: string) => readonly ProvenanceStatement[],
): FieldOrigin[] {
  return [...leaves(values as JsonObject)].map(([field, value]) => {
    const statements = statementsOf(field);
    const corrections = statements.filter(({ kind }) => kind === 'corrected');
    const system = field.replace(/^identifiers\./, '');
    const namers = named.flatMap(({ from, identifiers }) => (system in identifiers ? [from] : [])).join(', ');
    const isKnown = value !== null || corrections.length > 0;
    const curated = statements.some(({ kind }) => kind === 'curated');
    const stated = corrections.length > 0 ? corrections : statements.filter(({ kind }) => kind !== 'other');
    const texts = stated.map(textOf).reverse().join(': ');
    return {
      field,
      value,
      from: isKnown ? (system !== field && !curated && namers) || texts || `data/${file}` : '',
      others: statements.filter(({ kind }) => kind === 'other').map(textOf),
    };
  });
}

function textOf(statement: ProvenanceStatement): string {
  switch (statement.kind) {
    case 'preset':
      return statement.preset + (statement.note === 'inferred' ? ' (inferred)' : '');
    case 'source':
      return statement.id;
    case 'curated':
      return statement.source + (statement.read === null ? '' : ` (${statement.read})`);
    case 'corrected':
      return `corrected, upstream has ${JSON.stringify(statement.upstream)}: ${statement.reason} (${statement.source})`;
    case 'figure':
      return statement.references.map(({ title }) => title).join(', ');
    case 'other':
      return `${statement.references.map(({ title }) => title).join(', ')} says ${JSON.stringify(statement.value)}`;
  }
}
