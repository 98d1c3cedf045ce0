import { useContext, useEffect, useState } from 'preact/hooks';
import { find } from '../../../core/names/search.js';
import { rankSymptoms } from '../../../core/troubleshoot/diagnose/rank.js';
import { factsOf } from '../../../core/troubleshoot/resolve/facts.js';
import { fill } from '../explorer/texts/fill.js';
import { allNames } from '../records/find/names.js';
import type { ShownSymptom } from './built.js';
import { symptomName, TableContext, usePage } from './context.js';
import { Drawing } from './Drawing.js';
import { SetupPart } from './SetupPart.js';
import { useFocus } from './useFocus.js';

/** Most symptoms that a name finds. */
const MOST = 12;

/** Chooses what one sees: by eye or by name, one symptom or several. */
export function Choose() {
  const page = usePage();
  const { texts, view, setup, categories, go, writer } = page;
  const table = useContext(TableContext);
  const [query, setQuery] = useState('');
  const found = useFound(query);
  const heading = useFocus('choose');
  const all = categories.flatMap(({ symptoms }) => symptoms);
  const often = table ? rankSymptoms(table, factsOf(setup)).filter(({ because }) => because.length > 0) : [];
  const pick = (ids: readonly string[]) => ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const wall = (symptoms: readonly ShownSymptom[]) => <Pictures symptoms={symptoms} />;
  const chosen = view.symptoms.map((id) => symptomName(page, id));
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {texts.see}
      </h2>
      <p>{texts.seeHint}</p>
      <SetupPart causes={null} />
      <label class="xp-combobox dg-find">
        {texts.find}
        <span class="xp-field">
          <input
            type="search"
            value={query}
            placeholder={texts.findHint}
            autocomplete="off"
            spellcheck={false}
            onFocus={() => void allNames().catch(() => {})}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </span>
      </label>
      <p role="status" class="xp-quiet">
        {found === 'failed'
          ? texts.findFailed
          : found && (found.length > 0 ? fill(texts.found, { n: found.length }) : texts.foundNone)}
      </p>
      {Array.isArray(found) && found.length > 0 ? (
        wall(pick(found))
      ) : (
        <>
          {often.length > 0 && (
            <section>
              <h3>{texts.often}</h3>
              {wall(pick(often.map(({ symptom }) => symptom)))}
            </section>
          )}
          {categories.map(({ id, name, symptoms }) => (
            <section key={id}>
              <h3>{name}</h3>
              {wall(symptoms)}
            </section>
          ))}
        </>
      )}
      <div class="dg-bar-below">
        <p role="status">
          {chosen.length === 0 ? texts.chosenNone : texts.chosen + writer.colon + chosen.join(writer.comma)}
        </p>
        {chosen.length > 0 && (
          <button type="button" class="dg-main" onClick={() => go({ ...view, choosing: false })}>
            {view.answers.length > 0 ? texts.goOn : texts.begin}
          </button>
        )}
      </div>
    </>
  );
}

/** Symptoms with their drawings, to tick. */
function Pictures({ symptoms }: { symptoms: readonly ShownSymptom[] }) {
  const { view, base, go } = usePage();
  const tick = (id: string, on: boolean) => {
    const others = view.symptoms.filter((one) => one !== id);
    go({ ...view, choosing: true, symptoms: on ? [...others, id] : others }, 'replaces');
  };
  return (
    <ul class="dg-wall">
      {symptoms.map(({ id, name, picture }) => (
        <li key={id}>
          <label>
            {picture && <Drawing src={base + picture} />}
            <span>
              <input
                type="checkbox"
                checked={view.symptoms.includes(id)}
                onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
              />{' '}
              {name}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Ids of the symptoms that a text names, best first; null: nothing is asked, or the names are on their way. */
function useFound(query: string): string[] | 'failed' | null {
  const [found, setFound] = useState<{ query: string; ids: string[] | 'failed' } | null>(null);
  useEffect(() => {
    if (query.trim() === '') return setFound(null);
    let current = true;
    const set = (ids: string[] | 'failed') => current && setFound({ query, ids });
    allNames().then(
      (all) =>
        set(
          find(
            query,
            all.filter(({ kind }) => kind === 'symptoms'),
            MOST,
          ).map(({ id }) => id),
        ),
      () => set('failed'),
    );
    return () => {
      current = false;
    };
  }, [query]);
  return query.trim() === '' ? null : (found?.ids ?? null);
}
