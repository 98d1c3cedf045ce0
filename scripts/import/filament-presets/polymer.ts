/** The polymer that a material's id begins with, without its number: `pa6-cf` is of `pa`. */
export function polymerOf(material: string): string {
  return material.replace(/[-\d].*$/, '');
}
