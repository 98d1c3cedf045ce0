import { hydrate, render, type TargetedMouseEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fixesInVain, outcomeInVain } from '../../../core/troubleshoot/diagnose/in-vain.js';
import { inOrderOf, isMoved, rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import type { RecordNames } from '../../../core/troubleshoot/resolve/condition-words.js';
import { factsOf } from '../../../core/troubleshoot/resolve/conditions.js';
import { firstFixes, viewRule } from '../../../core/troubleshoot/resolve/rule-view.js';
import { LOCALES } from '../../../core/words/language.js';
import { Writer } from '../../../core/words/values.js';
import type { Rule } from '../../../schemas/generated/record.js';
import { chosenPrinter, SetupFields } from '../explorer/fields.js';
import { LoadFailed } from '../explorer/LoadFailed.js';
import { pageFiles as files } from '../explorer/load.js';
import { setupQuery } from '../explorer/query-state.js';
import { FieldContext, loadedValue, useOnDemand } from '../explorer/tools.js';
import { takeFile, updateYours } from '../explorer/yours/store.js';
import { FileButton, Items } from '../parts.js';
import { readSetup, saveSetup } from '../setup/setup.js';
import { useFileDrop } from '../use-file-drop.js';
import { AnswerContext, type SymptomAnswer } from './answer.js';
import { FurtherCauses } from './Causes.js';
import { FirstFixes } from './FirstFixes.js';
import { LeftOut, Notices, YourFile } from './Notices.js';
import { showHash } from './open-hash.js';
import type { PageAnswer } from './page-answer.js';
import { ShareBar } from './ShareBar.js';
import { useRanking } from './use-ranking.js';
import { type ChooseSetup, useSetup } from './use-setup.js';
import {
  causeAnchor,
  fixAnchor,
  hasAnswers,
  hasSetup,
  isRanked,
  outcomesByCheck,
  readView,
  readYours,
  type UnresolvedName,
  type View,
  withMySetup,
  withStatement,
  writeView,
} from './view.js';

/**
 * The page of a symptom: first fixes, then causes. Prerendered without a setup, it answers for one once it is chosen,
 * and asks questions on request.
 */
export function App({ rule, language, fields, texts, ...built }: PageAnswer) {
  const symptom = rule.id;
  const locale = LOCALES[language];
  const { say, prefix } = locale;
  const writer = useMemo(() => new Writer(language, built.words), []);
  const names = useMemo((): RecordNames => {
    const { materials, brands } = built.names;
    return { material: (id) => materials[id] ?? id, brand: (id) => brands[id] ?? id };
  }, []);
  // The page is prerendered without a query; the first render with the real one follows in the browser.
  const [place, setPlace] = useState<View>(() => readView(symptom, ''));
  const [ready, setReady] = useState(false);
  const [unresolved, setUnresolved] = useState<readonly UnresolvedName[]>([]);
  // Two changes may precede the next render.
  const latest = useRef(place);
  latest.current = place;
  const acted = useRef(false);
  const dropPlace = useFileDrop<HTMLDivElement>(takeFile);

  const show = (next: View, how: 'pushState' | 'replaceState') => {
    latest.current = next;
    const query = writeView(next);
    if (query !== location.search) history[how](null, '', location.pathname + query + location.hash);
    setPlace(next);
  };
  /** Shows what the URL asks for, with the stored setup if it names none. */
  const start = () => {
    const asked = readView(symptom, location.search);
    const { values, unread } = readYours(asked.yours);
    setUnresolved(unread.map((id) => ({ kind: 'value', id })));
    if (asked.yours !== null) updateYours({ typed: values });
    latest.current = withMySetup(asked, readSetup());
    setPlace(latest.current);
    setReady(true);
  };
  useEffect(() => {
    const again = () => {
      acted.current = true;
      start();
    };
    start();
    addEventListener('popstate', again);
    return () => removeEventListener('popstate', again);
  }, []);

  const go: SymptomAnswer['go'] = (next, focus) => {
    setUnresolved([]);
    acted.current = focus !== 'stays';
    show(next, focus === 'stays' ? 'replaceState' : 'pushState');
  };
  const stepTo: SymptomAnswer['stepTo'] = (next) => ({
    href: writeView(next),
    onClick(event: TargetedMouseEvent<HTMLAnchorElement>) {
      if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(next);
    },
  });
  const loaded = useSetup(files, ready, place, (part, dropped) => {
    // What was stored is no part of the address: it changes silently.
    if (dropped && !latest.current.mine) setUnresolved((before) => [...before, dropped]);
    show({ ...latest.current, ...part }, 'replaceState');
  });
  const { setup } = loaded;
  const makesFiles =
    setup.printer !== null && setup.material !== null && setup.profile !== null && setup.slicer !== null;
  const fixFile = useOnDemand(makesFiles, async () => (await import('../preset/FixFile.js')).FixFile);
  const {
    questions,
    ranking,
    loaded: loadedTable,
  } = useRanking(files, place, setup, ({ symptoms, statements, answers, ask }, dropped) => {
    setUnresolved((before) => [...before, ...dropped]);
    // Parts of the setup may have been dropped since that render; keep them dropped.
    show({ ...latest.current, symptoms, statements, answers, ask }, 'replaceState');
  });

  const bySetup = useMemo(
    () => built.table && rankCauses(built.table, { symptoms: [symptom], setup: factsOf(setup) }),
    Object.values(setup),
  );
  const shares = ranking?.flow.ranked ?? bySetup;
  const rules = [rule, ...(ranking?.others ?? [])];
  const view = useMemo(() => {
    const viewOf = (one: Rule) => viewRule(ranking?.cold ? { ...one, power_off: true } : one, setup, language, names);
    const own = viewOf(rule);
    const others = ranking?.others.map((one) => viewOf(one).causes) ?? [];
    return { ...own, causes: inOrderOf(shares ?? [], [own.causes, ...others]) };
  }, [ranking, shares, ...Object.values(setup)]);
  const answered = hasAnswers(place) || place.symptoms.length > 1 || place.code !== null;
  const given = outcomesByCheck([...place.statements, ...place.answers]);
  const answer: SymptomAnswer = {
    ...locale,
    ...{ rule, setup, view, writer, texts, names, files, place, go, stepTo, acted, shares, ranking },
    FixFile: loadedValue(fixFile),
    table: ranking?.table ?? built.table,
    isMoved: shares !== null && (answered || isMoved(shares)),
    causeOf: (id) => rules.flatMap(({ causes }) => causes).find((one) => one.id === id),
    calibration: Object.fromEntries(
      Object.entries(built.calibration).map(([fix, { id, name }]) => [
        fix,
        { href: `${prefix}/calibration/${setupQuery(place)}#${id}`, name },
      ]),
    ),
    inVain: new Set([...place.tried, ...(ranking ? fixesInVain(ranking.table, given) : [])]),
    didNotHelp(fix) {
      const statement = ranking ? outcomeInVain(ranking.table, fix) : built.inVain[fix];
      return statement ? withStatement(place, statement, true) : { ...place, tried: [...place.tried, fix] };
    },
  };

  /** Takes a choice: to be stored, unless the URL already names a setup. */
  const choose: ChooseSetup = (part) => {
    const { current } = latest;
    setUnresolved([]);
    show({ ...current, ...part, bare: false, mine: current.mine || !hasSetup(current) }, 'replaceState');
  };
  // It is stored with the names of its records.
  const isKnown = [loaded.printer, loaded.material].every(({ state }) => state === 'ready' || state === 'idle');
  const [printer, material] = [loadedValue(loaded.printer), loadedValue(loaded.material)];
  useEffect(() => {
    if (!ready || !place.mine || !isKnown) return;
    saveSetup({
      printer: printer && chosenPrinter(printer),
      nozzle: place.nozzle,
      material: material && { id: material.id, name: material.name },
      slicer: place.slicer,
    });
  }, [ready, isKnown, printer, material, place.nozzle, place.slicer, place.mine]);

  const isWhole =
    ready &&
    [loaded.printer, loaded.material, loaded.profiles, fixFile].every(({ state }) => state !== 'loading') &&
    (!isRanked(place) || ranking !== null || loadedTable.state === 'failed');
  useEffect(() => {
    if (!isWhole) return;
    delete document.documentElement.dataset.waits;
    // The target of the hash may have moved while the setup loaded.
    showHash(location.hash);
  }, [isWhole]);

  const first = firstFixes(view, answer.inVain, shares);
  const fixes = view.causes.flatMap((cause) => cause.fixes);
  const inFirst = new Set(first.map(({ cause }) => cause.id));
  return (
    <FieldContext.Provider value={{ language, texts: fields, files }}>
      <AnswerContext.Provider value={answer}>
        <div ref={dropPlace} class="sy" data-ready={ready}>
          {view.power_off !== '' && !rule.power_off && (
            <p class="caution">
              <strong>{view.power_off}</strong>
            </p>
          )}
          {rule.stop_print && view.power_off === '' && (
            <p class="caution">
              <strong>{texts.stopPrint}</strong>
              {`${writer.space}${texts.stopPrintWhy}`}
            </p>
          )}
          {view.setup && <p class="sy-printed">{view.setup}</p>}
          <section class="sy-setup" aria-label={say('What you print with', '您的打印配置')}>
            <SetupFields
              texts={{ nozzle: say('Nozzle, mm', '喷嘴（mm）'), anyNozzle: say('Any', '不限') }}
              {...{ printer, material }}
              nozzle={place.nozzle}
              slicer={place.slicer}
              variants={loaded.variants}
              onChoose={choose}
            />
            <p class="sy-file row">
              <FileButton label={say('or take it from your file', '或从文件读取')} take={takeFile} />
              <small>
                {say(
                  'G-code, 3MF project or preset; drop it anywhere here. It stays on your device.',
                  'G-code、3MF 项目或预设，可拖到此处。文件不会离开您的设备。',
                )}
              </small>
            </p>
          </section>
          <YourFile onChoose={choose} />
          <LoadFailed of={fixFile} texts={texts} />
          <Notices {...{ loaded, unresolved }} table={loadedTable} />
          {questions && ranking && !place.asking && place.statements.length > 0 && <questions.Said ranking={ranking} />}
          <Items
            class="row"
            aria-label={say('It did not help', '没有改善')}
            of={place.tried.map((id) => {
              const action = fixes.find((one) => one.id === id)?.action ?? id;
              return (
                <a key={id} class="button" {...stepTo({ ...place, tried: place.tried.filter((one) => one !== id) })}>
                  {say(`Did not help: ${action}`, `没有改善：${action}`)} ×
                </a>
              );
            })}
          />
          <div class={ranking && place.asking ? 'sy-columns' : undefined}>
            {questions && ranking && place.asking && <questions.Asking ranking={ranking} />}
            <FirstFixes first={first}>
              {!place.asking && (
                <a class="button" {...stepTo({ ...place, asking: true })}>
                  {say('Not sure? Answer a few questions', '不确定？回答几个问题')}
                </a>
              )}
            </FirstFixes>
          </div>
          {view.later !== '' && <p>{view.later}</p>}
          <FurtherCauses causes={view.causes.filter(({ id, fixes }) => !inFirst.has(id) && fixes.length > 0)} />
          <LeftOut />
          <ShareBar />
        </div>
      </AnswerContext.Provider>
    </FieldContext.Provider>
  );
}

/** Hydrates the page of a symptom. @throws {OpenPrintDataError} */
export async function bringToLife(place: HTMLElement): Promise<void> {
  const answer = await files.memo<PageAnswer>(place.dataset.answer ?? '');
  const app = <App {...answer} />;
  if (isBuiltFrom(place, answer.rule)) return hydrate(app, place);
  // A page cached by the browser may be from another release than its rule.
  place.replaceChildren();
  render(app, place);
}

/** Whether the page shows exactly the causes and fixes of this rule. */
function isBuiltFrom(place: HTMLElement, { causes }: Rule): boolean {
  const wanted = causes.flatMap(({ id, fixes }) => [causeAnchor(id), ...fixes.map((fix) => fixAnchor(id, fix.id))]);
  const shown = [...place.querySelectorAll('[id^="cause-"], [id^="fix-"]')].map(({ id }) => id);
  return wanted.toSorted().join() === shown.toSorted().join();
}

/** Takes a file that was given to the page before it was alive. */
export { takeFile } from '../explorer/yours/store.js';
