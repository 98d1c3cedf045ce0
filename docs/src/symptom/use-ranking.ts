import { useEffect } from 'preact/hooks';
import type { Files } from '../../../clients/typescript/src/files.js';
import { FILES, pagePath } from '../../../core/contract/paths.js';
import { mustBeOff } from '../../../core/troubleshoot/diagnose/power.js';
import { furtherSymptoms } from '../../../core/troubleshoot/diagnose/rank.js';
import { factsOf } from '../../../core/troubleshoot/resolve/conditions.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Code, Diagnosis, Rule } from '../../../schemas/generated/record.js';
import { type Loaded, loadedValue, useLoaded } from '../explorer/tools.js';
import type { Ranking } from './answer.js';
import { isRanked, type UnresolvedName, type View } from './view.js';

/** Ranks the causes by statements, answers and a reported code; null: none of these, or the table is still loading. */
export function useRanking(
  files: Files,
  view: View,
  setup: Setup,
  settle: (view: View, dropped: readonly UnresolvedName[]) => void,
) {
  // The code for questions and ranking is a chunk of its own.
  const loading = useLoaded(isRanked(view) ? 'questions' : null, async () => {
    const [questions, table] = await Promise.all([import('./questions.js'), files.memo<Diagnosis>(FILES.diagnose)]);
    return { questions, table };
  });
  const { questions = null, table = null } = loadedValue(loading) ?? {};
  const resolved = questions && table && questions.resolveView(view, table);
  const settled = resolved?.dropped.length === 0;
  useEffect(() => {
    if (resolved && !settled) settle(resolved.view, resolved.dropped);
  }, [table, settled, view]);

  const reported = useLoaded(view.code, (text) => codesOf(files, text, view.system));
  // If the code lists fail to load, show the rest anyway.
  const codes = view.code === null || reported.state === 'failed' ? [] : loadedValue(reported);
  const flow = questions && table && settled && codes ? questions.flowOf(table, view, factsOf(setup), codes) : null;
  const further = flow && table ? furtherSymptoms(table, view.symptoms, flow.ranked) : [];
  const others = useLoaded(further.length > 0 ? further.join() : null, (ids) =>
    Promise.all(ids.split(',').map((symptom) => files.record<Rule>(pagePath({ kind: 'troubleshoot', symptom })))),
  );
  const ranking: Ranking | null = flow &&
    table && { table, flow, cold: mustBeOff(table, view.symptoms), others: loadedValue(others) ?? [] };
  const loaded: Loaded<unknown> = others.state === 'failed' ? others : loading;
  return { questions, ranking, loaded };
}

/** The code in a text, as a list of at most one; the code lists are loaded only for it. */
async function codesOf(files: Files, text: string, system: string | null): Promise<Code[]> {
  const { findReported } = await import('../codes/reported-code.js');
  const found = await findReported(files, text, system);
  return found?.record ? [found.record] : [];
}
