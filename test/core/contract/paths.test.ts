import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namedPath, pagePath, partsOfPagePath, type Subject, schemaPath } from '../../../core/contract/paths.js';

it.each<[Subject, string]>([
  [{ kind: 'printers' }, '/api/v1/printers'],
  [{ kind: 'printers', brand: 'prusa' }, '/api/v1/printers/brand/prusa'],
  [{ kind: 'materials' }, '/api/v1/materials'],
  [{ kind: 'profiles' }, '/api/v1/profiles'],
  [{ kind: 'profiles', printer: 'p', material: 'm' }, '/api/v1/profiles/p/m'],
  [{ kind: 'profiles', printer: 'p' }, '/api/v1/profiles/printer/p'],
  [{ kind: 'profiles', material: 'm' }, '/api/v1/profiles/material/m'],
  [{ kind: 'troubleshoot' }, '/api/v1/troubleshoot'],
  [{ kind: 'troubleshoot', symptom: 's' }, '/api/v1/troubleshoot/s'],
])('%j has the path %s', (subject, base) => {
  expect(pagePath(subject)).toBe(`${base}.json`);
  expect(pagePath(subject, 2)).toBe(`${base}/page/2.json`);
  for (const [path, page] of [
    [pagePath(subject), 1],
    [pagePath(subject, 12), 12],
  ] as const)
    expect(partsOfPagePath(path)).toEqual({ list: base, page });
});

it.each(['/api/v1/pictures/warping.svg', '/api/v1/printers', '.json'])('%s is not the path of a page', (path) =>
  expect(partsOfPagePath(path)).toBeNull(),
);

it.each([
  ['brands', '/api/v1/printers/brand/x.json'],
  ['printers', '/api/v1/printers/x.json'],
  ['materials', '/api/v1/materials/x.json'],
  ['symptoms', '/api/v1/troubleshoot/x.json'],
] as const)('what is named among the %s has the file %s', (kind, path) => expect(namedPath(kind, 'x')).toBe(path));

it('makes names that are valid on any server', () => {
  const id = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  fc.assert(
    fc.property(id, id, fc.integer({ min: 1, max: 1000 }), (printer, material, page) => {
      const subject = { kind: 'profiles', printer, material } as const;
      for (const path of [pagePath(subject, page), schemaPath(printer)])
        expect(path).toMatch(/^(\/[a-z0-9._-]+)+\.json$/);
    }),
  );
});
