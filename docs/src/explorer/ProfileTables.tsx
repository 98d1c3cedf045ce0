import type { Group } from '../../../core/words/layout.js';
import { profileStatements } from '../../../core/words/provenance.js';
import type { Profile } from '../../../schemas/generated/record.js';
import { differs } from './differs.js';
import { useLayout } from './LaidOut.js';
import { useTools } from './tools.js';
import { ValueTable } from './ValueTable.js';

interface Props {
  groups: readonly Group[];
  /** One profile, or two side by side. */
  profiles: readonly { name: string; profile: Profile }[];
  onlyDifferences?: boolean;
  /** Whether each group is folded, with how much it holds; what is not known is counted, not listed. */
  folded?: boolean;
}

/** The values of a profile in groups; those for a closer look are folded away. */
export function ProfileTables({ groups, profiles, onlyDifferences = false, folded = false }: Props) {
  const { writer } = useTools();
  const { texts } = useLayout();
  const tables = (some: readonly Group[]) => (
    <div class="xp-cards">
      {some.map((group) => (
        <ValueTable
          key={group.id}
          group={group}
          onlyDifferences={onlyDifferences}
          folded={folded}
          columns={profiles.map(({ name, profile }) => ({
            name,
            record: profile,
            corrects: `profiles/${profile.id}`,
            statements: ({ path }) => profileStatements(profile, path, group.holder),
          }))}
        />
      ))}
    </div>
  );
  // A group that no source says anything about, or in which nothing differs, is not worth unfolding for.
  const further = groups.filter(({ further, lines }) => {
    if (!further) return false;
    const values = lines.map((line) => profiles.map(({ profile }) => writer.line(line, profile)));
    return values.some((texts) => (onlyDifferences ? differs(texts) : texts.some((text) => text !== null)));
  });
  return (
    <>
      {tables(groups.filter(({ further }) => !further))}
      {further.length > 0 && (
        <details class="xp-more">
          <summary>{texts.furtherSettings}</summary>
          {tables(further)}
        </details>
      )}
    </>
  );
}
