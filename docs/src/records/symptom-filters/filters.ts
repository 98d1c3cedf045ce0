import type { Rule } from '../../../../schemas/generated/record.js';
import type { Text } from '../../../../schemas/generated/source.js';

/** What one can tell of a symptom by looking alone, by which the wall of symptoms is filtered. */
export type FilterName = 'where' | 'when' | 'looks';

/** What the values of a sight are called, in the order in which they are offered. */
type Values<S extends FilterName> = Readonly<Record<Rule[S][number], Text>>;

/** The sights with their values, in both languages. */
export const FILTERS: { readonly [S in FilterName]: { readonly name: Text; readonly values: Values<S> } } = {
  where: {
    name: { en: 'Where do you see it?', zh: '出现在哪里？' },
    values: {
      'first-layer': { en: 'First layer', zh: '首层' },
      walls: { en: 'Walls', zh: '侧壁' },
      top: { en: 'Top', zh: '顶面' },
      overhangs: { en: 'Overhangs and bridges', zh: '悬垂与桥接' },
      details: { en: 'Corners, holes, details', zh: '转角、孔洞、细节' },
      supports: { en: 'Supports', zh: '支撑' },
      'whole-print': { en: 'Whole print', zh: '整个打印件' },
      printer: { en: 'On the printer, not the print', zh: '在打印机上，不在打印件上' },
    },
  },
  when: {
    name: { en: 'When did you notice it?', zh: '什么时候发现的？' },
    values: {
      start: { en: 'At the start', zh: '开始打印时' },
      printing: { en: 'During the print', zh: '打印过程中' },
      finished: { en: 'On the finished part', zh: '打印完成后' },
    },
  },
  looks: {
    name: { en: 'What does it look like?', zh: '看起来是什么样？' },
    values: {
      gaps: { en: 'Gaps and holes', zh: '缝隙、孔洞' },
      'strings-and-blobs': { en: 'Strings and blobs', zh: '细丝、疙瘩' },
      'lines-and-ripples': { en: 'Lines and ripples', zh: '线条、波纹' },
      rough: { en: 'Rough or scarred', zh: '粗糙、划痕' },
      deformed: { en: 'Bent, swollen, wrong size', zh: '变形、鼓胀、尺寸不对' },
      'loose-or-broken': { en: 'Loose, split, broken', zh: '脱落、开裂、断裂' },
      stuck: { en: 'Stuck or jammed', zh: '粘死、卡住' },
      'colour-and-gloss': { en: 'Colour and gloss', zh: '颜色、光泽' },
      stops: { en: 'Nothing comes out, or the print stops', zh: '不出料、打印中止' },
      signal: { en: 'A noise, a smell, a message', zh: '异响、异味、报错' },
    },
  },
};

/** What is chosen of each sight; nothing chosen means anything. */
export type FilterValues = Readonly<Record<FilterName, readonly string[]>>;

const NAMES = Object.keys(FILTERS) as FilterName[];

/** The choice in an address such as `?where=walls&where=top&looks=gaps`; what is not offered is left out. */
export function readFilters(search: string): FilterValues {
  const asked = new URLSearchParams(search);
  const offered = (sight: FilterName) =>
    asked.getAll(sight).filter((value) => Object.hasOwn(FILTERS[sight].values, value));
  return { where: offered('where'), when: offered('when'), looks: offered('looks') };
}

/** A choice as the search part of an address; empty when nothing is chosen. */
export function writeFilters(chosen: FilterValues): string {
  const pairs = NAMES.flatMap((sight) => chosen[sight].map((value): [string, string] => [sight, value]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** Whether a symptom is among what is chosen: of each sight that has a choice, one of the chosen. */
export function matchesFilters(chosen: FilterValues, of: Readonly<Record<FilterName, readonly string[]>>): boolean {
  return NAMES.every((sight) => chosen[sight].length === 0 || chosen[sight].some((value) => of[sight].includes(value)));
}
