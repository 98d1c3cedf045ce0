import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReleaseStep } from '../../../core/contract/changes.js';
import { packStep, readSteps, STEPS, stepFile } from '../../../scripts/pipeline/load/steps.js';
import { validate } from '../../../scripts/pipeline/pipeline.js';
import { FROZEN_DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';
import { stepOf } from '../../support/step-of.js';

function keeping(...steps: ReleaseStep[]): string {
  const folder = folderOf();
  mkdirSync(path.join(folder, STEPS));
  for (const step of steps) writeFileSync(path.join(folder, stepFile(step.version)), packStep(step));
  return folder;
}

const [b, c, d] = [stepOf('b', 'a'), stepOf('c', 'b'), stepOf('d', 'c')];

describe('the kept steps', () => {
  it('are read in order, whatever their names', () => {
    expect(readSteps(keeping(stepOf('1', 'c'), c, b))).toEqual([b, c, stepOf('1', 'c')]);
    expect(readSteps(keeping(stepOf('a', null), b))).toHaveLength(2);
  });

  it('are none before the first release', () => {
    expect(readSteps(folderOf())).toEqual([]);
  });
});

describe('broken chains of steps are rejected with the reason', () => {
  const cases: [what: string, folder: string, message: RegExp][] = [
    ['a gap', keeping(b, d), /holds the steps to d \(from c\)\. One/],
    ['two from one', keeping(b, c, stepOf('e', 'b')), /holds the steps to e \(from b\)/],
    ['a circle', keeping(stepOf('a', 'c'), b, c), /holds the steps to a \(from c\) and b \(from a\) and c/],
    ['a circle beside', keeping(stepOf('x', 'w'), stepOf('a', 'b'), b), /holds the steps to a \(from b\) and b/],
  ];

  it.each(cases)('%s', (_, folder, message) => {
    expect(() => readSteps(folder)).toThrow(message);
    expect(() => readSteps(folder)).toThrow('/changes:1:1 the chain of steps is broken: ');
  });

  it('a wrong name', () => {
    const folder = keeping(b);
    writeFileSync(path.join(folder, stepFile('e')), packStep(c));
    expect(() => readSteps(folder)).toThrow('e.json.br:1:1 contains the step to c, so its name must be c.json.br');
  });

  it('a file of another format', () => {
    const folder = keeping(b);
    writeFileSync(path.join(folder, STEPS, 'c.json'), '{}');
    expect(() => readSteps(folder)).toThrow(
      'changes/c.json:1:1 only steps belong here, in files called <version>.json.br',
    );
  });

  it('a file that is valid compressed JSON but no step', () => {
    const folder = keeping(b);
    writeFileSync(path.join(folder, stepFile('e')), packStep({ version: 'e' } as never));
    expect(() => readSteps(folder)).toThrow(/e\.json\.br:1:1 cannot be read as a step/);
  });

  it('are rejected by every check, and reported at their file', async () => {
    const data = path.join(folderOf(), 'data');
    cpSync(FROZEN_DATA, data, { recursive: true });
    mkdirSync(path.join(data, STEPS), { recursive: true });
    writeFileSync(path.join(data, stepFile('e')), '{"version":"e"}');
    await expect(validate(data)).rejects.toThrow(/data\/changes\/e\.json\.br:1:1 cannot be read as a step/);
  });
});
