import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A measured request, as a query and as the file with the same answer. */
export interface MeasuredRequest {
  name: string;
  query: string;
  /** The file with the same answer; null if the query selects a page that no file has. */
  file: string | null;
  /** The records of the correct answer. */
  expected: unknown[];
}

interface ListFile {
  data: unknown[];
}

/** The four kinds of requests, with their answers from the release. */
export function measuredRequests(dist: string): MeasuredRequest[] {
  const records = (file: string) => (JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as ListFile).data;
  const file = (name: string, query: string, place: string): MeasuredRequest => ({
    name,
    query,
    file: place,
    expected: records(place),
  });
  return [
    file('default list', '/api/v1/printers', '/api/v1/printers.json'),
    file('brand filter', '/api/v1/printers?brand=bambu-lab', '/api/v1/printers/brand/bambu-lab.json'),
    file(
      'printer and material',
      '/api/v1/profiles?printer=bambu-lab-p1s&material=petg',
      '/api/v1/profiles/bambu-lab-p1s/petg.json',
    ),
    {
      name: 'window',
      query: '/api/v1/printers?limit=7&page=3',
      file: null,
      expected: records('/api/v1/printers.json').slice(14, 21),
    },
  ];
}
