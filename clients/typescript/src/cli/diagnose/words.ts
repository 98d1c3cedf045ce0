import type { Diagnosis } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import { ofBoth } from '../show/tongue.js';

/** What an answer is called that tells nothing. */
export const SKIPPED_WORDS: readonly string[] = ['unknown', 'skip'];

export type Check = Diagnosis['checks'][number];

const COSTS: Readonly<Record<Check['cost'], readonly [en: string, zh: string] | null>> = {
  nothing: null,
  filament: ['uses up filament', '消耗一些耗材'],
  part: ['needs a spare part', '需要更换零件'],
};
const STOPS: Readonly<Record<Check['stops'], readonly [en: string, zh: string] | null>> = {
  nothing: null,
  print: ['the print has to stop', '需要停止打印'],
  machine: ['the printer has to be switched off', '需要关机'],
};

/** What a check takes: minutes, and what is used up or has to stop. */
export function effortWords({ minutes, cost, stops }: Check, { say }: Pick<Context, 'say'>): string {
  const time = minutes > 0 ? say(`about ${minutes} min`, `约 ${minutes} 分钟`) : say('at once', '立即');
  return [time, ...[COSTS[cost], STOPS[stops]].map((pair) => pair && say(...pair))]
    .filter(Boolean)
    .join(say(', ', '，'));
}

/** Name of a cause or, where the table has none, its id. */
export function causeName({ causes }: Diagnosis, id: string, { language }: Pick<Context, 'language'>): string {
  const cause = causes.find((one) => one.id === id);
  return cause ? ofBoth(language, cause.name, cause.name_zh) : id;
}
