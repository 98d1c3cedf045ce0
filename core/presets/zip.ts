/** Source of the constants: PKWARE, APPNOTE.TXT, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
/** Version 2.0, and the flag for UTF-8 names. */
const VERSION = 20;
const NAMES_UTF8 = 0x0800;
/** 1 January 1980: the same preset always gives the same file. */
const DATE = 0x0021;

/** Builds a zip file without compression: presets are a few kilobytes, and every reader accepts stored entries. */
export function zip(files: readonly { name: string; text: string }[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const [name, bytes] = [utf8(file.name), utf8(file.text)];
    const shared = [
      ...[u16(VERSION), u16(NAMES_UTF8), u16(0), u16(0), u16(DATE)],
      ...[u32(crc32(bytes)), u32(bytes.length), u32(bytes.length), u16(name.length), u16(0)],
    ];
    const local = [u32(LOCAL), ...shared, name, bytes];
    directory.push(u32(ENTRY), u16(VERSION), ...shared, u16(0), u16(0), u16(0), u32(0), u32(offset), name);
    parts.push(...local);
    offset += lengthOf(local);
  }
  const count = u16(files.length);
  const end = [u32(END), u16(0), u16(0), count, count, u32(lengthOf(directory)), u32(offset), u16(0)];
  return joined([...parts, ...directory, ...end]);
}

/** Little-endian integers of two and four bytes. */
const u16 = (value: number) => Uint8Array.of(value, value >>> 8);
const u32 = (value: number) => Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Checksum of a zip entry: CRC-32 with the polynomial of IEEE 802.3, bits reversed. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Encodes a text as UTF-8 without a platform API. */
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
