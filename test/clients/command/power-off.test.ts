import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { folder } from '../../../clients/typescript/src/folder.js';
import { OpenPrintData } from '../../../clients/typescript/src/index.js';
import type { ResolvedRule } from '../../../core/troubleshoot/resolve/resolve-rule.js';
import type { Diagnosis, Rule } from '../../../schemas/generated/record.js';
import { answer, call } from '../../support/command.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');
const from = { source: release };
const rules = readJson<{ data: Rule[] }>(release, '/api/v1/troubleshoot.json').data;
const dangers = readJson<Diagnosis>(release, '/api/v1/diagnose.json').symptoms.filter(({ power_off }) => power_off);
const cold = new Set(
  rules.flatMap((r) => r.causes.flatMap((c) => c.fixes.filter((f) => f.power_off).map((f) => f.id))),
);

const MACHINES = [
  ...['creality-ender-3', 'creality-ender-3-v2', 'creality-ender-3-v3-se', 'bambu-lab-a1', 'bambu-lab-a1-mini'],
  ...['bambu-lab-p1s', 'bambu-lab-x1-carbon', 'prusa-mk4s', 'prusa-mk3s', 'creality-k1', 'elegoo-neptune-4-pro'],
];
const MATERIALS = ['pla', 'petg', 'abs'];
const SLICERS = ['cura', 'orcaslicer', 'prusaslicer'];

const POWERED = /heat up|heat the|plug in|print (?:a|the|long)\b|test print|to confirm|layer line|fan speed|autotune/i;
const LATER = /^(?:Needs power|需要通电)/m;
const FIRST = { en: /^! Switch the printer off at the wall/, zh: /^！请立即切断打印机总电源/ };

const textOf = async (args: string[]) => {
  const { exit, out, err } = await call(args, { ...from, columns: 4000 });
  expect([exit, err], args.join(' ')).toEqual([0, '']);
  return stripVTControlCharacters(out).trimStart();
};

describe.each(dangers.map(({ id }) => id))('%s, which requires the printer to be off', (symptom) => {
  it.each(MACHINES)('is answered for the %s with only steps for an unplugged and cold printer', async (printer) => {
    for (const [place, material] of MATERIALS.entries()) {
      const setup = ['--printer', printer, '--material', material, '--slicer', SLICERS[place] ?? ''];
      const text = await textOf(['fix', symptom, ...setup]);
      expect(text).toMatch(FIRST.en);
      expect(text.split(LATER)[0]).not.toMatch(POWERED);
      const { answer: told } = await answer<{ answer: ResolvedRule }>(['fix', symptom, ...setup], from);
      expect(told.power_off).toBe(true);
      const fixes = told.causes.flatMap((cause) => cause.fixes.map(({ id }) => id));
      expect(fixes.length).toBeGreaterThan(0);
      expect(fixes.filter((id) => !cold.has(id))).toEqual([]);
      expect(told.after_repair.filter(({ fix }) => cold.has(fix))).toEqual([]);
    }
  });

  it('starts with a warning to switch off in either language, in every form of output', async () => {
    for (const lang of ['en', 'zh'] as const)
      for (const args of [
        ['fix', symptom],
        ['fix', symptom, '--all'],
        ['diagnose', symptom],
      ])
        expect(await textOf([...args, '--lang', lang]), args.join(' ')).toMatch(FIRST[lang]);
    const zh = await textOf(['fix', symptom, '--all', '--lang', 'zh']);
    expect(zh.split(LATER)[0]).not.toMatch(/试打|打印温度塔|自整定|加热后|接通后/);
  });

  it('is answered the same by the client function', async () => {
    const data = new OpenPrintData({ source: folder(release) });
    const { causes, after_repair: later } = await data.resolve(symptom, { printer: 'creality-ender-3' });
    expect(causes.flatMap(({ fixes }) => fixes.map(({ id }) => id)).filter((id) => !cold.has(id))).toEqual([]);
    expect(later.length).toBeGreaterThan(0);
  });
});

it('names the power lead, the screw terminals and the bed connector for a burning smell', async () => {
  const text = await textOf(['fix', 'burning-smell', '--printer', 'creality-ender-3', '--material', 'pla']);
  for (const part of ['power lead', 'socket', 'screw terminal', 'ferrules', 'plug of the bed', 'strain relief'])
    expect(text.split(LATER)[0]).toContain(part);
});

describe.each([
  ['en', ['printer on fire', 'my printer is on fire', 'smoke', 'smells burnt', 'burning smell', 'thermal runaway']],
  ['zh', ['着火', '打印机着火了', '冒烟', '烧焦味', '起火', '糊味', '热失控']],
] as const)('who sees fire or smoke, %s', (lang, phrases) => {
  it.each(phrases)('is first advised to switch off at the wall: %s', async (phrase) => {
    for (const name of ['find', 'diagnose', 'fix'])
      expect(await textOf([name, phrase, '--lang', lang]), name).toMatch(FIRST[lang]);
    const found = await answer<{ kind: string; id: string }[]>(['find', phrase], from);
    const named = found.filter(({ kind }) => kind !== 'codes');
    expect(named.map(({ kind }) => kind)).toEqual(['symptoms']);
  });
});

it('a diagnosis of a fire hazard never suggests heating or moving, for any answers', async () => {
  const answers: string[] = [];
  for (;;) {
    const args = ['diagnose', 'burning-smell', ...(answers.length > 0 ? ['--answers', answers.join(',')] : [])];
    const text = await textOf(args);
    expect(text).toMatch(FIRST.en);
    expect(text.split(LATER)[0]).not.toMatch(POWERED);
    const { question } = await answer<{ question: { check: string; outcomes: { id: string }[] } | null }>(args, from);
    if (!question) break;
    expect(question.check).not.toMatch(/nozzle-tip|motor-hot|temp-curve|hotter-block/);
    answers.push(`${question.check}=${question.outcomes[0]?.id}`);
  }
  expect(answers.length).toBeGreaterThan(0);
});
