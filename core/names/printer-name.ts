/** A printer's name: its model with its brand before it, unless it begins with that: `Jubilee`, `Voron 1 250`. */
export function printerName({ brand, model }: { brand: string; model: string }): string {
  return model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`;
}
