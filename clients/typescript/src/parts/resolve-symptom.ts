import { FILES } from '../../../../core/contract/paths.js';
import { ruleInOrder } from '../../../../core/troubleshoot/diagnose/rule-order.js';
import { factsOf } from '../../../../core/troubleshoot/resolve/conditions.js';
import { type ResolvedRule, resolveRule } from '../../../../core/troubleshoot/resolve/resolve-rule.js';
import type { Diagnosis, Rule } from '../../../../schemas/generated/record.js';
import type { Files } from '../files.js';
import { resolveRecord } from '../resolve-record.js';
import type { SetupNames } from '../shapes.js';
import { setupOf } from './setup.js';

/** The rule of a symptom, resolved for a setup given by names, its causes in order. @throws {OpenPrintDataError} */
export async function resolveSymptom(files: Files, symptom: string, names: SetupNames): Promise<ResolvedRule> {
  const [rule, table, setup] = await Promise.all([
    resolveRecord<Rule>(files, 'symptoms', symptom),
    files.memo<Diagnosis>(FILES.diagnose),
    setupOf(files, names),
  ]);
  return resolveRule(ruleInOrder(rule, table, { setup: factsOf(setup) }), setup);
}
