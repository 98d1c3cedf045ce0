import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RecordKind } from '../../../core/words/groups.js';
import type { Group } from '../../../core/words/layout.js';
import { type ValueNames, Writer } from '../../../core/words/values.js';
import type { LayoutTexts } from './explorer-texts.js';
import styles from './facts.css?inline';
import { Status } from './Status.js';
import { layoutFile, loadedValue, type Tools, ToolsContext, useLoaded, useTools } from './tools.js';

/** The layout of record fields, with labels and units from the schemas. */
export type Layout = Record<RecordKind, Group[]> & {
  /** Display names of enum values. */
  words: ValueNames;
  texts: LayoutTexts;
  /** Names of all settings by id. */
  settings: Readonly<Record<string, string>>;
};

/** Context for components that need the field layout. */
interface LayoutTools extends Tools {
  texts: Tools['texts'] & LayoutTexts;
  layout: Layout;
}

/** @throws outside {@link laidOut} */
export function useLayout(): LayoutTools {
  const tools = useTools();
  if (!('layout' in tools)) throw new Error('no layout');
  return tools as LayoutTools;
}

/** A component that is rendered once the record layout has loaded; only views of records load it. */
export function laidOut<Props extends object>(View: FunctionComponent<Props>): FunctionComponent<Props> {
  return (props) => {
    const tools = useTools();
    const { files, language, texts, place } = tools;
    const loading = useLoaded(layoutFile(language), (path) => files.memo<Layout>(path));
    const layout = loadedValue(loading);
    const own = useMemo(
      () => layout && { layout, texts: { ...texts, ...layout.texts }, writer: new Writer(language, layout.words) },
      [layout, texts],
    );
    return (
      <ToolsContext.Provider value={{ ...tools, ...own }}>
        <style>{styles}</style>
        <Status of={loading} what={texts.views[place.view]}>
          {() => <View {...props} />}
        </Status>
      </ToolsContext.Provider>
    );
  };
}
