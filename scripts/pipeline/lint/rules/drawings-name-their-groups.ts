import { elementsOf } from '../../load/drawing.js';
import type { LintRule } from '../lint-rule.js';

export default {
  name: 'drawings-name-their-groups',
  description: 'Every top-level group or shape of a drawing has a unique id that says what it shows.',
  *check({ dataset: { drawings } }) {
    for (const { file, value } of drawings.values()) {
      for (const { name, attributes } of value.root.children) {
        const { id } = attributes;
        if (name !== 'defs' && id === undefined)
          yield { file, path: '', code: 'group_without_id', parameters: { element: name } };
      }
      const seen = new Set<string>();
      for (const { element } of elementsOf(value.root)) {
        const { id } = element.attributes;
        if (id === undefined) continue;
        if (!/^[a-z]+(-[a-z]+)*$/.test(id)) yield { file, path: id, code: 'malformed_drawing_id', parameters: { id } };
        if (seen.has(id)) yield { file, path: id, code: 'drawing_id_twice', parameters: { id } };
        seen.add(id);
      }
    }
  },
} satisfies LintRule;
