import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { RecordKind } from '../../../core/words/groups.js';
import type { Group } from '../../../core/words/layout.js';
import { type ValueNames, Writer } from '../../../core/words/values.js';
import type { Printer } from '../../../schemas/generated/record.js';
import { siteFile } from './addresses.js';
import styles from './facts.css?inline';
import { Status } from './Status.js';
import type { LayoutTexts } from './texts/parts.js';
import { loadedValue, ToolsContext, useLoaded, useTools } from './tools.js';

/** A printer that many people have seen, to compare others with. */
export type KnownPrinter = Pick<Printer, 'id' | 'brand' | 'model' | 'build_volume_mm' | 'bed_shape'>;

/** How the fields of records are laid out, with their words and units, which come from the schemas. */
export type Layout = Record<RecordKind, Group[]> & {
  /** What the values of the fields are called. */
  words: ValueNames;
  /** What is said beside them. */
  texts: LayoutTexts;
  known: readonly KnownPrinter[];
};

const LayoutContext = createContext<Layout | null>(null);

/** @throws outside {@link LaidOut} */
export function useLayout(): Layout {
  const layout = useContext(LayoutContext);
  if (!layout) throw new Error('no layout');
  return layout;
}

/** Shows what is laid out by the fields of records, once their layout is there: only who looks at records loads it. */
export function LaidOut({ children }: { children: ComponentChildren }) {
  const tools = useTools();
  const { files, language, texts, place } = tools;
  const layout = useLoaded(siteFile(language, 'layout'), (path) => files.memo<Layout>(path));
  const loaded = loadedValue(layout);
  const writer = useMemo(() => (loaded ? new Writer(language, loaded.words) : tools.writer), [loaded, tools.writer]);
  return (
    <LayoutContext.Provider value={loaded}>
      <ToolsContext.Provider value={{ ...tools, writer }}>
        <style>{styles}</style>
        <Status of={layout} what={texts.views[place.view]}>
          {children}
        </Status>
      </ToolsContext.Provider>
    </LayoutContext.Provider>
  );
}
