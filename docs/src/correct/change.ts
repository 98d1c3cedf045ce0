import type { Profile } from '../../../schemas/generated/record.js';

export interface CorrectedField {
  /** Kind and id of the record: `printers/bambu-lab-p1s`. */
  record: string;
  /** Name of the field. */
  field: string;
  /** The current value in the source to be corrected. */
  was: unknown;
  /** The data file to change. */
  file: string;
  /** Whether it is a curated fact of a printer; other fields are corrected with overrides. */
  isCurated?: boolean;
  /** For a profile value: identifies the profile. */
  profile?: Pick<Profile, 'printer' | 'material'> & { nozzle: string };
}

/** A correction, with the value parsed by the schema of its field. */
export interface Correction {
  value: unknown;
  /** URL of the page it was read on. */
  source: string;
  /** The quoted text. */
  read: string;
}

/** Minimum length of a reason, from the schema of corrections. */
export const SHORTEST_REASON = 10;

/**
 * The YAML for a correction: a curated fact if the field allows it, else an override. Process preset values belong to a
 * block shared by several printers, which only the CLI can find, so they get the command instead.
 */
export function changeText(subject: CorrectedField, correction: Correction): string {
  const { record, field, was, file, profile, isCurated } = subject;
  const { value, source, read } = correction;
  if (profile && field.startsWith('process.')) return changeCommand(subject, correction);
  const text = (of: unknown) => JSON.stringify(of);
  const path = profile ? `profiles.${profile.material}.nozzles.${profile.nozzle}.${field}` : field;
  const lines = record.startsWith('materials/')
    ? ['facts:', `  ${field}: ${materialFact(value, source, read)}`]
    : !profile && isCurated
      ? ['curated:', `  ${field}: {value: ${text(value)}, source: ${text(source)}, read: ${text(read)}}`]
      : [
          'overrides:',
          `  - field: ${path}`,
          `    was: ${text(was ?? null)}`,
          `    value: ${text(value)}`,
          `    reason: ${text(read)}`,
          `    source: ${text(source)}`,
        ];
  return [`# ${file}`, ...lines].join('\n');
}

function materialFact(value: unknown, source: string, read: string): string {
  const said = value !== null && typeof value === 'object' ? value : { value };
  return JSON.stringify({ ...said, sources: [source], note: read });
}

/** The CLI command that makes the same change in a clone of the data. */
export function changeCommand({ record, field, profile }: CorrectedField, { value, source, read }: Correction): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const typed = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  const what = profile
    ? `${profile.printer} ${profile.material} ${field} ${quoted(typed)} --nozzle ${quoted(profile.nozzle)}`
    : `${record.split('/')[1] ?? ''} ${field} ${quoted(typed)}`;
  return `npm run fix-value -- ${what} --source ${quoted(source)} --reason ${quoted(read)}`;
}

/** Where to send a correction: a new issue, an email, or null for the clipboard only. */
export function sendAddress(
  { repository, contact }: { repository?: string | undefined; contact?: string | undefined },
  title: string,
  body: string,
): string | null {
  if (repository) return `${repository.replace(/\/$/, '')}/issues/new?${new URLSearchParams({ title, body })}`;
  // Not URLSearchParams: a mailto URL does not decode plus signs as spaces.
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  return contact ? `mailto:${contact.replace(/^mailto:/, '')}?${mail}` : null;
}
