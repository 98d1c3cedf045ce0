import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readLine, refuseOthers } from '../../scripts/edit/flags.js';
import { changeFor, FLAGS } from '../../scripts/fix-value/fix-value.js';
import { KINDS } from '../../scripts/new/new.js';
import { prepare } from '../../scripts/pipeline.js';
import { DATA } from '../support/data.js';
import { sitePages } from '../support/pages.js';

/** The words of each command of a name that any page shows. */
const shown = async (name: string) =>
  [...new Set((await sitePages()).flatMap(({ blocks }) => blocks.flatMap(({ text }) => text.split('\n'))))]
    .filter((line) => line.startsWith(`npm run ${name} -- `))
    .map((line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].slice(4).map(([, quoted, bare]) => quoted ?? bare ?? ''));

it('the corrections that pages show are such as the command takes', async () => {
  const { dataset, records } = await prepare(DATA);
  const read = (file: string) => readFileSync(path.join(DATA, file), 'utf8');
  const commands = await shown('fix-value');
  expect(commands.length).toBeGreaterThan(2);
  for (const args of commands) {
    const { words, flags } = readLine(args);
    refuseOthers(flags, FLAGS);
    const [page = ''] = Object.values(dataset.sources.value.sources).map(({ repository }) => repository);
    const given = new Map([...flags].map(([flag, value]) => [flag, value === 'URL' ? page : value]));
    const change = changeFor(words, given, { dataset, records, read, today: '2026-11-22' }, null);
    // The data may have come to say so itself.
    const came = await change.then(
      ({ edits }) => edits[0]?.text,
      (error: Error) => error.message,
    );
    expect(came, args.join(' ')).toMatch(new RegExp(`${words.at(-1)}( already$|\\b[^]*${flags.get('reason')})`));
  }
});

it('the additions that pages show are of kinds that there are', async () => {
  const commands = await shown('new');
  expect(commands.length).toBeGreaterThan(1);
  for (const args of commands) expect(Object.keys(KINDS)).toContain(readLine(args).words[0]);
});
