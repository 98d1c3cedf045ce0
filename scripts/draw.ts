import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDraws, samplePath, sampleText, tallies } from './contribute/draw/draws.js';
import { drawFacts, isKind, KINDS, type KindName } from './contribute/draw/sample.js';
import { readData } from './pipeline/read-data.js';
import { run } from './shared/run.js';

const USAGE = `usage: npm run draw -- DRAW [KIND ...] [--data data] [--version VERSION]
Draws the facts to judge, with the seed of DRAW in docs/draws/draws.yaml. KIND: ${Object.keys(KINDS).join(', ')};
default: all. Samples that exist already stay unchanged, with their verdicts. Prints how many facts have which verdict.`;

/** `npm run draw`: samples of facts to judge against other sources, by a seed, so that anyone draws the same. */
await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string', default: 'data' }, version: { type: 'string' } },
  });
  const [id, ...named] = positionals;
  const draws = readDraws();
  const draw = draws.find((one) => one.id === id);
  if (!draw)
    throw new Error(`${id ? `no draw "${id}"; there are: ${draws.map((one) => one.id).join(', ')}\n` : ''}${USAGE}`);
  const kinds = named.length > 0 ? named : Object.keys(KINDS);
  const unknown = kinds.find((kind) => !isKind(kind));
  if (unknown) throw new Error(`no kind "${unknown}"\n${USAGE}`);
  const missing = (kinds as KindName[]).filter((kind) => !existsSync(samplePath(draw.id, kind)));
  if (missing.length > 0) {
    const { dataset, records } = await readData(values.data);
    const drawable = { ...records, wellKnown: new Set(dataset.wellKnown.value.printers) };
    const version = values.version ?? builtVersion();
    for (const kind of missing) {
      const facts = drawFacts(kind, draw.seed, drawable);
      const file = samplePath(draw.id, kind);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, sampleText({ version, facts }));
      console.log(`${path.relative('.', file)}: ${facts.length} facts`);
    }
  }
  for (const { kind, records, facts, right, wrong, told, unknown: unknowns } of tallies(draw.id)) {
    const judged = `${right} right, ${wrong} wrong, ${told} wrong with a warning, ${unknowns} cannot be judged`;
    console.log(`${kind}: ${records} records, ${facts} facts: ${judged}`);
  }
});

/** The version of the data that `npm run build:api` wrote. */
function builtVersion(): string {
  return (JSON.parse(readFileSync('dist/api/v1/index.json', 'utf8')) as { version: string }).version;
}
