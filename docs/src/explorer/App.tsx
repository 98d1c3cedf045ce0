import { useEffect, useMemo, useState } from 'preact/hooks';
import { FILES } from '../../../functions/paths.js';
import { CompareView } from './CompareView.js';
import { Loader } from './load.js';
import { ProfileView } from './ProfileView.js';
import { type Place, readPlace, VIEWS, writePlace } from './place.js';
import { Status } from './Status.js';
import { TroubleshootView } from './TroubleshootView.js';
import { fill } from './texts/fill.js';
import { type Built, type Index, loadedValue, type Tools, ToolsContext, useLoaded } from './tools.js';
import { Writer } from './values.js';

const SHOWS = { profile: ProfileView, compare: CompareView, troubleshoot: TroubleshootView };

/** The explorer. What it shows is in the address of the page, so every state of it has a link. */
export function App(built: Built) {
  const { base, lang, texts } = built;
  // The page is built without an address; the first look at the real one comes once the browser runs it.
  const [place, setPlace] = useState<Place>(() => readPlace(''));
  const [ready, setReady] = useState(false);
  const loader = useMemo(() => new Loader(base, (url, options) => fetch(url, options)), [base]);
  const writer = useMemo(() => new Writer(lang, texts.words), [lang, texts]);
  const index = useLoaded(ready ? FILES.index : null, (path) => loader.json<Index>(path));

  useEffect(() => {
    const read = () => setPlace(readPlace(location.search));
    read();
    setReady(true);
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const tools: Tools = {
    ...built,
    writer,
    loader,
    place,
    index: loadedValue(index),
    go(change) {
      const next = { ...place, ...change };
      const query = writePlace(next);
      if (query !== location.search) history.pushState(null, '', query || location.pathname);
      setPlace(next);
    },
    hrefOf: (change) => writePlace({ ...place, ...change }) || '?',
  };
  const View = SHOWS[place.view];
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
          tools.go(readPlace(link.search));
        }}
      >
        <p class="xp-intro">{texts.intro}</p>
        <noscript>
          <p class="xp-alert">{texts.noScript}</p>
        </noscript>
        <nav class="xp-views" aria-label={texts.viewsLabel}>
          {VIEWS.map((view) => (
            <a key={view} href={tools.hrefOf({ view })} aria-current={view === place.view ? 'page' : undefined}>
              {texts.views[view]}
            </a>
          ))}
        </nav>
        <Status of={index} what={texts.title} />
        {ready && <View key={place.view} />}
        {tools.index && <p class="xp-quiet xp-version">{fill(texts.version, { version: tools.index.version })}</p>}
      </div>
    </ToolsContext.Provider>
  );
}
