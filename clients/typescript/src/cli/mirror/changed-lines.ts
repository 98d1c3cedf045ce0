import { RELEASE_KINDS, type ReleaseKind } from '../../../../../core/contract/changes.js';
import { counted, type Language, LOCALES } from '../../../../../core/words/language.js';
import type { Changes } from '../../../../../schemas/generated/record.js';

/** What one and several of a kind are called; Chinese tells them with the word that counts them. */
const NAMES: Readonly<Record<ReleaseKind, { one: string; more: string; zh: string }>> = {
  printers: { one: 'printer', more: 'printers', zh: '款打印机' },
  materials: { one: 'material', more: 'materials', zh: '种耗材' },
  profiles: { one: 'profile', more: 'profiles', zh: '个打印配置' },
  rules: { one: 'troubleshooting rule', more: 'troubleshooting rules', zh: '条排障规则' },
  settings: { one: 'setting', more: 'settings', zh: '项设置' },
  filaments: { one: 'branded filament', more: 'branded filaments', zh: '种品牌耗材' },
  fit: { one: 'compatibility list', more: 'compatibility lists', zh: '份适用结论' },
  codes: { one: 'printer code', more: 'printer codes', zh: '条机器报错' },
};

const CHANGES = { added: '新增', removed: '移除', changed: '更改' } as const;

/** How many records changed: `3 printers added, 12 profiles changed`; an empty text where none did. */
export function changedLine(counts: Changes['counts'], language: Language): string {
  const { say } = LOCALES[language];
  const told = RELEASE_KINDS.flatMap((kind) =>
    (['added', 'removed', 'changed'] as const).flatMap((change) => {
      // A mirror of an older release counts fewer kinds.
      const count = counts[kind]?.[change] ?? 0;
      const { one, more, zh } = NAMES[kind];
      if (count === 0) return [];
      return [say(`${counted(count, one, more)} ${change}`, `${CHANGES[change]} ${count} ${zh}`)];
    }),
  );
  return told.join(say(', ', '，'));
}
