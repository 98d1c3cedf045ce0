import { pagePath } from '../../../core/contract/paths.js';
import { percent } from '../../../core/troubleshoot/diagnose/percent.js';
import { mustBeOff, withoutPower } from '../../../core/troubleshoot/diagnose/power.js';
import { judge } from '../../../core/troubleshoot/resolve/conditions.js';
import type { Rule } from '../../../schemas/generated/record.js';
import { readQueryState, writeQueryState } from '../explorer/query-state.js';
import { Status } from '../explorer/Status.js';
import { fill } from '../explorer/texts/fill.js';
import { loadedValue, useLoaded } from '../explorer/tools.js';
import { causeName, symptomName, type TablePage, useTable } from './context.js';
import type { Flow } from './flow.js';
import { useFocus } from './useFocus.js';
import { hasSetup } from './view.js';

/** What the questions came to, and where its fixes are. */
export function Result({ flow: { ranked, end, more } }: { flow: Flow }) {
  const page = useTable();
  const { texts, view, go } = page;
  const [best, ...others] = ranked;
  const heading = useFocus(`result ${best?.cause} ${view.answers.length}`);
  if (!best) {
    return (
      <section class="dg-result xp-card">
        <h2 ref={heading} tabIndex={-1}>
          {texts.nothingPossible}
        </h2>
      </section>
    );
  }
  const name = causeName(page, best.cause);
  return (
    <section class="dg-result xp-card" aria-labelledby="dg-result">
      <h2 id="dg-result" ref={heading} tabIndex={-1}>
        {fill(end === 'clear' ? texts.clear : texts.unclear, { cause: name })}
      </h2>
      <p>{others.length === 0 ? texts.only : fill(texts.end[end ?? 'nothing_left'], { n: percent(best.share) })}</p>
      <Fixes cause={best.cause} />
      {end !== 'clear' && others.length > 0 && (
        <>
          <h3>{texts.next}</h3>
          <ol start={2}>
            {others.slice(0, 3).map(({ cause, share }) => (
              <li key={cause}>
                <a href={explorerLink(page, cause)}>{causeName(page, cause)}</a>{' '}
                <span class="xp-quiet">{fill(texts.share, { n: percent(share) })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {more && (
        <p>
          <button type="button" class="xp-button" onClick={() => go({ ...view, further: true })}>
            {texts.further}
          </button>
        </p>
      )}
    </section>
  );
}

/** The fixes of a cause that go with the setup, in a line each, and the ways to all about them. */
function Fixes({ cause }: { cause: string }) {
  const page = useTable();
  const { texts, files, view, setup, say, to } = page;
  const symptom = symptomOf(page, cause);
  const loaded = useLoaded(pagePath({ kind: 'troubleshoot', symptom }), (path) => files.record<Rule>(path));
  const rule = loadedValue(loaded);
  const off = mustBeOff(page.table, view.symptoms);
  const all = (rule && off ? withoutPower(rule) : rule)?.causes.find(({ id }) => id === cause)?.fixes ?? [];
  const own = all.filter(({ applies_to }) => judge(applies_to, setup).verdict !== 'no');
  return (
    <>
      <Status of={loaded} what={texts.fixes} />
      {own.length > 0 && (
        <>
          <h3>{texts.fixes}</h3>
          <ol>
            {own.map(({ id, action, action_zh }) => (
              <li key={id}>{say(action, action_zh)}</li>
            ))}
          </ol>
        </>
      )}
      {off && <p>{texts.coldOnly}</p>}
      {own.length < all.length && <p class="xp-quiet">{fill(texts.fixesLeftOut, { n: all.length - own.length })}</p>}
      <ul class="dg-ways">
        <li>
          <a class="dg-main" href={explorerLink(page, cause)}>
            {hasSetup(view) ? texts.openFixes : texts.openFixesBare}
          </a>
        </li>
        <li>
          <a href={to(`/symptoms/${symptom}/#cause-${cause}`)}>
            {fill(texts.onPage, { symptom: symptomName(page, symptom) })}
          </a>
        </li>
        <li>
          <a href={to(`/causes/${cause}/`)}>{texts.onePage}</a>
        </li>
      </ul>
    </>
  );
}

/** The first symptom that is seen and lists a cause. */
function symptomOf({ table, view }: Pick<TablePage, 'table' | 'view'>, cause: string): string {
  const lists = (id: string) =>
    table.symptoms.find((one) => one.id === id)?.causes.some((prior) => prior.cause === cause) === true;
  return view.symptoms.find(lists) ?? view.symptoms[0] ?? '';
}

/** The explorer with the fixes of a cause, for the setup. */
function explorerLink(page: Pick<TablePage, 'table' | 'view' | 'to'>, cause: string): string {
  const { printer, nozzle, material, slicer } = page.view;
  const place = { printer, nozzle, material, slicer, symptom: symptomOf(page, cause), cause };
  return page.to(`/explorer/${writeQueryState({ ...readQueryState(''), view: 'troubleshoot', ...place })}`);
}
