import { FILES } from '../../../../core/contract/paths.js';
import { showControls } from '../../../../core/words/controls.js';
import { FOUND_KIND_NAMES } from '../../../../core/words/enumerations.js';
import type { Say } from '../../../../core/words/language.js';
import { BadArgumentError, MissingFileError, UnknownNameError, UnknownNozzleError } from '../errors.js';
import type { Source } from '../source.js';
import type { Host } from './command.js';
import { EXIT, Failure, failure, listed } from './failure.js';
import type { Output } from './output.js';
import { NAME } from './usage.js';

export async function failureOf(error: unknown, source: Source | null, signal: AbortSignal): Promise<Failure> {
  if (error instanceof Failure) return error;
  if (signal.aborted) return failure('interrupted');
  if (error instanceof UnknownNameError) return unknownName(error);
  if (error instanceof UnknownNozzleError) return unknownNozzle(error);
  if (error instanceof BadArgumentError) return wrongArgument(error);
  if (error instanceof MissingFileError) return missingFile(error, source);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = ENDS[code] ?? 'fault';
  const detail = error instanceof Error ? error.message : String(error);
  return failure(name, {}, { source: source?.name ?? '', detail }, name === 'fault' ? name : code);
}

/** The failure by the code of an error of the client or the file system. */
const ENDS: Readonly<Record<string, 'unreachable' | 'busy' | 'damaged'>> = {
  ...{ network: 'unreachable', timeout: 'unreachable', EACCES: 'unreachable', ENOTDIR: 'unreachable' },
  ...{ server_error: 'busy', rate_limited: 'busy', data_unavailable: 'busy', release_changed: 'busy' },
  broken_answer: 'damaged',
};

/** A source without a file is damaged; one without even its index is not a release. */
async function missingFile({ path }: MissingFileError, source: Source | null): Promise<Failure> {
  const isRelease = await source?.text(FILES.index).then(
    () => true,
    () => false,
  );
  const words = { source: source?.name ?? '', path };
  return isRelease ? failure('missing_file', {}, words) : failure('no_release', { where: '--source' }, words);
}

function unknownName(error: UnknownNameError): Failure {
  const { code, kind, asked, suggestions, several } = error;
  const [en, zh] = FOUND_KIND_NAMES[kind];
  const name = several ? 'one_of_several' : 'unknown_name';
  return failure(name, { value: asked, suggestions }, { kind: { en, zh } }, code);
}

function wrongArgument({ argument, code, message, value: given }: BadArgumentError): Failure {
  const value = String(given);
  if (argument === 'nozzle') return failure('invalid_nozzle', { where: '--nozzle', value });
  return new Failure(EXIT.usage, code, { en: `${message}.`, zh: `${message}。` }, { value });
}

function unknownNozzle({ asked, nozzles }: UnknownNozzleError): Failure {
  const details = { where: '--nozzle', value: asked, suggestions: nozzles, allowed: nozzles };
  return failure('unknown_nozzle', details, { nozzles: listed(nozzles) });
}

/** Writes a failure to stderr, as JSON if requested, otherwise as text. */
export function writeFailure({ exit, code, text, details }: Failure, output: Output, host: Host, say: Say): void {
  const { hint, ...more } = details;
  if (output.json) {
    const hints = hint ? { hint: hint.en, hint_zh: hint.zh } : {};
    const error = { code, message: text.en, message_zh: text.zh, ...more, ...hints };
    host.stderr.write(`${showControls(JSON.stringify({ error, exit }, null, 2))}\n`);
    return;
  }
  output.remark((paper) => {
    paper.text(`${NAME}: ${say(text)}`, { tone: 'warning' });
    const { suggestions = [], allowed } = details;
    // The sentence lists the allowed values already.
    if (suggestions.length > 0 && !allowed)
      paper.text(`${say('Did you mean: ', '您是不是要找：')}${suggestions.join(say(', ', '、'))}${say('?', '？')}`);
    if (hint) paper.text(say(hint));
  });
}
