import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOWNLOAD_TYPES, DOWNLOADS } from '../../../core/contract/downloads.js';
import {
  BILINGUAL,
  COMMON_HEADERS,
  IMMUTABLE_CACHE,
  LANGUAGES,
  mediaTypeOf,
  SUCCESS_CACHE,
  VERSION_HEADER,
} from '../../../core/contract/headers.js';
import { API, INTEGRATIONS, picturePath } from '../../../core/contract/paths.js';

/** Maximum characters per line of `_headers` (Cloudflare Workers static assets). */
const MAX_LINE = 2000;

/** An executable inline script: without `src`, and not a data block such as JSON-LD. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc[\s=])([^>]*)>(.*?)<\/script>/gis;
const DATA_TYPE = /\stype\s*=\s*["']?(?!module\b|text\/javascript\b)[\w+/]/i;

/** Removed from scripts, images and data, since they only apply to documents: together as long as a small script. */
const NOT_OF_DOCUMENTS = { 'Content-Security-Policy': null, 'Permissions-Policy': null, 'X-Frame-Options': null };

/**
 * Writes `_headers`, which sets the response headers of a release's files. The platform reads it without serving it, so
 * no manifest lists it. Written last, because the policy allows the pages' inline scripts by digest.
 *
 * @param files paths of the release's files, including pages
 * @param version of the data
 * @throws when a line gets too long for the scripts
 */
export function writeHeaderRules(folder: string, files: readonly string[], version: string): void {
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  writeFileSync(path.join(folder, '_headers'), headerRules(pages, version));
}

/** The content of `_headers` for a version of the data and the pages of the site. @throws when a line is too long */
export function headerRules(pages: readonly string[], version: string): string {
  const { 'X-Content-Type-Options': nosniff, ...ofQueries } = COMMON_HEADERS;
  const ofAnswers = { ...ofQueries, [VERSION_HEADER]: version };
  // If two matching rules set a header, both values are sent, so each header is set by only one rule.
  const rules: Record<string, Record<string, string | null>> = {
    '/*': {
      'Content-Security-Policy': contentSecurityPolicy(pages),
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': nosniff,
      'X-Frame-Options': 'DENY',
    },
    // Files of the service get the headers of its answers; the function never sees requests for these paths.
    [`${API}/*`]: { ...ofAnswers, 'Cache-Control': SUCCESS_CACHE },
    // The same for files in the formats of other programs.
    [`${INTEGRATIONS}/*`]: { ...ofAnswers, 'Cache-Control': SUCCESS_CACHE },
    ...Object.fromEntries(BILINGUAL.map((name) => [`${API}/${name}*`, { 'Content-Language': LANGUAGES }])),
    // The file names contain a content hash.
    '/_astro/*': { 'Cache-Control': IMMUTABLE_CACHE, ...NOT_OF_DOCUMENTS },
    // Allows cross-origin reads, and range requests for the database. Default types of these extensions vary by server.
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
  // Drawings are among the answers: remove the content type of those first.
  const picture = picturePath('*');
  lines.push(picture, '  ! Content-Type', `  Content-Type: ${mediaTypeOf(picture)}`);
  const long = lines.find(({ length }) => length > MAX_LINE);
  if (long !== undefined)
    throw new Error(`_headers: a line of ${long.length} characters, the CDN allows ${MAX_LINE}: ${long.slice(0, 80)}…`);
  return `${lines.join('\n')}\n`;
}

/** Allows the site's own resources, WebAssembly for its search, and inline styles, which its code blocks use. */
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
