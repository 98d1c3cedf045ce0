import { LIMITS } from '../../../../core/contract/limits.js';
import { API } from '../../../../core/contract/paths.js';
import { errorAnswer, listAnswer, notModified, withoutBody } from './expected.js';
import type { Lists } from './lists.js';
import type { VectorTable } from './vector-table.js';

/** HEAD, OPTIONS and conditional requests. */
export function httpVectors(table: VectorTable, lists: Lists): void {
  const printers = `${API}/printers`;
  const all = listAnswer({ records: lists.printers });
  const cut = listAnswer({ records: lists.printers, limit: 7, page: 3 });

  table.about('head', 'HEAD is answered with the headers of GET and no body.');
  const head = { method: 'HEAD' };
  table.add(printers, withoutBody(all), head);
  table.add(`${printers}?limit=7&page=3`, withoutBody(cut), head);
  table.add(`${API}/nothing`, withoutBody(errorAnswer(404, { code: 'not_found' })), head);
  table.add(`${printers}?limit=0`, withoutBody(errorAnswer(400, { code: 'out_of_range' })), head);

  table.about('options', 'OPTIONS is answered for CORS, without a body.');
  const preflight = {
    status: 204,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET, HEAD, OPTIONS' },
    sha256: null,
  };
  const asks = { Origin: 'https://example.org', 'Access-Control-Request-Method': 'GET' };
  table.add(printers, preflight, { method: 'OPTIONS', headers: asks });
  table.add(`${API}/materials?limit=1`, preflight, { method: 'OPTIONS', headers: asks });

  const etag = all.headers.etag ?? '';
  const having = (tags: string, method = 'GET') => ({ method, headers: { 'If-None-Match': tags } });
  table.about(
    'etag',
    'The entity tag depends only on the content; a matching If-None-Match is answered with 304 without a body.',
  );
  table.add(printers, notModified(all), having(etag));
  table.add(`${printers}/?limit=${LIMITS.defaultLimit}`, notModified(all), having(etag));
  table.add(`${printers}?limit=7&page=3`, notModified(cut), having(cut.headers.etag ?? ''));
  table.add(printers, notModified(all), having(etag, 'HEAD'));
  table.about('etag', 'If-None-Match follows RFC 9110: lists, weak tags, *.');
  table.add(printers, notModified(all), having(`"other", ${etag}`));
  table.add(printers, notModified(all), having(`"a,b" ,W/"x",${etag},"y"`));
  table.add(printers, notModified(all), having(`W/${etag}`));
  table.add(printers, notModified(all), having('*'));
  table.add(printers, all, having('"other"'));
  table.add(printers, all, having('W/"other", "*"'));
  table.add(printers, all, having(`"x${etag.slice(1)}`));
  table.about('etag', 'An error has no entity tag, and no condition turns it into a 304.');
  table.add(`${API}/nothing`, errorAnswer(404, { code: 'not_found' }), having('*'));
}
