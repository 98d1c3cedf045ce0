import { createServer } from 'node:http';
import { measuredRequests } from '../requests.js';

/** Upper bound for Node.js: prepared answers in a Map, looked up by the unparsed request target. */
const [dist = '', port = ''] = process.argv.slice(2);
const answers = new Map(measuredRequests(dist).map(({ query, answer }) => [query, Buffer.from(answer)]));
createServer((request, response) => {
  const body = answers.get(request.url ?? '');
  if (!body) {
    response.writeHead(404).end();
    return;
  }
  if (request.headers['if-none-match'] === '"bench"') {
    response.writeHead(304, { ETag: '"bench"' }).end();
    return;
  }
  response
    .writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
      ETag: '"bench"',
    })
    .end(body);
}).listen(Number(port), '127.0.0.1');
