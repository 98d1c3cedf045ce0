import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Language, sayIn } from '../../../core/language.js';
import type { Names } from '../../../core/names.js';
import { FILES } from '../../../core/paths.js';
import { Writer } from '../../../core/show/values.js';
import type { Diagnosis } from '../../../schemas/generated/record.js';
import { Loader } from '../explorer/load.js';
import { Status } from '../explorer/Status.js';
import { FieldContext, loadedValue, useLoaded } from '../explorer/tools.js';
import { settleSetup } from '../setup/settle.js';
import { isEmpty, readSetup } from '../setup/setup.js';
import type { Built } from './built.js';
import { Choose } from './Choose.js';
import { type Page, PageContext, symptomName, TableContext } from './context.js';
import { DroppedList } from './DroppedList.js';
import { fillView, NO_RECORDS } from './mine.js';
import { type Dropped, needsNames, settleView } from './settle.js';
import { diagnoseTexts } from './texts.js';
import { useSetup } from './useSetup.js';
import { hasSetup, readView, type View, writeView } from './view.js';

/** Finds the cause of a fault by questions. Everything that was chosen and answered is in the address of the page. */
export function App(built: Built) {
  const { base, lang, words } = built;
  const language: Language = lang === 'en' ? 'en' : 'zh';
  const texts = useMemo(() => diagnoseTexts(language), [language]);
  const loader = useMemo(() => new Loader(base, (url, options) => fetch(url, options)), [base]);
  const writer = useMemo(() => new Writer(lang, words), [lang, words]);
  // The page is built without an address; the first look at the real one comes once the browser runs it.
  const [view, setView] = useState<View>(() => readView(''));
  const [ready, setReady] = useState(false);
  const [dropped, setDropped] = useState<readonly Dropped[]>([]);
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
    const filled = fillView(asked, isEmpty(mine) ? mine : await settleSetup(loader));
    if (filled === asked) setView(asked);
    else show(filled, 'replaceState');
    setReady(true);
  }

  const wanted = ready && (view.symptoms.length > 0 || hasSetup(view) || view.answers.length > 0);
  const table = useLoaded(wanted ? FILES.diagnose : null, (path) => loader.json<Diagnosis>(path));
  const asking = useLoaded(wanted ? 'Ask' : null, async () => (await import('./Ask.js')).Ask);
  const [known, Ask] = [loadedValue(table), loadedValue(asking)];
  const settled = known !== null && settleView(view, known, null).dropped.length === 0;

  useEffect(() => {
    if (known && !settled) void settle(view, known);
  }, [known, settled, view]);

  /** Brings the address in line with the table, and says what that drops. */
  async function settle(view: View, table: Diagnosis) {
    const names = needsNames(view, table) ? await loader.json<Names>(FILES.names).catch(() => null) : null;
    if (latest.current !== view) return;
    const found = settleView(view, table, names);
    setDropped((before) => [...before, ...found.dropped]);
    show(found.view, 'replaceState');
  }
  const { printer, material, setup } = useSetup(loader, ready, view, (part, told) => {
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
    loader,
    view,
    setup: setup ?? NO_RECORDS,
    acted,
    go(next, replaces) {
      setDropped([]);
      acted.current = !replaces;
      show(next, replaces ? 'replaceState' : 'pushState');
    },
    say: sayIn(language),
    to: (path) => `${base}${language === 'en' ? '' : '/zh-cn'}${path}`,
  };
  return (
    <PageContext.Provider value={page}>
      <FieldContext.Provider value={{ lang, texts: built.fields, loader, index: null }}>
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
