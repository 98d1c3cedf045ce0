import path from 'node:path';
import { pinned } from '../../../scripts/shared/packages.js';

/** The version of a package that only the full tests install. @throws when they do not use it */
export function pinnedVersion(name: string): string {
  const version = pinned(path.resolve(import.meta.dirname, '../../../test'))[name];
  if (!version) throw new Error(`test/package.json has no "${name}"`);
  return version;
}
