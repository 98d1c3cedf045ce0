import { type ResolvedRule, resolveRule } from '../../../../core/troubleshoot/resolve/resolve-rule.js';
import type { Rule } from '../../../../schemas/generated/record.js';
import type { Files } from '../files.js';
import { resolveRecord } from '../resolve-record.js';
import type { CallOptions, SetupNames } from '../shapes.js';
import { setupOf } from './setup.js';

/** A rule made into an answer for what names mean. @throws {OpenPrintDataError} */
export async function resolveSymptom(
  files: Files,
  symptom: string,
  names: SetupNames,
  options: CallOptions,
): Promise<ResolvedRule> {
  const [rule, setup] = await Promise.all([
    resolveRecord<Rule>(files, 'symptoms', symptom, options),
    setupOf(files, names, options),
  ]);
  return resolveRule(rule, setup);
}
