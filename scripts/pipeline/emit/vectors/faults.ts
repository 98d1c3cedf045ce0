import { LIMITS } from '../../../../core/contract/limits.js';
import { API } from '../../../../core/contract/paths.js';
import { errorAnswer } from './expected.js';
import type { VectorTable } from './vector-table.js';

/** Vectors of invalid queries, unknown paths and unsupported methods. */
export function faultVectors(table: VectorTable): void {
  const fault = (query: string, code: string, parameter: string, value?: string) =>
    table.add(`${API}/${query}`, errorAnswer(400, { code, parameter, ...(value === undefined ? {} : { value }) }));

  table.about(
    'parameter',
    'An unknown parameter is an error: a misspelt filter must never answer with unfiltered data.',
  );
  fault('printers?brnad=prusa', 'unknown_parameter', 'brnad');
  fault('printers?Brand=prusa', 'unknown_parameter', 'Brand');
  fault('printers?brand[]=prusa', 'unknown_parameter', 'brand[]');
  fault('printers?material=pla', 'unknown_parameter', 'material');
  fault('materials?brand=prusa', 'unknown_parameter', 'brand');
  fault('profiles?symptom=stringing', 'unknown_parameter', 'symptom');
  fault('troubleshoot?limit=5&material=pla', 'unknown_parameter', 'material');
  fault('materials?_=1', 'unknown_parameter', '_');
  fault('materials?%E6%9D%90%E6%96%99=pla', 'unknown_parameter', '材料');

  table.about('parameter', 'A repeated parameter is an error.');
  fault('printers?brand=prusa&brand=voron', 'repeated_parameter', 'brand');
  fault('printers?limit=5&limit=5', 'repeated_parameter', 'limit');
  fault('printers?brand=prusa&br%61nd=prusa', 'repeated_parameter', 'brand');

  table.about('parameter', 'A parameter without a value is an error.');
  for (const query of ['brand=', 'brand', 'brand=%20', 'brand=+', 'limit=5&brand='])
    fault(`printers?${query}`, 'empty_value', 'brand');
  fault('materials?limit=', 'empty_value', 'limit');

  table.about('number', 'limit and page are whole numbers in decimal digits.');
  for (const value of ['abc', '-1', '1.5', '1e2', '0x10', '5;', '٥'])
    fault(`printers?limit=${encodeURIComponent(value)}`, 'invalid_number', 'limit', value);
  fault('profiles?page=two', 'invalid_number', 'page', 'two');
  fault('printers?limit=+5', 'invalid_number', 'limit', ' 5');

  table.about('number', 'limit is from 1 to 100, page from 1.');
  for (const value of ['0', '101', '99999999999999999999'])
    fault(`printers?limit=${value}`, 'out_of_range', 'limit', value);
  fault('materials?limit=101', 'out_of_range', 'limit', '101');
  fault('troubleshoot?page=0', 'out_of_range', 'page', '0');
  fault('printers?page=99999999999999999999', 'out_of_range', 'page', '99999999999999999999');

  table.about(
    'length',
    `A name has at most ${LIMITS.maxValueLength} characters, also with each ligature as its letters: U+FDFA has fifteen.`,
  );
  for (const name of ['x'.repeat(LIMITS.maxValueLength + 1), '\uFDFA'.repeat(14)])
    fault(`profiles?printer=${encodeURIComponent(name)}`, 'out_of_range', 'printer');

  table.about('encoding', 'Bytes that are not percent-encoded UTF-8 are an error.');
  for (const value of ['%', '%zz', '%E6%8B', '%FF', '%C0%AF', '%ED%A0%80'])
    fault(`printers?brand=${value}`, 'invalid_encoding', 'brand');

  table.about('path', 'An unknown path below /api/ is a 404 with the envelope.');
  for (const url of [
    `${API}/nothing`,
    `${API}/printers/nothing.json`,
    `${API}/printers/nothing`,
    `${API}/profiles/nothing/nothing.json`,
    `${API}/printers.xml`,
    '/api/',
    '/api/v2/printers',
    `${API}/nothing?brand=prusa`,
  ])
    table.add(url, errorAnswer(404, { code: 'not_found' }));

  table.about('method', 'GET, HEAD and OPTIONS are served; any other method is a 405 that says so.');
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    table.add(
      `${API}/printers`,
      errorAnswer(405, { code: 'method_not_allowed' }, { headers: { allow: 'GET, HEAD, OPTIONS' } }),
      { method },
    );
}
