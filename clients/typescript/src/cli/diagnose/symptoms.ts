import { FILES } from '../../../../../core/contract/paths.js';
import { idsOf } from '../../../../../core/names/resolve.js';
import type { Names } from '../../../../../core/names/spellings.js';
import type { Diagnosis } from '../../../../../schemas/generated/record.js';
import type { Found } from '../../parts/find.js';
import type { Context } from '../command.js';
import { wrongUse } from '../failure.js';
import type { Prompt } from './prompt.js';
import { type ReportedCode, symptomReported } from './reported.js';

/**
 * Ids of the symptoms that were given, each once: every argument is one, or all words together are; else what is reported.
 *
 * @throws {UnknownNameError} for one that is not known; {@link Failure} for one that nothing can be asked of
 */
export async function resolveSymptoms(
  { args, data, signal }: Context,
  table: Diagnosis,
  reported: ReportedCode | null,
): Promise<string[]> {
  if (reported && (reported.isArgument || args.length === 0)) return [symptomReported(reported)];
  if (args.length === 0) return [];
  const names = await data().json<Names>(FILES.names, { signal });
  const whole = idsOf(names, 'symptoms', args.join(' '));
  const rules =
    whole.length === 1 ? [] : await Promise.all(args.map((one) => data().troubleshoot.get(one, { signal })));
  const ids = whole.length === 1 ? whole : rules.map(({ id }) => id);
  const bare = ids.find((id) => !table.symptoms.some((one) => one.id === id));
  if (bare !== undefined)
    throw wrongUse(
      'no_questions',
      { en: `There are no questions for ${bare}.`, zh: `${bare} 没有可提的问题。` },
      { value: bare },
    );
  return [...new Set(ids)];
}

const MOST = 8;

/** Lets somebody look for what they see; empty: they gave up. */
export async function chooseSymptom({ data, output, say, signal }: Context, asker: Prompt): Promise<string[]> {
  output.write((paper) =>
    paper.title(
      say(
        'What do you see? Type a few words, such as: strings, does not stick',
        '您看到了什么现象？输入几个词，如：拉丝、粘不住',
      ),
    ),
  );
  let found: Found[] = [];
  for (;;) {
    const typed = await asker.next();
    if (typed === null || typed === 'q') return [];
    const chosen = /^\d+$/.test(typed) ? found[Number(typed) - 1] : undefined;
    if (chosen) return [chosen.id];
    found = typed === '' ? [] : await data().find(typed, { kinds: ['symptoms'], limit: MOST, signal });
    output.write((paper) => {
      if (found.length === 0) return paper.text(say('No match: try other words.', '没有找到，请换个说法。'));
      for (const [place, { name, name_zh }] of found.entries())
        paper.text(say(name, name_zh), { indent: 2, mark: `${place + 1}  ` });
      return paper.text(say('Type the number, or different words.', '请输入编号，或换个说法。'), { tone: 'quiet' });
    });
  }
}
