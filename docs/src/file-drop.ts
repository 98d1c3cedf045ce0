/**
 * Takes the first file of each drop on a place, which has `data-over` while something is held over it. It is a shortcut:
 * beside it there is a field in which a file is chosen.
 *
 * @returns what ends it
 */
export function onFileDrop(place: HTMLElement, take: (file: File) => void): () => void {
  const ends = new AbortController();
  const listen = (kind: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
    place.addEventListener(kind, act, ends);
  listen('dragover', (event) => {
    // Otherwise the browser opens the file in place of the page.
    event.preventDefault();
    place.dataset.over = '';
  });
  listen('dragleave', () => delete place.dataset.over);
  listen('drop', (event) => {
    event.preventDefault();
    delete place.dataset.over;
    const [file] = event.dataTransfer?.files ?? [];
    if (file) take(file);
  });
  return () => ends.abort();
}
