import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FILES } from '../../../core/contract/paths.js';
import type { BriefPrinter, FitMatrix } from '../../../schemas/generated/record.js';
import { LoadFailed } from '../explorer/LoadFailed.js';
import { releaseFiles } from '../explorer/load.js';
import { loadedValue, useLoaded } from '../explorer/tools.js';
import type { Built } from './built.js';
import { Comparison } from './Comparison.js';
import { type Table, TableContext } from './context.js';
import { Filters } from './Filters.js';
import { PrinterTable } from './PrinterTable.js';
import { readView, type View, writeView } from './view.js';

/** The printer table. Its whole state is in the URL. */
export function App(built: Built) {
  const { base, texts } = built;
  // Rendered statically without a query; the browser reads the real one after hydration.
  const [view, setView] = useState<View>(() => readView(''));
  const [ready, setReady] = useState(false);
  const arrived = useRef(false);
  const files = useMemo(() => releaseFiles(base), [base]);
  const loaded = useLoaded(
    ready ? FILES.briefPrinters : null,
    async (path) => (await files.page<BriefPrinter>(path)).data,
  );

  const asksVerdicts = view.filters.verdict !== null && view.filters.materials.length > 0;
  const fits = useLoaded(asksVerdicts ? FILES.fit : null, (path) => files.memo<FitMatrix>(path));
  const waits = asksVerdicts ? fits : loaded;
  const failed = [loaded, waits].find((one) => one.state === 'failed');
  const shown = loaded.state === 'ready' && waits.state === 'ready';

  useEffect(() => {
    const read = () => setView(readView(location.search));
    read();
    setReady(true);
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  // A link with filters leads to its results, which a narrow window has below the filters.
  useEffect(() => {
    if (!shown || arrived.current) return;
    arrived.current = true;
    if (location.search !== '' && scrollY === 0 && matchMedia('(max-width: 40rem)').matches)
      document.querySelector('#comparison, .pt-head')?.scrollIntoView();
  }, [shown]);

  const show: Table['show'] = (next, how) => {
    const query = writeView(next);
    const place = query || location.pathname;
    if (query !== location.search)
      how === 'typed' ? history.replaceState(null, '', place) : history.pushState(null, '', place);
    setView(next);
  };
  const filterBy: Table['filterBy'] = (filters, how) =>
    show({ ...view, filters: { ...view.filters, ...filters } }, how);
  const table: Table = { ...built, view, fits: loadedValue(fits), show, filterBy };
  return (
    <TableContext.Provider value={table}>
      <div class="xp pt not-content" data-ready={loaded.state === 'ready'}>
        <p class="xp-intro">{texts.intro}</p>
        <Filters />
        {[loaded, waits].some(({ state }) => state === 'loading') && <p role="status">{texts.loading}</p>}
        {failed && <LoadFailed of={failed} texts={texts} />}
        {loaded.state === 'ready' && shown && (
          <>
            <Comparison printers={loaded.value} />
            <PrinterTable printers={loaded.value} />
          </>
        )}
      </div>
    </TableContext.Provider>
  );
}
