import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOWNLOAD_TYPES, DOWNLOADS } from '../../../core/contract/downloads.js';
import {
  BILINGUAL,
  COMMON_HEADERS,
  LANGUAGES,
  mediaTypeOf,
  SUCCESS_CACHE,
  VERSION_HEADER,
} from '../../../core/contract/headers.js';
import { API, INTEGRATIONS, picturePath } from '../../../core/contract/paths.js';

/** Most characters a line of `_headers` may have (Cloudflare Workers static assets). */
const MAX_LINE = 2000;

/** A script that is in the page itself and is run: not one from a file, not data such as JSON-LD. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc[\s=])([^>]*)>(.*?)<\/script>/gis;
const DATA_TYPE = /\stype\s*=\s*["']?(?!module\b|text\/javascript\b)[\w+/]/i;

/** Taken off scripts, pictures and data, as it only bears on documents: together it is as long as a small script is. */
const NOT_OF_DOCUMENTS = { 'Content-Security-Policy': null, 'Permissions-Policy': null, 'X-Frame-Options': null };

/**
 * Writes `_headers`, which tells servers what to send with the files of a release: the platform reads it, and doesn't
 * serve it, so that no manifest lists it. Comes last: the pages' own scripts are allowed one by one, by their digest.
 *
 * @param files paths of the release's files, pages among them
 * @param version of the data
 * @throws when there are too many scripts for a line
 */
export function writeHeaderRules(folder: string, files: readonly string[], version: string): void {
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  writeFileSync(path.join(folder, '_headers'), headerRules(pages, version));
}

/** The content of `_headers` for a version of the data and a site of these pages. @throws when a line gets too long */
export function headerRules(pages: readonly string[], version: string): string {
  const { 'X-Content-Type-Options': nosniff, ...ofQueries } = COMMON_HEADERS;
  const ofAnswers = { ...ofQueries, [VERSION_HEADER]: version };
  // A header that two matching rules set is sent with both values, so each is in one rule only.
  const rules: Record<string, Record<string, string | null>> = {
    '/*': {
      'Content-Security-Policy': contentSecurityPolicy(pages),
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': nosniff,
      'X-Frame-Options': 'DENY',
    },
    // The files of the service get what its answers have; these paths never reach the function.
    [`${API}/*`]: { ...ofAnswers, 'Cache-Control': SUCCESS_CACHE },
    // So do those that other programs read in their own form.
    [`${INTEGRATIONS}/*`]: { ...ofAnswers, 'Cache-Control': SUCCESS_CACHE },
    ...Object.fromEntries(BILINGUAL.map((name) => [`${API}/${name}*`, { 'Content-Language': LANGUAGES }])),
    // Named by their content.
    '/_astro/*': { 'Cache-Control': 'public, max-age=31536000, immutable', ...NOT_OF_DOCUMENTS },
    // Pages of others may read them, the database by ranges. What a server makes of such endings differs.
    [`${DOWNLOADS}/*`]: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': `ETag, ${VERSION_HEADER}`,
      [VERSION_HEADER]: version,
    },
    ...Object.fromEntries(
      Object.entries(DOWNLOAD_TYPES).map(([ending, type]) => [
        `${DOWNLOADS}/*${ending}`,
        { 'Content-Type': type, ...NOT_OF_DOCUMENTS },
      ]),
    ),
    '/favicon.svg': NOT_OF_DOCUMENTS,
    '/explorer/*.json': NOT_OF_DOCUMENTS,
    '/zh-cn/explorer/*.json': NOT_OF_DOCUMENTS,
  };
  const lines = Object.entries(rules).flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => (value === null ? `  ! ${name}` : `  ${name}: ${value}`)),
  ]);
  // Pictures lie among the answers: what those set is taken off first.
  const picture = picturePath('*');
  lines.push(picture, '  ! Content-Type', `  Content-Type: ${mediaTypeOf(picture)}`);
  const long = lines.find(({ length }) => length > MAX_LINE);
  if (long !== undefined)
    throw new Error(`_headers: a line of ${long.length} characters, the CDN allows ${MAX_LINE}: ${long.slice(0, 80)}…`);
  return `${lines.join('\n')}\n`;
}

/** Everything from the site itself; WebAssembly for its search; inline styles, which its code blocks have. */
function contentSecurityPolicy(pages: readonly string[]): string {
  const digests = new Set(pages.flatMap(inlineScripts).map((script) => `'sha256-${digest(script)}'`));
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...[...digests].sort()].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function inlineScripts(page: string): string[] {
  return [...page.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA_TYPE.test(attributes))
    .map(([, , script = '']) => script.replaceAll('\r\n', '\n'));
}

function digest(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
