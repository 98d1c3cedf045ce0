import { useEffect } from 'preact/hooks';
import type { Files } from '../../../clients/typescript/src/files.js';
import { FILES, pagePath } from '../../../core/contract/paths.js';
import type { Names } from '../../../core/names/spellings.js';
import { mustBeOff } from '../../../core/troubleshoot/diagnose/power.js';
import { furtherSymptoms } from '../../../core/troubleshoot/diagnose/rank.js';
import { factsOf } from '../../../core/troubleshoot/resolve/facts.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Code, Diagnosis, Rule } from '../../../schemas/generated/record.js';
import { type Loaded, loadedValue, useLoaded, useOnDemand } from '../explorer/tools.js';
import type { Ranking } from './answer.js';
import type { UnresolvedName } from './resolve-view.js';
import { isRanked, type View } from './view.js';

/** What asks the questions and ranks by the answers: a script of its own. */
type Questions = typeof import('./questions.js');

/** Ranks the causes by statements, answers and a reported code; null: there is nothing of that, or the table is on its way. */
export function useRanking(
  files: Files,
  view: View,
  setup: Setup,
  settle: (view: View, dropped: readonly UnresolvedName[]) => void,
): { questions: Questions | null; ranking: Ranking | null; loaded: Loaded<unknown> } {
  const isWanted = isRanked(view);
  const script = useOnDemand(isWanted, () => import('./questions.js'));
  const table = useLoaded(isWanted ? FILES.diagnose : null, (path) => files.memo<Diagnosis>(path));
  const questions = loadedValue(script);
  const known = questions && loadedValue(table);
  const settled = questions && known ? questions.resolveView(view, known, null).dropped.length === 0 : false;
  useEffect(() => {
    if (!questions || !known || settled) return;
    let current = true;
    const names = questions.needsNames(view, known) ? symptomsByName(files).catch(() => null) : Promise.resolve(null);
    void names.then((idsOf) => {
      if (!current) return;
      const found = questions.resolveView(view, known, idsOf);
      settle(found.view, found.dropped);
    });
    return () => {
      current = false;
    };
  }, [known, settled, view]);

  const reported = useLoaded(view.code, (text) => codesOf(files, text, view.system));
  // Without the lists of codes the rest is shown all the same.
  const codes = view.code === null || reported.state === 'failed' ? [] : loadedValue(reported);
  const flow = questions && known && settled && codes ? questions.flowOf(known, view, factsOf(setup), codes) : null;
  const further = flow && known ? furtherSymptoms(known, view.symptoms, flow.ranked) : [];
  const others = useLoaded(further.length > 0 ? further.join() : null, (ids) =>
    Promise.all(ids.split(',').map((symptom) => files.record<Rule>(pagePath({ kind: 'troubleshoot', symptom })))),
  );
  const ranking =
    flow && known
      ? { table: known, flow, cold: mustBeOff(known, view.symptoms), others: loadedValue(others) ?? [] }
      : null;
  const loads = [script, table, others];
  return { questions, ranking, loaded: loads.find(({ state }) => state === 'failed') ?? table };
}

/** The code that a text is, as a list of none or one; the lists of codes are loaded only for it. */
async function codesOf(files: Files, text: string, system: string | null): Promise<Code[]> {
  const { findReported } = await import('../codes/reported-code.js');
  const found = await findReported(files, text, system);
  return found?.record ? [found.record] : [];
}

/**
 * Finds the ids of the symptoms that a name means. Few addresses use anything but ids: the script that resolves names is
 * loaded for those alone.
 */
async function symptomsByName(files: Files): Promise<(name: string) => readonly string[]> {
  const [{ idsOf }, names] = await Promise.all([
    import('../../../core/names/resolve.js'),
    files.memo<Names>(FILES.names),
  ]);
  return (name) => idsOf(names, 'symptoms', name);
}
