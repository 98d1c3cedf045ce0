import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { RecordKind } from '../../../core/words/groups.js';
import type { Group } from '../../../core/words/layout.js';
import { siteFile } from './addresses.js';
import { Status } from './Status.js';
import { loadedValue, useLoaded, useTools } from './tools.js';

/** How the fields of records are laid out, with their words and units, which come from the schemas. */
export type Layout = Record<RecordKind, Group[]>;

const LayoutContext = createContext<Layout | null>(null);

/** @throws outside {@link LaidOut} */
export function useLayout(): Layout {
  const layout = useContext(LayoutContext);
  if (!layout) throw new Error('no layout');
  return layout;
}

/** Shows what is laid out by the fields of records, once their layout is there: only who looks at records loads it. */
export function LaidOut({ children }: { children: ComponentChildren }) {
  const { files, language, texts, place } = useTools();
  const layout = useLoaded(siteFile(language, 'layout'), (path) => files.memo<Layout>(path));
  return (
    <LayoutContext.Provider value={loadedValue(layout)}>
      <Status of={layout} what={texts.views[place.view]}>
        {children}
      </Status>
    </LayoutContext.Provider>
  );
}
