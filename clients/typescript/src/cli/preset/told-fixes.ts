import type { SettingValue } from '../../../../../core/resolve/setup.js';
import { UnknownNameError } from '../../errors.js';
import { type AskedFix, allFixes } from '../../parts/named-fix.js';
import type { Context } from '../command.js';
import { type Failure, wrongUse } from '../failure.js';
import { readValue } from '../setup/own-values.js';

/**
 * The fixes of a call, `stringing/retraction-up` or `stringing/retraction-up=1.2` each.
 *
 * @throws {Failure} for what is written otherwise, and a value that the setting cannot have; {UnknownNameError} for a
 *   symptom
 */
export async function toldFixes(context: Pick<Context, 'options' | 'data' | 'signal'>): Promise<AskedFix[]> {
  return Promise.all(
    context.options('fix').map(async (given) => {
      const told = parted(given);
      if (told === null) throw await noFix(given, context);
      const { symptom, fix, value } = told;
      return { symptom, fix, ...(value === null ? {} : { value: await readFor(given, symptom, fix, value, context) }) };
    }),
  );
}

/** The value of a fix, as its setting takes it; that of a fix that there is not is told by whoever makes the preset. */
async function readFor(
  given: string,
  symptom: string,
  fix: string,
  text: string,
  { data, signal }: Pick<Context, 'data' | 'signal'>,
): Promise<SettingValue> {
  const rule = await data().troubleshoot.get(symptom, { signal });
  const adjustment = allFixes(rule).find(({ id }) => id === fix)?.adjustment;
  return adjustment ? readValue(text, { id: adjustment.setting, unit: adjustment.unit }, given, '--fix') : text;
}

function parted(given: string): { symptom: string; fix: string; value: string | null } | null {
  const [, symptom = '', fix = '', value] =
    /^\s*([^=]*[^=\s])\s*\/\s*([^=/\s]+)\s*(?:=\s*(.*\S))?\s*$/.exec(given) ?? [];
  return fix === '' ? null : { symptom, fix, value: value ?? null };
}

/** Why this is no fix; whoever names a symptom alone is told which of its fixes change a setting. */
async function noFix(given: string, { data, signal }: Pick<Context, 'data' | 'signal'>): Promise<Failure> {
  const rule = await data()
    .troubleshoot.get(given, { signal })
    .catch((error: unknown) => {
      if (error instanceof UnknownNameError) return null;
      throw error;
    });
  const ids = rule === null ? [] : allFixes(rule).flatMap(({ id, adjustment }) => (adjustment === null ? [] : [id]));
  const fixes = [...new Set(ids)];
  const list = fixes.map((id) => `${rule?.id}/${id}`).join(', ');
  return wrongUse(
    'invalid_value',
    { en: `"${given}" is no fix of a symptom.`, zh: `“${given}” 不是“现象/解决方法”。` },
    {
      where: '--fix',
      value: given,
      hint:
        fixes.length > 0
          ? { en: `Name one of its fixes: --fix ${list}`, zh: `请指明其中一个解决方法：--fix ${list}` }
          : {
              en: 'Write it as --fix stringing/retraction-up or --fix stringing/retraction-up=1.2',
              zh: '写法：--fix stringing/retraction-up 或 --fix stringing/retraction-up=1.2',
            },
    },
  );
}
