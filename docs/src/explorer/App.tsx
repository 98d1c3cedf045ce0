import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { resolveRecord } from '../../../clients/typescript/src/resolve-record.js';
import { LOCALES } from '../../../core/words/language.js';
import { Writer } from '../../../core/words/values.js';
import { resolveSetup } from '../setup/resolve-setup.js';
import { fillQueryState, type MySetup, readSetup } from '../setup/setup.js';
import { chosenPrinter, KeepSetup } from './fields.js';
import { releaseFiles } from './load.js';
import { ProfileView } from './ProfileView.js';
import { type QueryState, readQueryState, setupQuery, VIEWS, writeQueryState } from './query-state.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import {
  type Built,
  type Loaded,
  loadedValue,
  type Named,
  type NamedRecords,
  type Tools,
  ToolsContext,
  useLoaded,
  useOnDemand,
} from './tools.js';

/** The explorer. Its whole state is in the URL, so every view can be linked. */
export function App(built: Built) {
  const { base, language, texts } = built;
  // Rendered statically without a query; the browser reads the real one after hydration.
  const [place, setPlace] = useState<QueryState>(() => readQueryState(''));
  // Two changes may arrive before the next render.
  const latest = useRef(place);
  latest.current = place;
  const [ready, setReady] = useState(false);
  const files = useMemo(() => releaseFiles(base), [base]);
  const writer = useMemo(() => new Writer(language, texts.words), [language, texts]);

  useEffect(() => {
    const read = () => setPlace(readQueryState(location.search));
    void start();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  /** Applies the query of the URL and fills the gaps from the saved setup. */
  async function start() {
    const asked = readQueryState(location.search);
    const filled = fillQueryState(asked, readSetup());
    const place =
      writeQueryState(filled) === writeQueryState(asked) ? asked : fillQueryState(asked, await resolveSetup(files));
    const query = writeQueryState(place);
    if (query !== writeQueryState(asked)) history.replaceState(null, '', query + location.hash);
    setPlace(place);
    setReady(true);
  }

  const go: Tools['go'] = (change, replaces) => {
    // A spool belongs to one material, so changing the material clears it.
    const spool = 'material' in change ? { filament: null } : {};
    const next = { ...latest.current, ...spool, ...change };
    latest.current = next;
    const query = writeQueryState(next);
    const step = replaces ? 'replaceState' : 'pushState';
    if (query !== location.search) history[step](null, '', query || location.pathname);
    setPlace(next);
  };
  const named = { place, files, go };
  const tools: Tools = {
    ...built,
    ...LOCALES[language],
    ...{ writer, files, place, go },
    records: {
      printer: useRecord(named, 'printer', 'printers'),
      printer2: useRecord(named, 'printer2', 'printers'),
      material: useRecord(named, 'material', 'materials'),
      material2: useRecord(named, 'material2', 'materials'),
    },
    hrefOf: (change) => writeQueryState({ ...place, ...change }) || '?',
    to: (path) => base + LOCALES[language].prefix + path,
  };
  const isCompare = place.view === 'compare';
  const { printer, material } = tools.records;
  // Wait for both records: saving now would keep one without the other.
  const waits = printer.state === 'loading' || material.state === 'loading';
  const [machine, plastic] = [loadedValue(printer), loadedValue(material)];
  const shown: Partial<MySetup> = {
    ...(machine && { printer: chosenPrinter(machine) }),
    ...(machine && place.nozzle && { nozzle: place.nozzle }),
    ...(plastic && { material: { id: plastic.id, name: plastic.name } }),
    ...(place.slicer && { slicer: place.slicer }),
  };
  const comparing = useOnDemand(ready && isCompare, async () => (await import('./CompareView.js')).CompareView);
  return (
    <ToolsContext.Provider value={tools}>
      {/* Links that only change the query state need no page load. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links themselves handle keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link fires a click */}
      <div
        class="xp not-content"
        data-ready={ready}
        onClick={(event) => {
          const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
          if (!link || event.defaultPrevented || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey)
            return;
          event.preventDefault();
          tools.go(readQueryState(link.search));
        }}
      >
        {place.printer === null && place.material === null && <p class="xp-intro">{texts.intro}</p>}
        <noscript>
          <p class="alert">{texts.noScript}</p>
        </noscript>
        <nav class="xp-views" aria-label={tools.say('What to do', '要做什么')}>
          {VIEWS.map((view) => (
            <a key={view} href={tools.hrefOf({ view })} aria-current={view === place.view ? 'page' : undefined}>
              {texts.views[view]}
            </a>
          ))}
          <a href={tools.to(`/symptoms/${setupQuery(place)}`)}>{texts.views.troubleshoot}</a>
        </nav>
        {isCompare && (
          <Status of={comparing} what={texts.views.compare}>
            {(CompareView) => <CompareView />}
          </Status>
        )}
        {ready && !isCompare && <ProfileView />}
        {ready && !isCompare && !waits && <KeepSetup shown={shown} />}
        {ready && <p class="quiet xp-version">{fill(texts.version, { version: built.version })}</p>}
      </div>
    </ToolsContext.Provider>
  );
}

/** Loads the record for a key of the query state; a name or alias is replaced by the id in the URL. */
function useRecord<K extends Named>(
  { files, place, go }: Pick<Tools, 'files' | 'place' | 'go'>,
  key: K,
  kind: 'printers' | 'materials',
): Loaded<NamedRecords[K]> {
  const name = place[key];
  const loaded = useLoaded(name, (wanted) => resolveRecord<NamedRecords[K]>(files, kind, wanted));
  const id = loadedValue(loaded)?.id ?? null;
  useEffect(() => {
    if (id !== null && id !== name) go({ [key]: id }, 'replaces');
  }, [id]);
  return loaded;
}
