import { slug } from '../../shared/slug.js';
import type { FilamentCandidate, Machine } from '../machine.js';

/** How a preset's name ends that says what it is printed with or how: ` 0.2 nozzle`, ` HS Nozzle`, ` (Door Opened)`. */
const ENDING = /(\s+(\d+(\.\d+)?\s*(mm\s*)?|HS )nozzle|\s*\([^()]*\))$/i;

/** Diameters of filament that presets have in their names. */
const DIAMETER = /\b(1\.75|2\.85|3(\.00?)?)\s*mm\b/i;

/**
 * The name of the product that a preset is for: without the part behind `@`, the nozzle, the diameter, and the model
 * of the machine that it fits.
 */
export function productOf({ alias }: FilamentCandidate, { vendor, model }: Machine): string {
  const plain = alias.replace(ENDING, '').replace(DIAMETER, ' ').replace(/\s+/g, ' ').trim();
  const short = tidy(model.toLowerCase().startsWith(`${vendor.toLowerCase()} `) ? model.slice(vendor.length) : model);
  // Before it stands whose filament it is; a name that begins with it is the product's.
  return short === '' ? plain : tidy(`${plain} `.replace(` ${short} `, ' '));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Whose product it is. A name with the word "Generic" is nobody's, unless it is in the folder of another maker than the
 * one that it begins with; a vendor "Generic" of any other name is a template's and says nothing. Null: not said.
 */
export function vendorOf({ alias, vendor, identity }: FilamentCandidate): string | null {
  const stated = /^\W*(generic|undefined)?\W*$/i.test(vendor) ? null : tidy(vendor);
  if (!/\bgeneric\b/i.test(alias)) return stated;
  const ownFolder = slug(alias).startsWith(slug(identity?.folder ?? ''));
  return /^generic\b/i.test(alias) || ownFolder || stated === null ? 'Generic' : stated;
}
