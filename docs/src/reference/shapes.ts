import type { Say } from '../../../core/words/language.js';
import { EVEN_NAMES, type NamedFigure, unevenNames } from '../../../scripts/shared/schemas/uneven-names.js';
import { code, table } from './table.js';

/** The names of figures that have two shapes: what they are where, and the name that is a range everywhere. */
export function shapeTable(say: Say): string {
  const rows = [...unevenNames()].map(([name, places]) => {
    const shapes = [...Map.groupBy(places, ({ shape }) => shape)];
    const even = Object.hasOwn(EVEN_NAMES, name) ? EVEN_NAMES[name as keyof typeof EVEN_NAMES] : null;
    return [code(name), shapes.map(([shape, own]) => shapeIn(shape, own, say)).join('<br>'), even ? code(even) : ''];
  });
  return table([say('Name', '名称'), say('Form and place', '形式与位置'), say('Always a range', '一律为范围')], rows);
}

/** Of an object with many parts the first are shown. */
const SHOWN = 3;

function shapeIn(shape: string, places: readonly NamedFigure[], say: Say): string {
  const parts = shape.replace(/^\{|\}$/g, '').split(', ');
  const shown = shape.startsWith('{') && parts.length > SHOWN ? `{${parts.slice(0, SHOWN).join(', ')}, …}` : shape;
  const where = [...new Set(places.map(({ path }) => code(path.slice(0, path.lastIndexOf('.')))))];
  return `${code(shown)}${say(' in ', '：')}${where.join(say(', ', '、'))}`;
}
