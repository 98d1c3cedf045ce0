import type { Dataset } from '../../../load/dataset.js';

/** What a source's text names. */
export interface Cited {
  source: string | null;
  /** Another printer, which has the value too. */
  printer: string | null;
  url: string | null;
  /** Preset of the source; or the text itself when it names nothing that is known. */
  place: string | null;
}

const NOTHING: Cited = { source: null, printer: null, url: null, place: null };

/** Reads what records give as a source: an address, an id, an id with a preset behind it (`orcaslicer: Voron 0.1`), a printer. */
export function citedBy({ sources, references, printers }: Dataset): (text: string | null | undefined) => Cited | null {
  const known = (id: string) => Object.hasOwn(sources.value.sources, id) || Object.hasOwn(references.value, id);
  return (text) => {
    if (text === null || text === undefined) return null;
    if (/^https?:\/\//.test(text)) return { ...NOTHING, url: text };
    if (known(text)) return { ...NOTHING, source: text };
    if (printers.has(text)) return { ...NOTHING, printer: text };
    const [, source = '', place = ''] = /^([a-z0-9-]+): (.+)$/s.exec(text) ?? [];
    return known(source) ? { ...NOTHING, source, place } : { ...NOTHING, place: text };
  };
}
