import type { Subject } from '../../core/contract/paths.js';
import type { Material, Printer, Profile } from '../../schemas/generated/record.js';
import type { Sample } from './preset-faults.js';
import { wholeList } from './published.js';

/** Records of a release with the inputs for their presets; `every` 80: one of eighty. */
export function presetSamples(release: string, every = 1): Sample[] {
  const list = <T>(subject: Subject) => wholeList(release, subject) as unknown as T[];
  const byId = <T extends { id: string }>(records: readonly T[]) => new Map(records.map((one) => [one.id, one]));
  const printers = byId(list<Printer>({ kind: 'printers' }));
  const materials = byId(list<Material>({ kind: 'materials' }));
  return list<Profile>({ kind: 'profiles' })
    .filter((_, place) => place % every === 0)
    .map((profile) => {
      const [printer, material] = [printers.get(profile.printer), materials.get(profile.material)];
      if (!printer || !material) throw new Error(`${profile.id} is of nothing`);
      return { profile, printer, material };
    });
}
