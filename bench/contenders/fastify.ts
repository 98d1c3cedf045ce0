import fastify from 'fastify';
import { list, records } from './filter.js';

/** Fastify filtering the records in memory. */
const [dist = '', port = ''] = process.argv.slice(2);
const { printers, profiles } = records(dist);
type Query = { Querystring: Record<string, string | undefined> };
const app = fastify();
app.get<Query>('/api/v1/printers', async ({ query: { brand, limit, page } }) =>
  list(printers, { brand_id: brand }, limit, page),
);
app.get<Query>('/api/v1/profiles', async ({ query: { printer, material, limit, page } }) =>
  list(profiles, { printer, material }, limit, page),
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
