import { elementsOf } from '../../load/drawing.js';
import type { LintRule } from '../lint-rule.js';

export default {
  name: 'drawings-name-their-groups',
  description:
    'Every group or shape at the top of a drawing has an id that says what it shows, and no two have the same.',
  *check({ dataset: { drawings } }) {
    for (const { file, value } of drawings.values()) {
      for (const { name, attributes } of value.root.children) {
        const { id } = attributes;
        if (name !== 'defs' && id === undefined)
          yield { file, path: '', message: `has a <${name}> without an id`, allowed: 'an id such as "nozzle"' };
      }
      const seen = new Set<string>();
      for (const { element } of elementsOf(value.root)) {
        const { id } = element.attributes;
        if (id === undefined) continue;
        if (!/^[a-z]+(-[a-z]+)*$/.test(id))
          yield { file, path: id, message: `has the id "${id}"`, allowed: 'words in lower case, joined by "-"' };
        if (seen.has(id)) yield { file, path: id, message: `has the id "${id}" twice`, allowed: 'each id once' };
        seen.add(id);
      }
    }
  },
} satisfies LintRule;
