import { type Assets, digestOf, type EtagTree } from '../assets.js';
import { DIGEST_BYTES } from '../limits.js';
import { API, type Subject } from '../paths.js';
import { ENDPOINTS, type Endpoint } from '../query/endpoint.js';
import { isFault, parseQuery, type Query } from '../query/parse.js';
import { resolveName } from '../query/resolve.js';
import type { Answer, Inquiry } from './answer.js';
import { type ErrorDetails, errorAnswer } from './error.js';
import { matches, strong } from './etag.js';
import { BILINGUAL, LANGUAGES, METHODS, successHeaders } from './headers.js';
import { pageLinks } from './link.js';
import { findPart, joinParts, open, type Part } from './list.js';

/** Whether a request asks for a file of the release by its path. A CDN serves it without asking the function. */
export function asksForFile({ method, pathname }: Inquiry, tree: EtagTree): boolean {
  return (method === 'GET' || method === 'HEAD') && pathname.endsWith('.json') && digestOf(tree, pathname) !== null;
}

/**
 * The answer to a request, which depends on the request and the release alone.
 *
 * @throws when the release cannot be read
 */
export async function compose(inquiry: Inquiry, assets: Assets, tree: EtagTree): Promise<Answer> {
  const { method, pathname } = inquiry;
  if (method !== 'GET' && method !== 'HEAD')
    return errorAnswer('method_not_allowed', { allowed: METHODS }, { Allow: METHODS });
  const digest = pathname.endsWith('.json') ? digestOf(tree, pathname) : null;
  if (digest !== null) return answerPart(inquiry, { kind: 'file', path: pathname, digest, page: 1, pages: 1 }, assets);
  return answerQuery(inquiry, assets, tree);
}

async function answerQuery(inquiry: Inquiry, assets: Assets, tree: EtagTree): Promise<Answer> {
  const path = inquiry.pathname.replace(/\/+$/, '');
  const endpoint = ENDPOINTS.find((candidate) => candidate.path === path);
  if (!endpoint) return errorAnswer('not_found');
  const query = parseQuery(
    inquiry.search.slice(1),
    endpoint.filters.map(({ parameter }) => parameter),
  );
  if (isFault(query)) {
    const { code, ...details } = query;
    return errorAnswer(code, details);
  }
  const found = await findSubjects(endpoint, query, assets, tree);
  if ('error' in found)
    return errorAnswer(found.error, {
      ...found.details,
      ...(query.limit === undefined ? {} : { limit: query.limit }),
    });
  const window = { page: query.page, limit: query.limit, paging: endpoint.paging };
  const [subject] = found.subjects;
  const part =
    found.subjects.length === 1 && subject
      ? await findPart(subject, window, assets, tree)
      : await joinParts(found.subjects, window, assets);
  return answerPart(inquiry, part, assets);
}

type Found = { subjects: Subject[] } | { error: Parameters<typeof errorAnswer>[0]; details: ErrorDetails };

/** What the filters of a query stand for: usually one subject, several for a name that two things share. */
async function findSubjects(endpoint: Endpoint, query: Query, assets: Assets, tree: EtagTree): Promise<Found> {
  let subjects: Record<string, string>[] = [{}];
  for (const filter of endpoint.filters) {
    const value = query.filters.get(filter.parameter);
    if (value === undefined) continue;
    const { ids, ...rest } = await resolveName(filter, value, assets, tree);
    if (ids === null) return { error: filter.unknown, details: { parameter: filter.parameter, value, ...rest } };
    subjects = subjects.flatMap((subject) => ids.map((id) => ({ ...subject, [filter.parameter]: id })));
  }
  return { subjects: subjects.map((subject) => ({ kind: endpoint.kind, ...subject }) as Subject) };
}

async function answerPart(inquiry: Inquiry, part: Part, assets: Assets): Promise<Answer> {
  const etag = strong(part.kind === 'file' ? part.digest : await digest(part.text));
  const headers = successHeaders(etag);
  if (BILINGUAL_PATH.test(inquiry.pathname)) headers['Content-Language'] = LANGUAGES;
  if (part.kind === 'file' && part.path !== inquiry.pathname) headers['Content-Location'] = part.path;
  const links = pageLinks(inquiry, part.page, part.pages);
  if (links !== '') headers.Link = links;
  if (matches(inquiry.ifNoneMatch, etag)) return { status: 304, headers, body: null };
  if (part.kind === 'text') return { status: 200, headers, body: new TextEncoder().encode(part.text) };
  const asset = await open(assets, part.path);
  if (asset.length !== undefined) headers['Content-Length'] = String(asset.length);
  return { status: 200, headers, body: asset.body, file: part.path };
}

const BILINGUAL_PATH = new RegExp(`^${API}/(${BILINGUAL.join('|')})\\b`);

/** Digest of an answer that was cut for a query: like the digests of the files, it depends on the bytes alone. */
async function digest(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...hash.slice(0, DIGEST_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
