import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FILES } from '../../../core/contract/paths.js';
import type { Names } from '../../../core/names/spellings.js';
import { LOCALES } from '../../../core/words/language.js';
import { Writer } from '../../../core/words/values.js';
import type { Diagnosis } from '../../../schemas/generated/record.js';
import { releaseFiles } from '../explorer/load.js';
import { Status } from '../explorer/Status.js';
import { fill } from '../explorer/texts/fill.js';
import { FieldContext, loadedValue, useLoaded } from '../explorer/tools.js';
import { resolveSetup } from '../setup/resolve-setup.js';
import { isEmpty, readSetup } from '../setup/setup.js';
import type { Built } from './built.js';
import { Choose } from './Choose.js';
import { type Page, PageContext, symptomName, TableContext, usePage } from './context.js';
import { needsNames, resolveView, type UnresolvedName } from './resolve-view.js';
import { fillView, NO_RECORDS } from './setup.js';
import { diagnoseTexts } from './texts.js';
import { useSetup } from './useSetup.js';
import { hasSetup, readView, type View, writeView } from './view.js';

/** Finds the cause of a fault by questions. Everything that was chosen and answered is in the address of the page. */
export function App(built: Built) {
  const { base, language, words } = built;
  const texts = useMemo(() => diagnoseTexts(language), [language]);
  const files = useMemo(() => releaseFiles(base), [base]);
  const writer = useMemo(() => new Writer(language, words), [language, words]);
  // The page is built without an address; the first look at the real one comes once the browser runs it.
  const [view, setView] = useState<View>(() => readView(''));
  const [ready, setReady] = useState(false);
  const [dropped, setDropped] = useState<readonly UnresolvedName[]>([]);
  // Two changes may come before the next look.
  const latest = useRef(view);
  latest.current = view;
  const acted = useRef(false);

  const show = (next: View, how: 'pushState' | 'replaceState') => {
    const query = writeView(next);
    latest.current = next;
    if (query !== location.search) history[how](null, '', query || location.pathname);
    setView(next);
  };
  useEffect(() => {
    const read = () => {
      setDropped([]);
      acted.current = true;
      setView(readView(location.search));
    };
    void start();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  /** Shows what the address asks for, with my setup where it says nothing of one. */
  async function start() {
    const asked = readView(location.search);
    const mine = readSetup();
    const filled = fillView(asked, isEmpty(mine) ? mine : await resolveSetup(files));
    if (filled === asked) setView(asked);
    else show(filled, 'replaceState');
    setReady(true);
  }

  const wanted = ready && (view.symptoms.length > 0 || hasSetup(view) || view.answers.length > 0);
  const table = useLoaded(wanted ? FILES.diagnose : null, (path) => files.memo<Diagnosis>(path));
  const asking = useLoaded(wanted ? 'Ask' : null, async () => (await import('./Ask.js')).Ask);
  const [known, Ask] = [loadedValue(table), loadedValue(asking)];
  const settled = known !== null && resolveView(view, known, null).dropped.length === 0;

  useEffect(() => {
    if (known && !settled) void settle(view, known);
  }, [known, settled, view]);

  /** Brings the address in line with the table, and says what that drops. */
  async function settle(view: View, table: Diagnosis) {
    const names = needsNames(view, table) ? await files.memo<Names>(FILES.names).catch(() => null) : null;
    if (latest.current !== view) return;
    const found = resolveView(view, table, names);
    setDropped((before) => [...before, ...found.dropped]);
    show(found.view, 'replaceState');
  }
  const { printer, material, setup } = useSetup(files, ready, view, (part, told) => {
    if (told) setDropped((before) => [...before, told]);
    show({ ...latest.current, ...part }, 'replaceState');
  });

  const seen = view.symptoms.map((id) => symptomName(built, id)).join(writer.comma);
  useEffect(() => {
    if (ready) document.title = `${seen ? seen + writer.colon : ''}${texts.title} – ${built.site}`;
  }, [ready, seen]);

  const page: Page = {
    ...built,
    texts,
    writer,
    files,
    view,
    setup: setup ?? NO_RECORDS,
    acted,
    go(next, replaces) {
      setDropped([]);
      acted.current = !replaces;
      show(next, replaces ? 'replaceState' : 'pushState');
    },
    say: LOCALES[language].say,
    to: (path) => `${base}${LOCALES[language].prefix}${path}`,
  };
  return (
    <PageContext.Provider value={page}>
      <FieldContext.Provider value={{ language, texts: built.fields, files, index: null }}>
        <div class="xp dg not-content" data-ready={ready} data-asking={!view.choosing}>
          {ready && (
            <>
              <DroppedList dropped={dropped} />
              <Status of={table.state === 'ready' ? asking : table} what={texts.table} />
              <Status of={printer} what={built.fields.printer} />
              <Status of={material} what={built.fields.material} />
              <TableContext.Provider value={settled ? known : null}>
                {view.choosing ? <Choose /> : settled && setup && Ask && <Ask />}
              </TableContext.Provider>
            </>
          )}
        </div>
      </FieldContext.Provider>
    </PageContext.Provider>
  );
}

/** Says what of the address was left out. */
function DroppedList({ dropped }: { dropped: readonly UnresolvedName[] }) {
  const { texts } = usePage();
  if (dropped.length === 0) return null;
  return (
    <div role="alert" class="xp-alert">
      <p>
        <strong>{texts.droppedTitle}</strong>
      </p>
      <ul>
        {dropped.map(({ kind, id }) => (
          <li key={`${kind} ${id}`}>{fill(texts.dropped[kind], { id })}</li>
        ))}
      </ul>
    </div>
  );
}
