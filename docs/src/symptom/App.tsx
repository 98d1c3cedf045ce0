import type { TargetedMouseEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { printerName } from '../../../core/names/printer-name.js';
import { fixesInVain, outcomeInVain } from '../../../core/troubleshoot/diagnose/in-vain.js';
import { inOrderOf, isMoved, rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import type { RecordNames } from '../../../core/troubleshoot/resolve/condition-words.js';
import { factsOf } from '../../../core/troubleshoot/resolve/facts.js';
import { firstFixes, viewRule } from '../../../core/troubleshoot/resolve/rule-view.js';
import { LOCALES } from '../../../core/words/language.js';
import { Writer } from '../../../core/words/values.js';
import type { Rule } from '../../../schemas/generated/record.js';
import { LoadFailed } from '../explorer/LoadFailed.js';
import { pageFiles as files } from '../explorer/load.js';
import { setupQuery } from '../explorer/query-state.js';
import { fill } from '../explorer/texts/fill.js';
import { FieldContext, loadedValue, useOnDemand } from '../explorer/tools.js';
import { takeFile, updateYours } from '../explorer/yours/store.js';
import { Items } from '../parts.js';
import { resolveSetup } from '../setup/resolve-setup.js';
import { type MySetup, readSetup, saveSetup } from '../setup/setup.js';
import { useFileDrop } from '../use-file-drop.js';
import { type Asked, type SymptomAnswer, valuesUsed } from './answer.js';
import type { Built } from './built.js';
import { FirstFixes } from './FirstFixes.js';
import { FurtherCauses } from './FurtherCauses.js';
import { LeftOut, Notices, YourFile } from './Notices.js';
import { showHash } from './open-hash.js';
import { readYours, writeYours } from './own-values-link.js';
import type { UnresolvedName } from './resolve-view.js';
import { type ChooseSetup, SetupRow } from './SetupRow.js';
import { ShareBar } from './ShareBar.js';
import type { SymptomTexts } from './symptom-texts.js';
import { useRanking } from './use-ranking.js';
import { useSetup } from './use-setup.js';
import {
  hasAnswers,
  hasSetup,
  isRanked,
  outcomesByCheck,
  readView,
  type View,
  withMySetup,
  withStatement,
  writeView,
} from './view.js';

interface Props {
  built: Built;
  rule: Rule;
  texts: SymptomTexts;
}

/**
 * The page of a symptom: first fixes, then causes. Prerendered without a setup, it answers for one once it is chosen,
 * and asks questions on request.
 */
export function App({ built, rule, texts }: Props) {
  const { symptom, language } = built;
  const locale = LOCALES[language];
  const writer = useMemo(() => new Writer(language, built.words), [language]);
  const names = useMemo((): RecordNames => {
    const { materials, brands } = built.names;
    return { material: (id) => materials[id] ?? id, brand: (id) => brands[id] ?? id };
  }, [built]);
  // The page is prerendered without a query; the first render with the real one follows in the browser.
  const [view, setView] = useState<View>(() => readView(symptom, ''));
  const [ready, setReady] = useState(false);
  const [unresolved, setUnresolved] = useState<readonly UnresolvedName[]>([]);
  // Two changes may precede the next render.
  const latest = useRef(view);
  latest.current = view;
  const acted = useRef(false);
  const dropPlace = useFileDrop<HTMLDivElement>(takeFile);

  const show = (next: View, how: 'pushState' | 'replaceState') => {
    latest.current = next;
    const query = writeView(next);
    if (query !== location.search) history[how](null, '', location.pathname + query + location.hash);
    setView(next);
  };
  /** Shows what the URL asks for, with the stored setup if it names none. */
  const start = async () => {
    const asked = readView(symptom, location.search);
    const { values, unread } = readYours(asked.yours);
    setUnresolved(unread.map((id) => ({ kind: 'value', id })));
    if (asked.yours !== null) updateYours({ typed: values });
    const mine = readSetup();
    const own = withMySetup(asked, mine);
    const next = own === asked ? asked : withMySetup(asked, await resolveSetup(files));
    latest.current = next;
    setView(next);
    setReady(true);
  };
  useEffect(() => {
    const again = () => {
      acted.current = true;
      void start();
    };
    void start();
    addEventListener('popstate', again);
    return () => removeEventListener('popstate', again);
  }, []);

  const go: Asked['go'] = (next, focus) => {
    setUnresolved([]);
    acted.current = focus !== 'stays';
    show(next, focus === 'stays' ? 'replaceState' : 'pushState');
  };
  /** A link to another view of the page: shown in place, unless opened in a new tab. */
  const stepTo = (next: View) => ({
    href: writeView(next),
    onClick(event: TargetedMouseEvent<HTMLAnchorElement>) {
      if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(next);
    },
  });
  const report = (names: readonly UnresolvedName[]) => setUnresolved((before) => [...before, ...names]);
  const loaded = useSetup(files, ready, view, (part, name) => {
    if (name) report([name]);
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
  } = useRanking(files, view, setup, ({ symptoms, statements, answers, ask }, dropped) => {
    report(dropped);
    // Parts of the setup may have been dropped since that render; keep them dropped.
    show({ ...latest.current, symptoms, statements, answers, ask }, 'replaceState');
  });

  const bySetup = useMemo(
    () => built.table && rankCauses(built.table, { symptoms: [symptom], setup: factsOf(setup) }),
    Object.values(setup),
  );
  const causes = ranking?.flow.ranked ?? bySetup;
  const answered = hasAnswers(view) || view.symptoms.length > 1 || view.code !== null;
  const shownView = useMemo(() => {
    const viewOf = (one: Rule) => viewRule(ranking?.cold ? { ...one, power_off: true } : one, setup, language, names);
    const own = viewOf(rule);
    const others = ranking?.others.map((one) => viewOf(one).causes) ?? [];
    return { ...own, causes: inOrderOf(causes ?? [], [own.causes, ...others]) };
  }, [rule, ranking, causes, ...Object.values(setup)]);
  const table = ranking?.table ?? built.table;
  const answer: SymptomAnswer = {
    ...{ rule, setup, language, writer, texts, names, files },
    FixFile: loadedValue(fixFile),
    view: shownView,
    words: built.texts,
    shares: causes,
    ranked:
      table && causes && (answered || isMoved(causes))
        ? { table, ranked: causes, answers: [...view.statements, ...view.answers] }
        : null,
    calibration: Object.fromEntries(
      Object.entries(built.calibration).map(([fix, { id, name }]) => [
        fix,
        { href: `${locale.prefix}/calibration/${setupQuery(view)}#${id}`, name },
      ]),
    ),
    inVain: new Set([
      ...view.tried,
      ...(ranking ? fixesInVain(ranking.table, outcomesByCheck([...view.statements, ...view.answers])) : []),
    ]),
    didNotHelp(fix) {
      const statement = ranking ? outcomeInVain(ranking.table, fix) : built.inVain[fix];
      return stepTo(statement ? withStatement(view, statement, true) : { ...view, tried: [...view.tried, fix] });
    },
    link() {
      const yours = writeYours(valuesUsed({ rule, setup }));
      const nozzle = setup.profile?.nozzle.variant ?? view.nozzle;
      return location.origin + location.pathname + writeView({ ...view, nozzle, yours, mine: false });
    },
  };

  /** Stores a choice, or writes it to the URL if that already names a setup. */
  const choose: ChooseSetup = (part) => {
    const { current } = latest;
    const next = { ...current, ...part, bare: false, mine: current.mine || !hasSetup(current) };
    setUnresolved([]);
    show(next, 'replaceState');
    if (!next.mine) return;
    saveSetup({
      ...('printer' in part && part.printer === null && { printer: null }),
      ...('material' in part && part.material === null && { material: null }),
      ...('slicer' in part && { slicer: next.slicer }),
    });
  };
  // A choice is stored with its name, which comes from its record.
  const [machine, plastic] = [loadedValue(loaded.printer), loadedValue(loaded.material)];
  useEffect(() => {
    if (!view.mine) return;
    const kept = readSetup();
    const change: Partial<MySetup> = {
      ...(machine && kept.printer?.id !== machine.id && { printer: { id: machine.id, name: printerName(machine) } }),
      ...(plastic && kept.material?.id !== plastic.id && { material: { id: plastic.id, name: plastic.name } }),
      ...(machine && kept.nozzle !== view.nozzle && { nozzle: view.nozzle }),
    };
    if (Object.keys(change).length > 0) saveSetup(change);
  }, [machine, plastic, view.nozzle, view.mine]);

  // The target of the hash may have moved while the setup loaded.
  const settled = ready && [loaded.printer, loaded.material, loaded.profiles].every(({ state }) => state !== 'loading');
  useEffect(() => {
    if (settled) showHash(location.hash);
  }, [settled]);

  const isWhole =
    settled && fixFile.state !== 'loading' && (!isRanked(view) || ranking !== null || loadedTable.state === 'failed');
  useEffect(() => {
    if (isWhole) delete document.documentElement.dataset.waits;
  }, [isWhole]);

  const first = firstFixes(shownView, answer.inVain, answer.shares);
  const fixes = shownView.causes.flatMap((cause) => cause.fixes);
  const shown = new Set(first.map(({ cause }) => cause.id));
  const rules = [rule, ...(ranking?.others ?? [])];
  const causeOf = (id: string) => rules.flatMap(({ causes }) => causes).find((one) => one.id === id);
  const words = useMemo(() => questions && { ...texts, ...questions.questionTexts(language) }, [questions]);
  const asked: Asked | null = ranking && words ? { view, ranking, answer, texts: words, go, acted } : null;
  const statements = questions && asked ? [...questions.statementTexts(asked), ...questions.answerTexts(asked)] : [];
  return (
    <FieldContext.Provider value={{ language, texts: built.fields, files }}>
      <div ref={dropPlace} class="sy" data-ready={ready}>
        {shownView.power_off !== '' && !rule.power_off && (
          <p class="caution">
            <strong>{shownView.power_off}</strong>
          </p>
        )}
        {rule.stop_print && shownView.power_off === '' && (
          <p class="caution">
            <strong>{built.texts.stopPrint}</strong>
            {`${writer.space}${built.texts.stopPrintWhy}`}
          </p>
        )}
        {shownView.setup && <p class="sy-printed">{shownView.setup}</p>}
        <SetupRow {...{ view, loaded, texts }} onChoose={choose} onFile={takeFile} />
        <YourFile answer={answer} onChoose={choose} />
        <LoadFailed of={fixFile} texts={texts} />
        <Notices {...{ answer, loaded, table: loadedTable, unresolved }} />
        {questions && asked && !view.asking && view.statements.length > 0 && <questions.Said asked={asked} />}
        <Items
          class="row"
          aria-label={texts.inVain}
          of={view.tried.map((id) => (
            <a key={id} class="button" {...stepTo({ ...view, tried: view.tried.filter((one) => one !== id) })}>
              {fill(texts.triedInVain, { fix: fixes.find((one) => one.id === id)?.action ?? id })} ×
            </a>
          ))}
        />
        <div class={asked && view.asking ? 'sy-columns' : undefined}>
          {questions && asked && view.asking && <questions.Asking asked={asked} />}
          <FirstFixes {...{ answer, first, causeOf }}>
            {!view.asking && (
              <a class="button" {...stepTo({ ...view, asking: true })}>
                {texts.ask}
              </a>
            )}
          </FirstFixes>
        </div>
        {shownView.later !== '' && <p>{shownView.later}</p>}
        <FurtherCauses
          {...{ answer, causeOf }}
          causes={shownView.causes.filter(({ id, fixes }) => !shown.has(id) && fixes.length > 0)}
        />
        <LeftOut answer={answer} />
        <ShareBar {...{ answer, statements }} />
      </div>
    </FieldContext.Provider>
  );
}
