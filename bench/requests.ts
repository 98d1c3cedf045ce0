import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAnswer } from '../core/contract/envelope.js';

/** A measured request, as a query and as the file with the same answer. */
export interface MeasuredRequest {
  name: string;
  query: string;
  /** The file with the same answer; null if the query selects a page that no file has. */
  file: string | null;
  /** The body of the correct answer. */
  answer: string;
  /** Asked with the entity tag of the answer, for a response of 304. */
  conditional?: true;
}

/** All kinds of requests, with their answers from the release. */
export function measuredRequests(dist: string): MeasuredRequest[] {
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const request = (name: string, query: string, file: string) => ({ name, query, file, answer: read(file) });
  const brand = request('brand filter', '/api/v1/printers?brand=bambu-lab', '/api/v1/printers/brand/bambu-lab.json');
  const { data, meta } = JSON.parse(read('/api/v1/printers.json')) as { data: unknown[]; meta: { total: number } };
  const window = data.slice(14, 21).map((record) => JSON.stringify(record));
  return [
    request('default list', '/api/v1/printers', '/api/v1/printers.json'),
    brand,
    { ...brand, name: 'brand filter, 304', conditional: true },
    request(
      'printer and material',
      '/api/v1/profiles?printer=bambu-lab-p1s&material=petg',
      '/api/v1/profiles/bambu-lab-p1s/petg.json',
    ),
    {
      name: 'window',
      query: '/api/v1/printers?limit=7&page=3',
      file: null,
      answer: writeAnswer(window, { total: meta.total, page: 3, limit: 7 }),
    },
  ];
}
