import type { FilePlatform, Inflated, InputFile } from '../../../core/read-settings/input-file.js';

/** A file dropped on the page or chosen by the user: read slice by slice, and never uploaded. */
export function handedBlob(name: string, blob: Blob): InputFile {
  return {
    name,
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, Math.max(start, end)).arrayBuffer()),
  };
}

/** Text decoding and decompression by the platform. */
export const platform: FilePlatform = {
  text: (bytes) => new TextDecoder().decode(bytes),
  async inflate(bytes, form, most): Promise<Inflated> {
    const reader = new Blob([bytes as Uint8Array<ArrayBuffer>])
      .stream()
      .pipeThrough(new DecompressionStream(form))
      .getReader();
    const chunks: Uint8Array[] = [];
    let size = 0;
    let whole = false;
    try {
      while (!whole && size < most) {
        const { done, value } = await reader.read();
        if (done) whole = true;
        else {
          chunks.push(value);
          size += value.length;
        }
      }
      // A result of exactly the expected size is complete if no data follows.
      if (!whole && size === most) whole = (await reader.read()).done;
    } catch {
      whole = false;
    }
    // Stops here, so that a decompression bomb is never fully unpacked.
    reader.cancel().catch(() => undefined);
    return { bytes: joined(chunks, Math.min(size, most)), whole: whole && size <= most };
  },
};

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk.subarray(0, size - at), at);
    at = Math.min(size, at + chunk.length);
  }
  return all;
}
