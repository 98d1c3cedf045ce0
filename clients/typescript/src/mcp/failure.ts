import type { Say } from '../../../../core/words/language.js';
import { MissingFileError } from '../errors.js';
import { failureReason } from '../mirror/errors.js';

/** An error that the user can correct, with the possible values. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: string,
    message: string,
    readonly suggestions: readonly string[] = [],
  ) {
    super(message);
  }
}

/** The text of an error: what to correct, or why the source does not answer. */
export function failureText(error: unknown, source: string, say: Say): string {
  if (error instanceof Refusal) {
    const { code, message, suggestions } = error;
    const near =
      suggestions.length > 0
        ? say(` Suggestions: ${suggestions.join(', ')}.`, `建议：${suggestions.join('、')}。`)
        : '';
    return `${code}: ${message}${near}`;
  }
  if (error instanceof MissingFileError)
    return say(
      `incomplete_source: ${source} has no ${error.path}: it is not a release of Open Print Data, or it is incomplete or too old. Nothing can be answered from it.`,
      `incomplete_source：${source} 没有 ${error.path}，不是 Open Print Data 的发布，或不完整、版本较旧，无法据此回答。`,
    );
  const reason = failureReason(error);
  return say(
    `source_unreachable: ${source} could not be read (${reason}). Tell the user that the data cannot be reached now; do not answer from memory. To use another source: --source, or OPEN_PRINT_DATA.`,
    `source_unreachable：无法读取 ${source}（${reason}）。请说明现在读不到数据，不要凭记忆回答。可用 --source 或 OPEN_PRINT_DATA 指定其他数据源。`,
  );
}
