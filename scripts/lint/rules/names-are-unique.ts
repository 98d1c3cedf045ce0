import { foldToKey } from '../../../core/fold.js';
import { allNamed } from '../../compose/names.js';
import type { LintRule } from '../lint-rule.js';

export default {
  name: 'names-are-unique',
  description: 'A name or alias stands for one thing; only a symptom may share an alias, and then it must be no name.',
  *check({ dataset, records }) {
    const fileOf = {
      brands: () => dataset.brands.file,
      printers: (id: string) => dataset.printers.get(id)?.file ?? '',
      materials: (id: string) => dataset.materials.get(id)?.file ?? '',
      symptoms: (id: string) => dataset.symptoms.get(id)?.file ?? '',
    };
    const owners = new Map<string, { id: string; name: string; weight: number }>();
    for (const { kind, id, names } of allNamed(dataset, records)) {
      // The last name of a printer is its bare model, which two brands may well share.
      const own = kind === 'printers' ? names.slice(0, -1) : names;
      for (const [weight, name] of own.entries()) {
        const key = `${kind}/${foldToKey(name)}`;
        const before = owners.get(key);
        if (!before) owners.set(key, { id, name, weight });
        else if (before.id !== id && !(kind === 'symptoms' && weight > 2 && before.weight > 2)) {
          yield {
            file: fileOf[kind](id),
            path: 'aliases',
            message: `"${name}" already stands for ${before.id}`,
            allowed: 'a name of its own',
          };
        }
      }
    }
  },
} satisfies LintRule;
