/**
 * Accepts the first file of each drop on an element, which has `data-over` during a drag. Only a shortcut: there is
 * always a file input as well.
 *
 * @returns removes the listeners
 */
export function onFileDrop(place: HTMLElement, take: (file: File) => void): () => void {
  const ends = new AbortController();
  const listen = (kind: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
    place.addEventListener(kind, act, ends);
  listen('dragover', (event) => {
    // Otherwise the browser would navigate to the file.
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
