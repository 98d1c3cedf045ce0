import { writerIn } from '../../../../../core/words/record-words.js';
import { SLICER_NAMES } from '../../../../../core/words/slicers.js';
import type { Context } from '../command.js';
import type { TextWriter } from '../text-writer.js';
import { NAME } from '../usage.js';
import type { ResolvedAnswer } from './cause.js';

/**
 * Tells how the changes of an answer become a file for the slicer; nothing where it is not known what they change.
 *
 * @param shown ids of the fixes that were shown; null: all
 */
export function writeAsPreset(
  paper: TextWriter,
  { rule, told, answer }: ResolvedAnswer,
  shown: readonly string[] | null,
  { say, language }: Context,
): void {
  const { printer, material, slicer, profile } = told.setup;
  if (!printer || !material || !slicer || !profile) return;
  const fixes = answer.causes.flatMap((cause) => cause.fixes).filter(({ id }) => shown?.includes(id) ?? true);
  const ids = fixes.flatMap(({ id, change }) => {
    const tried = change && [change.target?.value, ...change.ways.map((way) => way.try)];
    return tried?.some((one) => one != null) ? [id] : [];
  });
  const [first] = ids;
  if (first === undefined) return;
  const call = `${NAME} preset ${printer.id} ${material.id} --nozzle ${profile.nozzle.variant} --slicer ${slicer} --fix ${rule.id}/${first}`;
  const names = [...new Set(ids)].join(writerIn(language).comma);
  paper
    .gap()
    .text(
      say(
        `To get a change as a file for ${SLICER_NAMES[slicer]}, use the id of its fix (${names}):`,
        `把某项调整写成 ${SLICER_NAMES[slicer]} 的文件，按办法的标识（${names}）：`,
      ),
      { tone: 'quiet' },
    )
    .line(call, 'quiet');
}
