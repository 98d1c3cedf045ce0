import type { Changes } from '../../../../../schemas/generated/record.js';
import type { Since } from '../../parts/since.js';
import type { Command, Context } from '../command.js';
import { changedLine } from '../mirroring.js';
import type { TextWriter } from '../text-writer.js';

/** Maximum number of records in text output; `--json` prints all. */
const MOST = 40;

/** Maximum length of a printed value, characters. */
const LONG = 40;

export const since: Command = {
  name: 'since',
  summary: {
    en: 'what changed in the data since a version, field by field',
    zh: '自某个版本以来数据的更改，逐字段列出',
  },
  usage: ['since VERSION'],
  args: { min: 1, max: 1 },
  async run(context) {
    const { args, data, output, signal } = context;
    const answer = await data().since(args[0] ?? '', { signal });
    output.answer(answer, (paper) => describe(answer, paper, context));
  },
};

function describe(answer: Since, paper: TextWriter, context: Context): void {
  const { say, args } = context;
  const [have = ''] = args;
  const { version } = answer;
  if (answer.status === 'unchanged')
    return void paper.text(say(`Nothing has changed since ${version}.`, `自 ${version} 以来没有更改。`));
  if (answer.status === 'changed') {
    for (const step of answer.steps) changed(step, paper, context);
    return;
  }
  const why = {
    unknown_version: say(
      `${have} is older than the oldest step kept, or was never released`,
      `${have} 早于所保留的步骤，或从未发布`,
    ),
    not_released: say('the data of the source is newer than its last release', '数据源中的数据比其最近一次发布更新'),
    no_steps: say('the source keeps no steps', '数据源没有保留步骤'),
  };
  paper.text(
    say(
      `Download everything again, version ${version}: ${why[answer.reason]}.`,
      `请全部重新获取，版本 ${version}：${why[answer.reason]}。`,
    ),
  );
}

function changed(
  { version, previous_version, counts, changes, omitted_fields: left_out }: Changes,
  paper: TextWriter,
  context: Context,
): void {
  const { say } = context;
  paper.title(`${previous_version} → ${version}`).text(changedLine(counts, context)).gap();
  const what = { added: say('added', '新增'), removed: say('removed', '移除'), changed: say('changed', '更改') };
  for (const { kind, id, change, fields = [] } of changes.slice(0, MOST)) {
    paper.text(`${kind} ${id}${say(': ', '：')}${what[change]}`);
    for (const { field, before, after } of fields)
      paper.text(`${field}: ${short(before)} → ${short(after)}`, { indent: 2 });
  }
  const more = changes.length - MOST;
  if (more > 0) paper.quiet(say(`and ${more} more: use --json to see all`, `另有 ${more} 条，--json 可输出全部`));
  const apart = left_out.join(say(', ', '、'));
  if (left_out.length > 0) paper.gap().quiet(say(`Not listed record by record: ${apart}`, `未逐条列出：${apart}`));
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > LONG ? `${text.slice(0, LONG - 1)}…` : text;
}
