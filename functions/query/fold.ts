/** What separates words in a name: spaces, plus signs, underscores and hyphens count the same. */
const SEPARATORS = /[\s+_\-‐-―]+/gu;

/** A name as an id would write it: `Bambu+Lab` and `bambu_lab` become `bambu-lab`. */
export function foldToId(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(SEPARATORS, '-').replace(/^-|-$/g, '');
}

/** A name as the list of names has it, without any separators: `elephant foot` and `ElephantFoot` are the same. */
export function foldToKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(SEPARATORS, '');
}
