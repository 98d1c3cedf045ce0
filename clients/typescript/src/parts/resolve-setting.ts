import { LIMITS } from '../../../../core/contract/limits.js';
import { FILES } from '../../../../core/contract/paths.js';
import { foldToKey } from '../../../../core/names/fold.js';
import type { Setting } from '../../../../schemas/generated/record.js';
import { UnknownNameError } from '../errors.js';
import type { Files } from '../files.js';
import { listAt } from '../lists.js';
import { findNames } from './find.js';

/**
 * The setting with this id, name in either language, or slicer key or label.
 *
 * @throws {UnknownNameError} if no setting has the name, or several do
 */
export async function resolveSetting(files: Files, name: string): Promise<Setting> {
  const wanted = foldToKey(name);
  const called = (names: readonly (string | null)[]) => names.some((one) => one !== null && foldToKey(one) === wanted);
  const settings = await listAt<Setting>(files, FILES.settings).all();
  const own = settings.filter((one) => called([one.id, one.name, one.name_zh]));
  const found = own.length > 0 ? own : settings.filter(({ slicers }) => called(namesIn(slicers)));
  const [first, ...more] = found;
  if (first && more.length === 0) return first;
  const near = first ? found : await findNames(files, name, { kinds: ['settings'], limit: LIMITS.suggestions });
  const suggestions = near.map(({ id }) => id);
  throw new UnknownNameError('settings', name, suggestions, first !== undefined);
}

function namesIn(slicers: Setting['slicers']): (string | null)[] {
  return Object.values(slicers).flatMap(({ key, label, label_zh }) => [key, label, label_zh]);
}
