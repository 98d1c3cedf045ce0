const SPOOLS: Readonly<Record<string, string>> = { plastic: 'p', cardboard: 'c', metal: 'm' };

/** What the id of an entry of SpoolmanDB is made of. Weights are in g, diameters in mm. */
export interface IdParts {
  manufacturer: string;
  material: string;
  /** Name with the colour in its place. */
  name: string;
  weight: number;
  diameter: number;
  spool: string | undefined;
}

/** The id that SpoolmanDB gives to an entry of its compiled list (`generate_id` in scripts/compile_filaments.py). */
export function spoolmanId({ manufacturer, material, name, weight, diameter, spool }: IdParts): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the id has no character outside of ASCII in its name
  const plain = name.replace(/[^\x00-\x7f]/g, '');
  const parts = [
    manufacturer.toLowerCase(),
    material.toLowerCase(),
    plain.toLowerCase(),
    halfToEven(weight),
    diameter.toFixed(2).replace('.', ''),
    SPOOLS[spool ?? ''] ?? 'n',
  ];
  return parts.join('_').replaceAll(' ', '');
}

/** A whole number as Python writes it: a half goes to the even neighbour. */
function halfToEven(value: number): string {
  const below = Math.floor(value);
  if (value - below !== 0.5) return String(Math.round(value));
  return String(below % 2 === 0 ? below : below + 1);
}
