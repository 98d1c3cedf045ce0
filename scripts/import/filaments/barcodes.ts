/** Whether a text is a GTIN of 8, 12, 13 or 14 digits with a valid check digit (GS1 General Specifications, 7.9). */
export function isBarcode(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const sum = digits.slice(1).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[0];
}

/** A barcode without the leading zeros of longer forms of the same code. */
export function plainBarcode(gtin: string): string {
  return gtin.replace(/^0+/, '');
}
