/** A kebab-case id of `[a-z0-9-]`: `V-Core 4 +` becomes `v-core-4-plus`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/&+/g, 'and')
    .replaceAll('+', ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Like {@link slug}, but keeps dots, for names with a measure: `0.20mm Standard` becomes `0.20mm-standard`. */
export function dottedSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/[-.]*-[-.]*/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}
