import { frame, SEPARATOR } from '../../../core/contract/envelope.js';

/**
 * An answer in UTF-8 as a sequence of chunks: the records of a page inside the envelope. Each record is encoded once,
 * however often it is used; records that are adjacent in memory form one chunk.
 */
export function answerPieces(records: readonly object[], page: number, limit: number): Uint8Array[] {
  const shown = records.slice((page - 1) * limit, page * limit);
  const { before, after } = frame(shown.length, { total: records.length, page, limit });
  const pieces = [encode(before)];
  for (const [index, record] of shown.entries()) {
    const next = index < shown.length - 1 ? separated(record) : lineOf(record);
    const last = pieces.at(-1) as Uint8Array;
    if (index > 0 && last.buffer === next.buffer && last.byteOffset + last.length === next.byteOffset)
      pieces[pieces.length - 1] = new Uint8Array(last.buffer, last.byteOffset, last.length + next.length);
    else pieces.push(next);
  }
  pieces.push(encode(after));
  return pieces;
}

const lines = new WeakMap<object, Uint8Array>();

/** A record as JSON in UTF-8. Encoded once; all users share the bytes. */
export function lineOf(record: object): Uint8Array {
  return separated(record).subarray(0, -SEPARATOR.length);
}

/** The same with the separator that precedes the next record. */
function separated(record: object): Uint8Array {
  let line = lines.get(record);
  if (!line) {
    line = encode(`${JSON.stringify(record)}${SEPARATOR}`);
    lines.set(record, line);
  }
  return line;
}

const BLOCK_BYTES = 16 * 1024 * 1024;
let block = Buffer.from(new SharedArrayBuffer(0));
let used = 0;

/** Encodes a text as UTF-8 in memory shared with the writing thread, so that nothing is copied. */
function encode(text: string): Uint8Array {
  const most = text.length * 3; // what one unit of UTF-16 takes in UTF-8
  if (used + most > block.length) {
    block = Buffer.from(new SharedArrayBuffer(Math.max(BLOCK_BYTES, most)));
    used = 0;
  }
  const start = used;
  used += block.write(text, start);
  return block.subarray(start, used);
}
