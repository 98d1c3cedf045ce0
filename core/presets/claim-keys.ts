import { type DraftRow, joinSentences } from './draft-row.js';
import { remark } from './messages.js';
import type { PresetKind, PresetRow, PresetValues } from './types.js';

/** Rows with what is really written, and the texts by the preset that they go into. */
export interface ClaimedKeys {
  rows: PresetRow[];
  values: PresetValues;
}

/**
 * Assigns each key to one row: first to one that a fix changes, else to the first. A row whose key went to another value
 * has a remark about it.
 */
export function claimKeys(drafts: readonly DraftRow[]): ClaimedKeys {
  const texts = new Map<string, string>();
  const inTurn = [...drafts.filter(({ row }) => row.changed), ...drafts.filter(({ row }) => !row.changed)];
  for (const { keys } of inTurn) for (const { key, text } of keys) if (!texts.has(key.key)) texts.set(key.key, text);
  const rows = drafts.map(({ row, keys }): PresetRow => {
    const kept = keys.filter(({ key, text }) => texts.get(key.key) === text);
    const lost = keys.filter((one) => one.bears && !kept.includes(one));
    const told = { ...row, keys: kept.map(({ key, text }) => ({ kind: key.kind, key: key.key, text })) };
    if (lost.length === 0) return told;
    const said = remark('taken', lost.map(({ key }) => key.key).join(', '));
    return {
      ...told,
      outcome: kept.some(({ bears }) => bears) ? 'approximated' : 'none',
      remark: joinSentences([row.remark, said.en], ' '),
      remark_zh: joinSentences([row.remark_zh, said.zh], ''),
    };
  });
  return { rows, values: byKind(rows) };
}

const KINDS: readonly PresetKind[] = ['filament', 'process', 'machine', 'global', 'extruder'];

function byKind(rows: readonly PresetRow[]): PresetValues {
  const values = Object.fromEntries(KINDS.map((kind) => [kind, new Map<string, string>()]));
  for (const { keys } of rows) for (const { kind, key, text } of keys) values[kind]?.set(key, text);
  return Object.fromEntries(KINDS.map((kind) => [kind, [...(values[kind] ?? [])]])) as unknown as PresetValues;
}
