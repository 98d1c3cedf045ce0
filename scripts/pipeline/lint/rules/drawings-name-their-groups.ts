import { faultAt } from '../../../shared/problem.js';
import { elementsOf } from '../../load/drawing.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'drawings-name-their-groups',
  description: 'Every top-level group or shape of a drawing has a unique id that says what it shows.',
  *check({ dataset: { drawings } }) {
    for (const { file, value } of drawings.values()) {
      for (const { name, attributes } of value.root.children) {
        const { id } = attributes;
        if (name !== 'defs' && id === undefined)
          yield faultAt({ file, path: '' }, 'group_without_id', [
            `has a <${name}> without an id`,
            'an id such as "nozzle"',
          ]);
      }
      const seen = new Set<string>();
      for (const { element } of elementsOf(value.root)) {
        const { id } = element.attributes;
        if (id === undefined) continue;
        if (!/^[a-z]+(-[a-z]+)*$/.test(id))
          yield faultAt({ file, path: id }, 'malformed_drawing_id', [
            `has the id "${id}"`,
            'lower-case words, joined by "-"',
          ]);
        if (seen.has(id))
          yield faultAt({ file, path: id }, 'drawing_id_twice', [`has the id "${id}" twice`, 'each id once']);
        seen.add(id);
      }
    }
  },
} satisfies LintRule;
