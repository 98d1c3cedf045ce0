import { type Asset, type Assets, countFiles, digestOf, type EtagTree } from '../assets.js';
import { LIMITS } from '../limits.js';
import { chunkPath, folderPath, pagePath, type Subject } from '../paths.js';
import { readAnswer, writeAnswer } from './window.js';

/** A part of a list, and which of how many pages it is: a file of the release as it is, or text that was cut for the query. */
export type Part = { page: number; pages: number } & (
  | { kind: 'file'; path: string; digest: string }
  | { kind: 'text'; text: string }
);

/** A file that the release lists but cannot give. */
export class MissingFile extends Error {}

/** What a query asks of a list. */
export interface Window {
  page: number;
  limit: number | undefined;
  paging: 'default' | 'whole';
}

/**
 * Finds the part of a list that a query asks for. The default window, and one of exactly a chunk, is a file;
 * any other is cut from at most two chunks of 100 records, or from the first page where that holds all.
 */
export async function findPart(
  subject: Subject,
  { page, limit, paging }: Window,
  assets: Assets,
  tree: EtagTree,
): Promise<Part> {
  const file = (path: string, pages: number): Part | null => {
    const digest = digestOf(tree, path);
    return digest === null ? null : { kind: 'file', path, digest, page, pages };
  };
  const usual = paging === 'default' ? LIMITS.defaultLimit : undefined;
  if (limit === undefined || limit === usual) {
    const found = file(pagePath(subject, page), 1 + countFiles(tree, folderPath(subject, 'page')));
    if (found) return found;
  }
  if (limit === LIMITS.maxLimit) {
    const found = file(chunkPath(subject, page), countFiles(tree, folderPath(subject, 'chunk')));
    if (found) return found;
  }
  // Known names without a common result, such as a printer that cannot print the material.
  if (digestOf(tree, pagePath(subject)) === null) return cut([], 0, 0, page, limit ?? usual ?? LIMITS.maxLimit);

  const size = limit ?? usual;
  const chunked = digestOf(tree, chunkPath(subject, 1)) !== null;
  if (!chunked || size === undefined) {
    const { records, total } = await read(assets, pagePath(subject));
    return cut(records, 0, total, page, size ?? total);
  }
  const from = (page - 1) * size;
  const firstChunk = Math.floor(from / LIMITS.maxLimit) + 1;
  const lastChunk = Math.floor((from + size - 1) / LIMITS.maxLimit) + 1;
  const wanted = [...new Set([firstChunk, lastChunk])].filter(
    (chunk) => digestOf(tree, chunkPath(subject, chunk)) !== null,
  );
  const chunks = await Promise.all(
    (wanted.length > 0 ? wanted : [1]).map((chunk) => read(assets, chunkPath(subject, chunk))),
  );
  const offset = ((wanted[0] ?? 1) - 1) * LIMITS.maxLimit;
  return cut(
    chunks.flatMap(({ records }) => records),
    offset,
    chunks[0]?.total ?? 0,
    page,
    size,
  );
}

/** Cuts a window out of records that start at `offset` of the whole list. */
function cut(records: readonly string[], offset: number, total: number, page: number, limit: number): Part {
  const from = (page - 1) * limit - offset;
  const text = writeAnswer(from < 0 ? [] : records.slice(from, from + limit), { total, page, limit });
  return { kind: 'text', text, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** A window over the answers to several subjects taken together, for a name that stands for more than one thing. */
export async function joinParts(subjects: readonly Subject[], { page, limit }: Window, assets: Assets): Promise<Part> {
  const answers = await Promise.all(subjects.map((subject) => read(assets, pagePath(subject))));
  const records = answers.flatMap(({ records: own }) => own);
  return cut(records, 0, records.length, page, limit ?? records.length);
}

async function read(assets: Assets, path: string): Promise<{ records: string[]; total: number }> {
  return readAnswer(await text(await open(assets, path)));
}

/** Opens a file that the release lists. @throws {MissingFile} */
export async function open(assets: Assets, path: string): Promise<Asset> {
  const asset = await assets.open(path);
  if (!asset) throw new MissingFile(`${path} is listed but missing`);
  return asset;
}

/** The text of an asset. */
export async function text({ body }: Asset): Promise<string> {
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : new Response(body).text();
}
