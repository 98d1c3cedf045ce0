import { isObject, type Json, type JsonObject, sameLeaf } from '../shared/tree.js';

/**
 * The value that most of `all` have, leaf by leaf (ties go to the smaller text, so that the answer does not
 * depend on the order); a leaf that most lack is left out.
 */
export function commonValues(all: readonly JsonObject[]): JsonObject {
  const result: JsonObject = {};
  for (const key of [...new Set(all.flatMap((item) => Object.keys(item)))]) {
    const column = all.map((item) => item[key] ?? null);
    if (column.some((item) => isObject(item))) {
      const inner = commonValues(column.map((item) => (isObject(item) ? item : {})));
      if (Object.keys(inner).length > 0) result[key] = inner;
      continue;
    }
    const counts = new Map<string, { value: Json; count: number }>();
    for (const value of column) {
      const text = JSON.stringify(value);
      const entry = counts.get(text);
      if (entry) entry.count++;
      else counts.set(text, { value, count: 1 });
    }
    const best = [...counts].sort(([ta, a], [tb, b]) => b.count - a.count || (ta < tb ? -1 : 1))[0]?.[1];
    if (best && !sameLeaf(best.value, null)) result[key] = best.value;
  }
  return result;
}
