import type { OpenPrintData, Page } from '../../clients/typescript/src/index.js';
import { ENDPOINTS } from '../../core/contract/endpoints.js';
import { API } from '../../core/contract/paths.js';
import type { Vector } from '../../schemas/generated/record.js';

export type Call =
  | { list: 'printers' | 'materials' | 'profiles' | 'troubleshoot'; options: object; page: unknown; limit: unknown }
  | { file: string };

export type Outcome =
  | { page: Page<unknown> }
  | { text: string }
  | { error: { code: string; argument: string | null; value: string | null; suggestions: string[] | null } };

export function callOf({ request: { method, url, headers } }: Vector): Call | string {
  if (method !== 'GET') return 'a call reads, and gives records rather than headers';
  if (headers) return 'the client itself asks whether what it keeps still holds';
  const [path = '', query] = url.split('?');
  const endpoint = ENDPOINTS.find((one) => one.path === path.replace(/\/$/, ''));
  if (`${API}/`.startsWith(path)) return 'a folder is no file';
  if (!endpoint) return query === undefined ? { file: path } : 'the path of a file has no query';
  if (hasLostBytes(query ?? '')) return 'a text has no bytes that do not decode';
  const given = [...new URLSearchParams(query)];
  if (new Set(given.map(([name]) => name)).size < given.length) return 'options have each name once';
  const { page, limit, ...options } = Object.fromEntries(given);
  return { list: endpoint.kind, options, page: argumentOf(page), limit: argumentOf(limit) };
}

/** Converts numbers; other values are passed unconverted, as an untyped program may do. */
function argumentOf(written: string | undefined): unknown {
  return written !== undefined && /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : written;
}

function hasLostBytes(query: string): boolean {
  try {
    decodeURIComponent(query);
    return false;
  } catch {
    return true;
  }
}

/** Makes the call. The function is self-contained, so that its source can be sent to a browser. */
export async function perform(data: OpenPrintData, call: Call): Promise<Outcome> {
  try {
    if ('file' in call) {
      await data.json(call.file);
      return { text: await data.source.text(call.file) };
    }
    const list = data[call.list].list(call.options);
    return { page: await list.page(call.page as number, { limit: call.limit as number }) };
  } catch (thrown) {
    const { code, asked, value, argument, suggestions, message } = thrown as Record<string, unknown>;
    const text = (one: unknown) => (one === undefined ? null : String(one));
    return {
      error: {
        code: String(code ?? message),
        argument: text(argument),
        value: text(asked ?? value),
        suggestions: (suggestions ?? null) as string[] | null,
      },
    };
  }
}
