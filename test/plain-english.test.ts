import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Phrases that an engineer of this field would not write in a comment, each with what to write. */
const PHRASES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\/\*\* What (?:is|are|an?) /, 'name the thing: "The values of a preset", not "What a preset sets"'],
  [/\b(?:is|are|was|were) told\b/, '"is reported", "is listed" or "is stated"'],
  [/\bstands? (?:in|at|behind|before|after|below|above|between|beside|there|here|on|under|within)\b/, '"is"'],
  [/\bcalled so\b/, '"of that name"'],
  [/\bof former days\b/, '"earlier"'],
  [/\bheld against\b/, '"compared with", "checked against"'],
];

const commentsOf = (text: string) =>
  text.split('\n').flatMap((line, at) => (/^\s*(?:\/\/|\/?\*)/.test(line) ? [[at + 1, line] as const] : []));

it('writes comments in plain English', () => {
  const files = globSync('{bench,clients,core,docs,functions,scripts,server,test}/**/*.{ts,tsx,mjs,js}', {
    exclude: (name) => ['node_modules', 'generated', '.astro'].includes(name) || name.startsWith('dist'),
  }).filter((file) => !file.endsWith('plain-english.test.ts'));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    commentsOf(readFileSync(file, 'utf8')).flatMap(([line, text]) =>
      PHRASES.filter(([pattern]) => pattern.test(text)).map(
        ([, instead]) => `${file}:${line}: ${text.trim()} (${instead})`,
      ),
    ),
  );
  expect(found).toEqual([]);
});
