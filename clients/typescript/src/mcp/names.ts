import { FILES } from '../../../../core/contract/paths.js';
import { foldToFind } from '../../../../core/names/fold.js';
import { tokenize } from '../../../../core/names/query-words.js';
import { type Findable, type FoundKind, find, namesHoldAll } from '../../../../core/names/search.js';
import type { NameKind } from '../../../../core/names/spellings.js';
import { suggest } from '../../../../core/names/suggest.js';
import { FOUND_KIND_NAMES } from '../../../../core/words/enumerations.js';
import type { Say } from '../../../../core/words/language.js';
import type { Setting } from '../../../../schemas/generated/record.js';
import { BadArgumentError, MissingFileError, UnknownNameError, UnknownNozzleError } from '../errors.js';
import type { Files } from '../files.js';
import { failureReason } from '../mirror/errors.js';
import { allFindable } from '../parts/find.js';
import { resolveNames } from '../parts/resolve-names.js';

/** Maximum number of suggestions for an unclear name, the same as in `find`. */
export const MOST_NEAR = 12;

/** What the errors for names need of a call. */
export interface NameContext {
  files: Files;
  say: Say;
}

/** An error of the client as one that the user can correct; other errors are returned unchanged. */
export async function explain(error: unknown, call: NameContext): Promise<unknown> {
  const { say } = call;
  if (error instanceof UnknownNameError)
    return unclear([error.kind], error.asked, error.code, call, error.several ? error.suggestions : []);
  if (error instanceof UnknownNozzleError) {
    const { printer, material, asked, nozzles } = error;
    const en = `${printer} has no profile for ${material} with the nozzle "${asked}".`;
    const zh = `没有 ${printer} 以“${asked}”喷嘴打印 ${material} 的配置。`;
    return new Refusal('no_profile_for_nozzle', say(en, zh), nozzles);
  }
  if (!(error instanceof BadArgumentError)) return error;
  const { argument, code, message, value, allowed } = error;
  if (argument !== 'nozzle') return new Refusal(code, `${message}.`);
  const text = say(`"${value}" is not a known nozzle of this printer.`, `没有“${value}”这个喷嘴。`);
  return new Refusal('unknown_nozzle', text, [allowed]);
}

/** The id that a name resolves to. @throws {UnknownNameError} if there is none or several */
export async function idOf(kind: NameKind, name: string, { files }: NameContext): Promise<string> {
  return (await resolveNames(files, [[kind, name]])).ids[0] ?? '';
}

/**
 * The error for a name that no record has, or that several match, fully or in part: "X1" is a model of several brands.
 * Suggests the results of `find`.
 *
 * @param code for a name that no record has
 * @param exact ids of those with exactly this name
 */
export async function unclear(
  kinds: readonly FoundKind[],
  name: string,
  code: string,
  { files, say }: NameContext,
  exact: readonly string[] = [],
): Promise<Refusal> {
  const wanted = tokenize(name);
  const near = find(name, await allFindable(files), MOST_NEAR, kinds);
  const holds = (text: string) => wanted.every((word) => tokenize(text).includes(word));
  const partly = near.filter((one) => holds(one.name) || holds(one.nameZh)).map(({ id }) => id);
  const several = new Set([...exact, ...partly]);
  const ids = near.map(({ id }) => id);
  if (several.size > 1)
    return ambiguous(name, [...new Set([...several, ...ids])].slice(0, Math.max(MOST_NEAR, exact.length)), say);
  const names = await files.allNames();
  const alike = kinds.flatMap((kind) => (Object.hasOwn(names, kind) ? suggest(names, kind as NameKind, name) : []));
  const [en, zh] = [kinds.map((kind) => FOUND_KIND_NAMES[kind][0]), kinds.map((kind) => FOUND_KIND_NAMES[kind][1])];
  return new Refusal(
    code,
    say(
      `No ${en.join(' or ')} is called "${name}" in this data. Do not use another one instead: ask the user, or say that it is not in the data.`,
      `数据中没有名为“${name}”的${zh.join('或')}。不要拿别的代替：请询问用户，或说明未收录。`,
    ),
    ids.length > 0 ? ids : alike.slice(0, 5),
  );
}

/** The error for an ambiguous name. */
function ambiguous(name: string, ids: readonly string[], say: Say): Refusal {
  return new Refusal(
    'ambiguous',
    say(
      `Several records are called "${name}": ask the user which one, and pass its id.`,
      `有多条记录叫“${name}”：请问清是哪一个，并给出其标识。`,
    ),
    ids,
  );
}

/** A setting by its id, name or key in any slicer. @throws {Refusal} if no setting or no single one matches */
export async function settingNamed(name: string, call: NameContext): Promise<Setting> {
  return (await matchSetting(name, call)).setting;
}

/** Like {@link settingNamed}, with a line that lists other settings that also match the words. */
export async function matchSetting(
  name: string,
  { files, say }: NameContext,
): Promise<{ setting: Setting; othersLine: string | null }> {
  const settings = await files.list<Setting>(FILES.settings);
  const wanted = name.trim().toLowerCase();
  const own =
    settings.find(({ id }) => id === wanted.replace(/[\s-]+/g, '_')) ??
    settings.find(({ slicers }) => Object.values(slicers).some(({ key }) => key?.toLowerCase() === wanted));
  if (own) return { setting: own, othersLine: null };
  const near = find(name, await allFindable(files), MOST_NEAR, ['settings']);
  const meant = near.filter((one) => namesHoldAll(one, name));
  const match = clearMatch(meant, name);
  const setting = settings.find(({ id }) => id === match?.id);
  if (match && setting) {
    const others = meant.flatMap(({ id }) => (id === setting.id ? [] : [id]));
    const line = say(
      `Interpreted as ${setting.id}; the words also match: ${others.join(', ')}. To use another one, pass its id.`,
      `按 ${setting.id} 理解；也可能指：${others.join('、')}。如指另一个，请给出其标识。`,
    );
    return { setting, othersLine: others.length === 0 || match.keys.includes(foldToFind(name)) ? null : line };
  }
  const ids = meant.map(({ id }) => id);
  if (ids.length > 1) throw ambiguous(name, ids, say);
  throw new Refusal(
    'unknown_setting',
    say(`No setting is called "${name}" in this data.`, `数据中没有名为“${name}”的设置。`),
    near.map(({ id }) => id).slice(0, 5),
  );
}

/**
 * The setting that words clearly mean: the only exact or only match, or the prefix match of which all other prefix
 * matches are variants ("bed temp" is the bed temperature rather than that of the first layer).
 */
function clearMatch(meant: readonly Findable[], name: string): Findable | undefined {
  const whole = foldToFind(name);
  const exact = meant.filter(({ keys }) => keys.includes(whole));
  if (exact.length === 1 || meant.length === 1) return exact[0] ?? meant[0];
  const begin = meant.filter(({ keys }) => keys.slice(0, 3).some((key) => key.startsWith(whole)));
  return begin.find(({ id }) => begin.every((one) => one.id.startsWith(id)));
}

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
