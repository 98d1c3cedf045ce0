import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { close, createIndex } from 'pagefind';

/**
 * The search index of the pages below a folder, by the path of each of its files. Pagefind could write them itself, but
 * says that it has before all is on disk, and is then ended (Pagefind issue 1271): on a busy machine some files were cut
 * short. It would find the pages itself too, but in the order of the file system, in which it numbers them.
 *
 * @throws with what Pagefind says when it cannot read a page
 */
export async function searchIndex(folder: string): Promise<Map<string, Uint8Array | string>> {
  try {
    const { index, errors } = await createIndex();
    if (!index) throw new Error(refusal(errors));
    const refused: string[] = [];
    for (const { file, content } of searchedPages(folder)) {
      const { errors: own } = await index.addHTMLFile({ sourcePath: file, content });
      refused.push(...own.map((error) => `${file}: ${error}`));
    }
    const { errors: failures, files } = await index.getFiles();
    if (refused.length + failures.length > 0) throw new Error(refusal([...refused, ...failures]));
    return new Map(
      files.map(({ path, content }) => [path, path === 'pagefind-entry.json' ? languagesInOrder(content) : content]),
    );
  } finally {
    await close();
  }
}

/** The pages with a part that Pagefind is to read, in the order of their paths. */
function* searchedPages(folder: string): Iterable<{ file: string; content: string }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const content = readFileSync(path.join(folder, file), 'utf8');
    if (content.includes('data-pagefind-body')) yield { file, content };
  }
}

function refusal(errors: readonly string[]): string {
  return `the pages cannot be indexed for the search: ${errors.join('; ')}`;
}

/** The entry of the search index. Pagefind lists its languages in another order each time, which changes nothing. */
function languagesInOrder(content: Uint8Array): string {
  const entry = JSON.parse(Buffer.from(content).toString()) as { languages: Record<string, unknown> };
  const languages = Object.entries(entry.languages).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ ...entry, languages: Object.fromEntries(languages) });
}
