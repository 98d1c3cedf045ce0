import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LOCALES } from '../../../core/words/language.js';
import { Writer } from '../../../core/words/values.js';
import { fillQueryState } from '../setup/query-state.js';
import { resolveSetup } from '../setup/resolve-setup.js';
import { readSetup } from '../setup/setup.js';
import { asksForSymptom, troublePath } from '../symptom/trouble-path.js';
import { siteFile } from './addresses.js';
import { KeepSetup } from './KeepSetup.js';
import { releaseFiles } from './load.js';
import { type QueryState, readQueryState, VIEWS, type View, writeQueryState } from './query-state.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import { type Built, loadedValue, type Tools, ToolsContext, useLoaded } from './tools.js';
import { loadView } from './views.js';

/** The explorer. What it shows is in the address of the page, so every state of it has a link. */
export function App(built: Built) {
  const { base, language, texts } = built;
  // The page is built without an address; the first look at the real one comes once the browser runs it.
  const [place, setPlace] = useState<QueryState>(() => readQueryState(''));
  // Two changes may come before the next look.
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

  // Together with the records rather than after them; a pair has what one looks for without it.
  const [one, two] = [place.printer !== null, place.material !== null];
  const records = ready && (place.view === 'compare' ? one || two : place.view === 'profile' && one !== two);
  useEffect(() => {
    if (records) files.memo(siteFile(language, 'layout')).catch(() => {});
  }, [records]);

  /** Shows what the address asks for, and my setup where it says nothing. */
  async function start() {
    if (asksForSymptom(location.search)) {
      const { symptomAddress } = await import('../symptom/former-address.js');
      location.replace(LOCALES[language].prefix + (await symptomAddress(location, files, language)));
      return;
    }
    const asked = readQueryState(location.search);
    const filled = fillQueryState(asked, readSetup());
    const place =
      writeQueryState(filled) === writeQueryState(asked) ? asked : fillQueryState(asked, await resolveSetup(files));
    const query = writeQueryState(place);
    if (query !== writeQueryState(asked)) history.replaceState(null, '', query + location.hash);
    setPlace(place);
    setReady(true);
  }

  const tools: Tools = {
    ...built,
    ...LOCALES[language],
    writer,
    files,
    place,
    go(change, replaces) {
      const next = { ...latest.current, ...change };
      latest.current = next;
      const query = writeQueryState(next);
      const step = replaces ? 'replaceState' : 'pushState';
      if (query !== location.search) history[step](null, '', query || location.pathname);
      setPlace(next);
    },
    hrefOf: (change) => writeQueryState({ ...place, ...change }) || '?',
  };
  const view = useLoaded(ready ? place.view : null, (key) => loadView(key as View));
  const Shown = loadedValue(view);
  return (
    <ToolsContext.Provider value={tools}>
      {/* Links that only change what is shown need no new page. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links themselves take the keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link arrives as a click */}
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
        {!one && !two && <p class="xp-intro">{texts.intro}</p>}
        <noscript>
          <p class="xp-alert">{texts.noScript}</p>
        </noscript>
        <nav class="xp-views" aria-label={texts.viewsLabel}>
          {VIEWS.map((view) => (
            <a key={view} href={tools.hrefOf({ view })} aria-current={view === place.view ? 'page' : undefined}>
              {texts.views[view]}
            </a>
          ))}
          <a href={`${base}${LOCALES[language].prefix}${troublePath(place)}`}>{texts.views.troubleshoot}</a>
        </nav>
        <Status of={view} what={texts.views[place.view]} />
        {ready && Shown && <Shown key={place.view} />}
        {ready && <KeepSetup />}
        {ready && <p class="xp-quiet xp-version">{fill(texts.version, { version: built.version })}</p>}
      </div>
    </ToolsContext.Provider>
  );
}
