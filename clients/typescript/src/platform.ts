import type { FilePlatform, Inflated, InputFile } from '../../../core/read-settings/input-file.js';

/** A file that somebody drops on the page or chooses: it is read slice by slice, and stays where it is. */
export function handedBlob(name: string, blob: Blob): InputFile {
  return {
    name,
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, Math.max(start, end)).arrayBuffer()),
  };
}

/** The platform's own functions: decode text and inflate. */
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
      // What has exactly the size that was asked for is whole when nothing comes after it.
      if (!whole && size === most) whole = (await reader.read()).done;
    } catch {
      whole = false;
    }
    // The rest of a bomb is never unpacked.
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
