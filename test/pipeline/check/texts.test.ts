import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const FLAWS = path.resolve(import.meta.dirname, '../../../scripts/pipeline/check/texts/flaws.ts');

/** Compiles the patterns of the check repeatedly, each time as different ones, and returns what the check finds. */
const SCRIPT = `
const { mayBeFlawed, textFlaws } = await import(process.argv[1]);
const { test } = RegExp.prototype;
const patterns = new Set();
RegExp.prototype.test = function (text) {
  patterns.add(this);
  return test.call(this, text);
};
mayBeFlawed('x', false);
RegExp.prototype.test = test;
const kept = [];
for (let i = 0; i < 150; i++) {
  for (const { source, flags } of patterns) {
    const pattern = new RegExp(source + '|q' + i, flags);
    for (let j = 0; j < 4; j++) for (const text of ['hello world', 'hello \\u4e2d world']) pattern.test(text);
    kept.push(pattern);
  }
}
const found = (text) => [...textFlaws(text, 'name', false)].map(({ code }) => code).join();
console.log(patterns.size, found('Acme Labs %3Cb'), found('Acme Labs TODO'), found('Acme Labs todo'));
`;

// V8 compiles patterns differently once a process has much compiled code, as after hours.
test('a flaw is found by a process that has compiled many patterns', () => {
  const out = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT, FLAWS], {
    encoding: 'utf8',
  });
  expect(out.trim()).toMatch(/^[1-9]\d* markup unwritten unwritten$/);
});
