import { judgeFacts } from '../../../core/troubleshoot/resolve/conditions.js';
import { factsOf, type SetupFacts } from '../../../core/troubleshoot/resolve/facts.js';
import { SLICER_NAMES } from '../../../core/words/slicers.js';
import { causeName, symptomName, useTable } from './context.js';
import { type SetupEffect, setupEffects } from './setup-effects.js';

/** What the ranking uses of the setup, in a line each, with the reason. */
export function UsedList({ causes }: { causes: { ranked: readonly string[]; ruledOut: readonly string[] } | null }) {
  const page = useTable();
  const { texts, table, view, setup, say, writer } = page;
  const known = factsOf(setup);
  const names = (ids: readonly string[]) => ids.map((id) => causeName(page, id)).join(writer.comma);
  const used = setupEffects(table, known, causes?.ranked ?? []).filter(({ of, more, less }) =>
    causes ? more.length + less.length > 0 : of.symptoms.length > 0,
  );
  return (
    <div class="dg-used">
      {used.length === 0 && causes && <p class="xp-quiet">{texts.usedNone}</p>}
      {used.length > 0 && (
        <details open={causes !== null && view.answers.length === 0}>
          <summary>{causes ? texts.used : texts.usedFirst}</summary>
          <ul>
            {used.map((one) => (
              <li key={one.of.id}>
                <strong>{byWords(one)}</strong>
                {writer.colon}
                {causes
                  ? [
                      one.more.length > 0 && texts.usedMore + writer.colon + names(one.more),
                      one.less.length > 0 && texts.usedLess + writer.colon + names(one.less),
                    ]
                      .filter(Boolean)
                      .join(writer.semicolon) + writer.stop.trimEnd()
                  : one.of.symptoms.map((id) => symptomName(page, id)).join(writer.comma) + writer.stop.trimEnd()}{' '}
                <span class="xp-quiet">{say(one.of.why, one.of.why_zh)}</span>
                {one.likely.map(({ field, because, because_zh }) => (
                  <span key={field} class="xp-quiet">
                    {' '}
                    {texts.usedLikely}
                    {writer.colon}
                    {say(because, because_zh)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
      {causes && causes.ruledOut.length > 0 && (
        <p>
          {texts.ruledOut}
          {writer.colon}
          {causes.ruledOut.map((id) => causeName(page, id) + unmet(id, known)).join(writer.comma)}
        </p>
      )}
    </div>
  );

  /** The words of the setup that a part holds by: "PETG", "bed slinger". */
  function byWords({ by }: SetupEffect): string {
    const word = ({ field, word }: SetupEffect['by'][number]) => {
      if (field === 'materials') return setup.material?.name ?? word;
      if (field === 'nozzle_diameters_mm') return `${word} mm`;
      if (field === 'slicers') return (SLICER_NAMES as Record<string, string>)[word] ?? word;
      if (field === 'brands') return setup.printer?.brand ?? word;
      return writer.word(word);
    };
    return by.map(word).join(' + ');
  }

  /** What a cause is for that the setup is not: " (bowden)". */
  function unmet(id: string, of: SetupFacts): string {
    const cause = table.causes.find((one) => one.id === id);
    const [first] = cause ? judgeFacts(cause.applies_to, of).unmet : [];
    if (!first || !Array.isArray(first.allowed) || first.field === 'materials') return '';
    return writer.aside.join(first.allowed.map((word) => writer.word(word)).join(writer.either));
  }
}
