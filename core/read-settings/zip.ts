import { type FilePlatform, type InputFile, viewAt, viewOf } from './input-file.js';
import { FileRefused } from './messages.js';

/** Source of the constants: PKWARE, APPNOTE.TXT, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const SIGNATURE = { end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50, entry: 0x02014b50, local: 0x04034b50 };

/** More entries than any slicer project has: a few dozen, one per plate. */
const MOST_ENTRIES = 20_000;
const MOST_DIRECTORY = 8 * 1024 * 1024;
/** Maximum number of bytes to unpack from one entry. */
const MOST_UNPACKED = 16 * 1024 * 1024;

export interface ZipEntry {
  name: string;
  method: number;
  encrypted: boolean;
  /** Compressed and uncompressed size in bytes, according to the directory. */
  packed: number;
  size: number;
  offset: number;
}

/** The entries of a zip file. @throws {@link FileRefused} */
export async function entriesOf(file: InputFile, platform: FilePlatform): Promise<ZipEntry[]> {
  const directory = await directoryOf(file);
  if (directory.count > MOST_ENTRIES) throw new FileRefused('too_much', `zip, ${directory.count}`);
  if (directory.size > MOST_DIRECTORY) throw new FileRefused('too_much', 'zip');
  const bytes = await file.read(directory.offset, directory.offset + directory.size);
  const view = viewOf(bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < directory.count; ) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== SIGNATURE.entry) throw new FileRefused('damaged', 'zip');
    const name = view.getUint16(at + 28, true);
    const extra = view.getUint16(at + 30, true);
    entries.push({
      name: platform.text(bytes.subarray(at + 46, at + 46 + name)),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + name + extra + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * The bytes of an entry, or the first `most` of them.
 *
 * @throws {@link FileRefused} if they are damaged, or more than `most` without `part`
 */
export async function unzipped(
  file: InputFile,
  entry: ZipEntry,
  platform: FilePlatform,
  { most = MOST_UNPACKED, part = false } = {},
): Promise<Uint8Array> {
  if (entry.encrypted) throw new FileRefused('compression', `${entry.name}, encrypted`);
  if (entry.method !== 0 && entry.method !== 8) throw new FileRefused('compression', `${entry.name}, ${entry.method}`);
  if (!part && (entry.size > most || entry.packed > most)) throw new FileRefused('too_much', entry.name);
  const local = await viewAt(file, entry.offset, 30, entry.name);
  if (local.getUint32(0, true) !== SIGNATURE.local) throw new FileRefused('damaged', entry.name);
  const start = entry.offset + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = await file.read(start, start + Math.min(entry.packed, most));
  if (entry.method === 0) {
    if (!part && packed.length !== entry.size) throw new FileRefused('damaged', entry.name);
    return packed.subarray(0, most);
  }
  const { bytes, whole } = await platform.inflate(packed, 'deflate-raw', most);
  // A zip bomb declares a small size.
  if (!part && !whole && bytes.length >= most) throw new FileRefused('too_much', entry.name);
  if (part ? bytes.length === 0 : !whole || bytes.length !== entry.size) throw new FileRefused('damaged', entry.name);
  return bytes;
}

async function directoryOf(file: InputFile) {
  const from = Math.max(0, file.size - END_BYTES - LONGEST_COMMENT);
  const bytes = await file.read(from, file.size);
  const view = viewOf(bytes);
  for (let at = bytes.length - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) !== SIGNATURE.end) continue;
    const own = {
      count: view.getUint16(at + 10, true),
      size: view.getUint32(at + 12, true),
      offset: view.getUint32(at + 16, true),
    };
    const large = own.count === 0xffff || own.size === 0xffffffff || own.offset === 0xffffffff;
    return large ? ((await largeDirectory(file, from + at)) ?? own) : own;
  }
  throw new FileRefused('damaged', 'zip');
}

/** Reads the zip64 directory of a zip file; null if it has none. */
async function largeDirectory(file: InputFile, end: number) {
  const locator = await file.read(Math.max(0, end - 20), end);
  if (locator.length < 20 || viewOf(locator).getUint32(0, true) !== SIGNATURE.locator64) return null;
  const at = Number(viewOf(locator).getBigUint64(8, true));
  const view = await viewAt(file, at, 56, 'zip');
  if (view.getUint32(0, true) !== SIGNATURE.end64) throw new FileRefused('damaged', 'zip');
  return {
    count: Number(view.getBigUint64(32, true)),
    size: Number(view.getBigUint64(40, true)),
    offset: Number(view.getBigUint64(48, true)),
  };
}
