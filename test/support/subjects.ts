import type { Manifest } from '../../core/contract/manifest.js';
import { FILES, pagePath } from '../../core/contract/paths.js';
import { readJson, wholeList } from './published.js';

/** Ids of records in a release, whatever its data. */
export interface Subjects {
  brand: string;
  brandName: string;
  /** A printer whose profiles fill more than a page. */
  printer: string;
  /** A material that this printer has profiles for, and whose profiles fill more than two pages. */
  material: string;
  symptom: string;
}

/** Chooses them from the files of a release. @throws if no record qualifies */
export function subjectsOf(release: string): Subjects {
  const paths = new Set(readJson<Manifest>(release, FILES.manifest).entries.map((entry) => entry.path));
  const found = (what: string, id: unknown): string => {
    if (typeof id !== 'string') throw new Error(`${release}: no ${what} to ask for`);
    return id;
  };
  const printers = wholeList(release, { kind: 'printers' });
  const byBrand = [...Map.groupBy(printers, ({ brand_id }) => brand_id)].sort(([, a], [, b]) => b.length - a.length);
  const [brand, own] = byBrand[0] ?? [];
  const printer = found(
    'printer',
    printers.find(({ id }) => paths.has(pagePath({ kind: 'profiles', printer: String(id) }, 2)))?.id,
  );
  const material = wholeList(release, { kind: 'materials' })
    .map(({ id }) => String(id))
    .find(
      (id) =>
        paths.has(pagePath({ kind: 'profiles', printer, material: id })) &&
        paths.has(pagePath({ kind: 'profiles', material: id }, 3)),
    );
  return {
    brand: found('brand', brand),
    brandName: found('brand', own?.[0]?.brand),
    printer,
    material: found('material', material),
    symptom: found('symptom', wholeList(release, { kind: 'troubleshoot' })[0]?.id),
  };
}
