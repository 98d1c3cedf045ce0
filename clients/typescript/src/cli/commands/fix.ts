import { resolveRule } from '../../../../../core/troubleshoot/resolve/resolve-rule.js';
import { viewResolved } from '../../../../../core/troubleshoot/resolve/rule-view.js';
import type { Command } from '../command.js';
import { CODE, readReported, symptomReported } from '../diagnose/reported.js';
import { EXIT } from '../exit.js';
import { writeAnswer } from '../fix/answer.js';
import { rankedRule } from '../fix/ranked-rule.js';
import { setupJson } from '../setup/format-setup.js';
import { readSetup, SETUP_OPTIONS } from '../setup/read-setup.js';
import { SOURCES } from '../shared-options.js';

/** `fix SYMPTOM`: what to do about a fault, for a setup. */
export const fix: Command = {
  name: 'fix',
  summary: { en: 'how to fix a print problem, with values for your setup', zh: '故障的解决方法，按您的配置给出数值' },
  usage: [
    'fix SYMPTOM [--printer NAME] [--material NAME] [--slicer NAME] …',
    'fix SYMPTOM --gcode FILE',
    'fix CODE | --code TEXT',
  ],
  examples: [
    'fix stringing --printer p1s --material petg --slicer orca',
    'fix 翘边 --material abs --set bed_temperature=90',
    'fix stringing --material petg --tried dry-filament',
    'fix 12201 --printer "prusa mini"',
  ],
  options: {
    code: CODE,
    ...SETUP_OPTIONS,
    tried: {
      type: 'string',
      multiple: true,
      value: 'FIX',
      help: { en: 'a fix that did not help: see what to try next', zh: '试过但无效的办法：给出下一步' },
    },
    sources: SOURCES,
    all: {
      type: 'boolean',
      help: {
        en: 'list every cause and fix, and what was left out and why',
        zh: '列出全部原因和解决方法，以及被略去的内容和原因',
      },
    },
  },
  args: { min: 1, max: Number.POSITIVE_INFINITY },
  async run(context) {
    const { args, data, language, options, output, signal } = context;
    const reported = await readReported(context);
    const symptom = reported && (reported.isArgument || args.length === 0) ? symptomReported(reported) : args.join(' ');
    const listed = await data().troubleshoot.get(symptom, { signal });
    const told = await readSetup(context);
    const { rule, ranked, inVain } = await rankedRule(listed, reported, told.setup, options('tried'), context);
    const answer = resolveRule(rule, told.setup);
    const view = viewResolved(answer, rule, told.setup, language);
    output.answer({ setup: setupJson(told), code: reported?.found ?? null, answer }, (paper) =>
      writeAnswer(paper, { rule, ranked, inVain, told, reported, answer, view }, context),
    );
    return EXIT.found;
  },
};
