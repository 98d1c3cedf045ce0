import { useEffect } from 'preact/hooks';
import type { Files } from '../../../clients/typescript/src/files.js';
import { FILES, pagePath } from '../../../core/contract/paths.js';
import { mustBeOff } from '../../../core/troubleshoot/diagnose/power.js';
import { furtherSymptoms } from '../../../core/troubleshoot/diagnose/rank.js';
import { factsOf } from '../../../core/troubleshoot/resolve/facts.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Code, Diagnosis, Rule } from '../../../schemas/generated/record.js';
import { type Loaded, loadedValue, useLoaded, useOnDemand } from '../explorer/tools.js';
import type { Ranking } from './answer.js';
import type { UnresolvedName } from './resolve-view.js';
import { isRanked, type View } from './view.js';

/** The code for questions and ranking, in a chunk of its own. */
type Questions = typeof import('./questions.js');

/** Ranks the causes by statements, answers and a reported code; null: none of these, or the table is still loading. */
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
  const resolved = questions && known ? questions.resolveView(view, known) : null;
  const settled = resolved?.dropped.length === 0;
  useEffect(() => {
    if (resolved && !settled) settle(resolved.view, resolved.dropped);
  }, [known, settled, view]);

  const reported = useLoaded(view.code, (text) => codesOf(files, text, view.system));
  // If the code lists fail to load, show the rest anyway.
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

/** The code in a text, as a list of at most one; the code lists are loaded only for it. */
async function codesOf(files: Files, text: string, system: string | null): Promise<Code[]> {
  const { findReported } = await import('../codes/reported-code.js');
  const found = await findReported(files, text, system);
  return found?.record ? [found.record] : [];
}
