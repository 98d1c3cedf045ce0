import type { Printer, Profile } from '../../../schemas/generated/record.js';
import { recordSchema } from '../../shared/schemas/read.js';

/** A printer by its own sources alone. */
export type PrinterDraft = Omit<PrinterAmongOthers, 'configurations' | 'rebrands' | 'likely'>;

/** With what the other printers show of it, before its profiles are held against it. */
export type PrinterAmongOthers = Omit<Printer, 'materials' | 'preset_maxima' | 'warnings'>;

/** A profile by its presets alone, before it is held against its printer. */
export type ProfileDraft = Omit<Profile, 'default_nozzle' | 'effective_speed_mm_s' | 'warnings'>;

const FIELDS = {
  printer: Object.keys(recordSchema('printer').properties ?? {}),
  profile: Object.keys(recordSchema('profile').properties ?? {}),
};

/** A finished record with its fields in the order of its schema, whatever stage brought them. */
export function inFieldOrder<T extends object>(kind: keyof typeof FIELDS, record: T): T {
  const ordered = {} as T;
  for (const field of FIELDS[kind] as (keyof T)[]) ordered[field] = record[field];
  return ordered;
}
