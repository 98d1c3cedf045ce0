import { readAnswer, writeAnswer } from '../../core/contract/envelope.js';
import { LIMITS } from '../../core/contract/limits.js';
import { pagePath, type Subject } from '../../core/contract/paths.js';
import { findWindow, type Window } from '../../core/contract/window.js';
import type { Asset, Assets } from '../types.js';

/** A page of a list and the number of pages. The page is a file of the release as it is, or text cut for the query. */
export type ListPage = { pages: number } & (
  | { kind: 'file'; path: string; digest: string }
  | { kind: 'text'; text: string }
);

/** Reads the part of a list that a query asks for. @throws when a file that it is cut from cannot be read */
export async function readPage(subject: Subject, window: Window, assets: Assets): Promise<ListPage> {
  const place = findWindow(subject, window, await assets.etags(pagePath(subject)));
  if (place.kind === 'file') return place;
  const lists = await Promise.all(place.paths.map((path) => read(assets, path)));
  const total = lists[0]?.total ?? 0;
  const records = lists.flatMap((list) => list.records);
  return cut(records, place.offset, total, window.page, place.limit ?? total);
}

/**
 * A window over the concatenated answers to several subjects, for a name that stands for more than one thing. Empty for
 * something known that has no records.
 */
export async function joinLists(
  subjects: readonly Subject[],
  { page, limit }: Window,
  assets: Assets,
): Promise<ListPage> {
  const lists = await Promise.all(subjects.map((subject) => read(assets, pagePath(subject))));
  const records = lists.flatMap((list) => list.records);
  return cut(records, 0, records.length, page, limit ?? (records.length || LIMITS.defaultLimit));
}

/** Cuts a window out of records that start at `offset` of the whole list. */
export function cut(records: readonly string[], offset: number, total: number, page: number, limit: number): ListPage {
  const from = (page - 1) * limit - offset;
  const text = writeAnswer(from < 0 ? [] : records.slice(from, from + limit), { total, page, limit });
  return { kind: 'text', text, pages: Math.max(1, Math.ceil(total / limit)) };
}

export async function read(assets: Assets, path: string): Promise<{ records: string[]; total: number }> {
  return readAnswer(await text(assets, path));
}

/** Opens a file that is not a list. @throws when the release lists it but lacks it */
export async function json<T>(assets: Assets, path: string): Promise<T> {
  return JSON.parse(await text(assets, path)) as T;
}

async function text(assets: Assets, path: string): Promise<string> {
  const { body } = await open(assets, path);
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : new Response(body).text();
}

/** Opens a file that the release lists. @throws when it is missing */
export async function open(assets: Assets, path: string): Promise<Asset> {
  return present(await assets.open(path), path);
}

/** @throws when a file that the release lists is missing */
export function present(asset: Asset | null, path: string): Asset {
  if (!asset) throw new Error(`${path} is listed but missing`);
  return asset;
}
