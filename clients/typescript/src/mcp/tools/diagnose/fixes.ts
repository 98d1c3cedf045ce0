import { changeWords, hangsOn, whereWords } from '../../../../../../core/resolve/change-words.js';
import type { ResolvedCause, ResolvedFix, ResolvedRule } from '../../../../../../core/resolve-rule.js';
import type { Fix, Rule } from '../../../../../../schemas/generated/record.js';
import type { Call } from '../../tool.js';
import type { Data } from './shape.js';

/** The fixes for a cause, worked out for the setup, in the order to try. */
export function fixesFor(
  cause: string,
  resolved: readonly ResolvedRule[],
  rules: readonly Rule[],
  call: Call,
): Data['fixes'] {
  const written = rules.flatMap(({ causes }) => causes.flatMap(({ fixes }) => fixes));
  const instructions = new Map(written.map((fix) => [fix.id, fix]));
  const all = resolved.flatMap(({ rule, causes }) =>
    causes
      .filter(({ id }) => id === cause)
      .flatMap((own) =>
        own.fixes.map((fix) => [fix.id, fixOf(fix, own, rule, instructions.get(fix.id), call)] as const),
      ),
  );
  // Rules of several symptoms share fixes: the first one tells it.
  return [...new Map(all.toReversed()).values()].toReversed();
}

function fixOf(
  fix: ResolvedFix,
  { id: cause, applies }: ResolvedCause,
  symptom: string,
  how: Pick<Fix, 'instructions' | 'instructions_zh'> | undefined,
  { say, language }: Call,
): Data['fixes'][number] {
  const { change } = fix;
  const way = change?.ways[0] ?? null;
  const menu = change?.where && (language === 'en' ? change.where.menu : (change.where.menu_zh ?? change.where.menu));
  const hangs = [hangsOn(applies, language), hangsOn(fix.applies, language)].filter((text) => text !== '').join('; ');
  const stop = way?.stop && way.stop.of !== 'setting' ? { value: way.stop.value, of: way.stop.of } : null;
  return {
    cause,
    fix: fix.id,
    symptom,
    action: say(fix.action, fix.action_zh),
    how: how ? say(how.instructions, how.instructions_zh) : '',
    depends_on: hangs || null,
    setting: change?.setting ?? null,
    now: change?.now.value ?? null,
    try: way?.try ?? change?.target?.value ?? null,
    next: way?.next ?? [],
    stop,
    unit: change?.unit ?? null,
    key: change?.where?.key ?? null,
    menu: menu?.join(' > ') ?? null,
    lines: change ? [...changeWords(change, language), ...whereWords(change, language)] : [],
    cautions: fix.additions.filter(({ part }) => part === 'caution').map(({ text, text_zh }) => say(text, text_zh)),
  };
}
