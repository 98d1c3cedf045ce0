import type { Option } from './command.js';

/** What the subcommands take that show one record. */
export const RECORD_OPTIONS = {
  sources: { type: 'boolean', help: { en: 'say where each value is from', zh: '说明每个数值的来源' } },
} as const satisfies Record<string, Option>;
