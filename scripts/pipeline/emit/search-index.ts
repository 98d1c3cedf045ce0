import { close, createIndex } from 'pagefind';

/**
 * The search index of the pages below a folder, by the path of each of its files. Pagefind could write them itself, but
 * says that it has before all is on disk, and is then ended (Pagefind issue 1271): on a busy machine some files were cut
 * short.
 *
 * @throws with what Pagefind says when it cannot read a page
 */
export async function searchIndex(folder: string): Promise<Map<string, Uint8Array | string>> {
  try {
    const { index, errors } = await createIndex();
    if (!index) throw new Error(refusal(errors));
    const added = await index.addDirectory({ path: folder });
    const { errors: failures, files } = await index.getFiles();
    if (added.errors.length + failures.length > 0) throw new Error(refusal([...added.errors, ...failures]));
    return new Map(
      files.map(({ path, content }) => [path, path === 'pagefind-entry.json' ? languagesInOrder(content) : content]),
    );
  } finally {
    await close();
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
