import { judge } from '../../../core/troubleshoot/resolve/conditions.js';
import type { Setup as WholeSetup } from '../../../core/troubleshoot/resolve/setup.js';
import type { RuleConditions } from '../../../schemas/generated/record.js';

/** What is known of the reader's machine; null: not chosen. */
export type Setup = Pick<WholeSetup, 'printer' | 'material' | 'slicer'> & Partial<WholeSetup>;

/** Whether something applies to a setup: what is not known of the setup excludes nothing. */
export function applies(when: RuleConditions, setup: Setup): boolean {
  return judge(when, { profile: null, yours: {}, ...setup }).verdict !== 'no';
}
