/** A text as UTF-8, without a platform to encode it. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  const escaped = encodeURIComponent(text.toWellFormed());
  const bytes = new Uint8Array(escaped.length);
  let length = 0;
  for (let at = 0; at < escaped.length; length++) {
    const isByte = escaped[at] === '%';
    bytes[length] = isByte ? Number.parseInt(escaped.slice(at + 1, at + 3), 16) : escaped.charCodeAt(at);
    at += isByte ? 3 : 1;
  }
  return bytes.slice(0, length);
}
