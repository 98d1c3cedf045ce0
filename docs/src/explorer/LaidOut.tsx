import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RecordKind } from '../../../core/words/groups.js';
import type { Group } from '../../../core/words/layout.js';
import { type ValueNames, Writer } from '../../../core/words/values.js';
import type { Printer } from '../../../schemas/generated/record.js';
import type { LayoutTexts } from './explorer-texts.js';
import styles from './facts.css?inline';
import { Status } from './Status.js';
import { loadedValue, siteFile, type Tools, ToolsContext, useLoaded, useTools } from './tools.js';

/** A printer that many people have seen, to compare others with. */
export type KnownPrinter = Pick<Printer, 'id' | 'brand' | 'model' | 'build_volume_mm' | 'bed_shape'>;

/** How the fields of records are laid out, with their words and units, which come from the schemas. */
export type Layout = Record<RecordKind, Group[]> & {
  /** The names of the values of fields. */
  words: ValueNames;
  /** The texts beside them. */
  texts: LayoutTexts;
  known: readonly KnownPrinter[];
};

/** The tools of what is laid out by the fields of records. */
interface LayoutTools extends Tools {
  texts: Tools['texts'] & LayoutTexts;
  layout: Layout;
}

/** @throws outside {@link LaidOut} */
export function useLayout(): LayoutTools {
  const tools = useTools();
  if (!('layout' in tools)) throw new Error('no layout');
  return tools as LayoutTools;
}

/** Shows its children once the layout of records is loaded: only a view of records loads it. */
export function LaidOut({ children }: { children: ComponentChildren }) {
  const tools = useTools();
  const { files, language, texts, place } = tools;
  const loading = useLoaded(siteFile(language, 'layout'), (path) => files.memo<Layout>(path));
  const layout = loadedValue(loading);
  const own = useMemo(
    () => layout && { layout, texts: { ...texts, ...layout.texts }, writer: new Writer(language, layout.words) },
    [layout, texts],
  );
  return (
    <ToolsContext.Provider value={{ ...tools, ...own }}>
      <style>{styles}</style>
      <Status of={loading} what={texts.views[place.view]}>
        {children}
      </Status>
    </ToolsContext.Provider>
  );
}
