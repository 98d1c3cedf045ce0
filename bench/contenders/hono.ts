import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { list, records } from './filter.js';

/** Hono filtering the records in memory. */
const [dist = '', port = ''] = process.argv.slice(2);
const { printers, profiles } = records(dist);
const app = new Hono();
app.get('/api/v1/printers', (c) => {
  const { brand, limit, page } = c.req.query();
  return c.json(list(printers, { brand_id: brand }, limit, page));
});
app.get('/api/v1/profiles', (c) => {
  const { printer, material, limit, page } = c.req.query();
  return c.json(list(profiles, { printer, material }, limit, page));
});
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
