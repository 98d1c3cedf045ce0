import type { Profile } from '../../../schemas/generated/record.js';

export interface CorrectedField {
  /** Kind and id of the record: `printers/bambu-lab-p1s`. */
  record: string;
  /** Name of the field in the record. */
  field: string;
  /** The value before, as the source that is corrected has it. */
  was: unknown;
  /** The file of the data that it is written into. */
  file: string;
  /** Whether it is a fact of a printer that people write by hand when it is wrong or missing; others are overrides. */
  isCurated?: boolean;
  /** Of a value of a profile: whose profile it is. */
  profile?: Pick<Profile, 'printer' | 'material'> & { nozzle: string };
}

/** What somebody says instead, the value read by the schema of its field. */
export interface Correction {
  value: unknown;
  /** The page on which it was read. */
  source: string;
  /** What was read there. */
  read: string;
}

/** The least that the schema of a correction wants of its reason. */
export const SHORTEST_REASON = 10;

/**
 * The lines of the data that make the correction: a fact by hand where there may be one, else an override. What a process
 * preset sets belongs to a block that several printers share, which the command alone finds: there it is the command.
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

/** The command that makes the same change in a copy of the data. */
export function changeCommand({ record, field, profile }: CorrectedField, { value, source, read }: Correction): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const typed = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  const what = profile
    ? `${profile.printer} ${profile.material} ${field} ${quoted(typed)} --nozzle ${quoted(profile.nozzle)}`
    : `${record.split('/')[1] ?? ''} ${field} ${quoted(typed)}`;
  return `npm run fix-value -- ${what} --source ${quoted(source)} --reason ${quoted(read)}`;
}

/** Where a correction goes: an issue of the repository, a mail, or nowhere but the clipboard. */
export function sendAddress(
  { repository, contact }: { repository?: string | undefined; contact?: string | undefined },
  title: string,
  body: string,
): string | null {
  if (repository) return `${repository.replace(/\/$/, '')}/issues/new?${new URLSearchParams({ title, body })}`;
  // In a mail a plus sign is a plus sign.
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  return contact ? `mailto:${contact.replace(/^mailto:/, '')}?${mail}` : null;
}
