import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseArguments, rejectUnknownFlags } from '../../../scripts/contribute/edit/questions.js';
import { FLAGS, planChange } from '../../../scripts/contribute/fix-value/fix-value.js';
import { KINDS } from '../../../scripts/contribute/new/new.js';
import { DATA } from '../../support/data.js';
import { sitePages } from '../../support/pages.js';
import { publishedDataset, publishedRecords } from '../../support/published-data.js';

const shown = async (name: string) =>
  [...new Set((await sitePages()).flatMap(({ blocks }) => blocks.flatMap(({ text }) => text.split('\n'))))]
    .filter((line) => line.startsWith(`npm run ${name} -- `))
    .map((line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].slice(4).map(([, quoted, bare]) => quoted ?? bare ?? ''));

it('the command accepts the corrections shown on the pages', async () => {
  const [dataset, records] = [publishedDataset(), publishedRecords()];
  const read = (file: string) => readFileSync(path.join(DATA, file), 'utf8');
  const commands = await shown('fix-value');
  expect(commands.length).toBeGreaterThan(2);
  for (const args of commands) {
    const { words, flags } = parseArguments(args);
    rejectUnknownFlags(flags, FLAGS);
    const [page = ''] = Object.values(dataset.sources.value.sources).map(({ repository }) => repository);
    const given = new Map([...flags].map(([flag, value]) => [flag, value === 'URL' ? page : value]));
    const change = planChange(words, given, { dataset, records, read, today: '2026-11-22' }, null);
    // The data may already contain the correction.
    const came = await change.then(
      ({ edits }) => edits[0]?.text,
      (error: Error) => error.message,
    );
    expect(came, args.join(' ')).toMatch(new RegExp(`${words.at(-1)}($|\\b[^]*${flags.get('reason')})`));
  }
});

it('the kinds of additions shown on the pages exist', async () => {
  const commands = await shown('new');
  expect(commands.length).toBeGreaterThan(1);
  for (const args of commands) expect(Object.keys(KINDS)).toContain(parseArguments(args).words[0]);
});
