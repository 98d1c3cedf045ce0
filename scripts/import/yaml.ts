import { Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';

/** Longest small map or list that is written on one line. */
const INLINE = 100;

/**
 * Writes `entries` into a YAML file's text, keys in the order of `order`; keys of the file that are not in
 * `entries` stay as they are, comments included. A value of undefined removes its key.
 */
export function updateYaml(
  text: string,
  entries: Readonly<Record<string, unknown>>,
  order: readonly string[],
  header: string,
): string {
  const document = text === '' ? new Document({}) : parseDocument(text);
  if (text === '') document.commentBefore = ` ${header}`;
  for (const [key, value] of Object.entries(entries)) {
    if (value === undefined) document.delete(key);
    else document.set(document.createNode(key), inlineSmall(document, value));
  }
  if (isMap(document.contents)) {
    const rank = (key: unknown) => {
      const index = order.indexOf(isScalar(key) ? String(key.value) : '');
      return index === -1 ? order.length : index;
    };
    document.contents.items.sort((a, b) => rank(a.key) - rank(b.key));
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** The value as a node whose innermost maps and lists stand on one line each. */
function inlineSmall(document: Document, value: unknown) {
  const node = document.createNode(value);
  visit(node, {
    Collection(_key, collection) {
      const text = JSON.stringify(collection.toJSON());
      const leavesOnly =
        (isMap(collection) || isSeq(collection)) &&
        collection.items.every(
          (item) =>
            isScalar(item) || (typeof item === 'object' && item !== null && 'value' in item && isScalar(item.value)),
        );
      if ((leavesOnly && text.length <= INLINE * 2) || text.length <= INLINE) collection.flow = true;
    },
  });
  return node;
}
