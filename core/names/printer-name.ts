/** A printer's name: brand and model, or only the model if it starts with the brand: `Jubilee`, `Voron 1 250`. */
export function printerName({ brand, model }: { brand: string; model: string }): string {
  return model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`;
}
