import type { PresetDownload } from '../../../core/preset/shapes.js';

/** Hands a file over to be saved, as the browser saves any download. */
export function saveFile({ name, type, bytes }: PresetDownload): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  // The download has begun with the click: it keeps what it needs.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
