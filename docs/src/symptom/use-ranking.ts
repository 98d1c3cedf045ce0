import { useEffect } from 'preact/hooks';
import type { Files } from '../../../clients/typescript/src/files.js';
import { FILES, pagePath } from '../../../core/contract/paths.js';
import type { Names } from '../../../core/names/spellings.js';
import { mustBeOff } from '../../../core/troubleshoot/diagnose/power.js';
import { furtherSymptoms } from '../../../core/troubleshoot/diagnose/rank.js';
import { factsOf } from '../../../core/troubleshoot/resolve/facts.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Code, Diagnosis, Rule } from '../../../schemas/generated/record.js';
import { type Loaded, loadedValue, useLoaded } from '../explorer/tools.js';
import { type Flow, flowOf } from './flow.js';
import { needsNames, resolveView, type UnresolvedName } from './resolve-view.js';
import type { View } from './view.js';

/** What the questions come to, once the table is there. */
export interface Ranking {
  table: Diagnosis;
  flow: Flow;
  /** Whether only what is done unplugged and cold is shown. */
  cold: boolean;
  /** Rules of other symptoms that list a likely cause which this one does not. */
  others: readonly Rule[];
}

/** Ranks the causes by what was told and what the machine reports; null: neither is there, or the table is on its way. */
export function useRanking(
  files: Files,
  view: View,
  setup: Setup,
  settle: (view: View, dropped: readonly UnresolvedName[]) => void,
): { ranking: Ranking | null; loaded: Loaded<unknown> } {
  const table = useLoaded(view.asking || view.code !== null ? FILES.diagnose : null, (path) =>
    files.memo<Diagnosis>(path),
  );
  const known = loadedValue(table);
  const settled = known !== null && resolveView(view, known, null).dropped.length === 0;
  useEffect(() => {
    if (!known || settled) return;
    let current = true;
    const names = needsNames(view, known)
      ? files.memo<Names>(FILES.names).catch(() => null)
      : Promise.resolve<Names | null>(null);
    void names.then((all) => {
      if (!current) return;
      const found = resolveView(view, known, all);
      settle(found.view, found.dropped);
    });
    return () => {
      current = false;
    };
  }, [known, settled, view]);

  const reported = useLoaded(view.code, (text) => codesOf(files, text, view.system));
  // Without the lists of codes the rest is told all the same.
  const codes = view.code === null || reported.state === 'failed' ? [] : loadedValue(reported);
  const flow = settled && codes ? flowOf(known, view, factsOf(setup), codes) : null;
  const further = flow && known ? furtherSymptoms(known, view.symptoms, flow.ranked) : [];
  const others = useLoaded(further.length > 0 ? further.join() : null, (ids) =>
    Promise.all(ids.split(',').map((symptom) => files.record<Rule>(pagePath({ kind: 'troubleshoot', symptom })))),
  );
  const ranking =
    flow && known
      ? { table: known, flow, cold: mustBeOff(known, view.symptoms), others: loadedValue(others) ?? [] }
      : null;
  return { ranking, loaded: table.state === 'failed' ? table : others.state === 'failed' ? others : table };
}

/** The code that a text is, as a list of none or one; the lists of codes are loaded only for it. */
async function codesOf(files: Files, text: string, system: string | null): Promise<Code[]> {
  const { findReported } = await import('../codes/find-reported.js');
  const found = await findReported(files, text, system);
  return found?.record ? [found.record] : [];
}
