import { useMemo } from 'preact/hooks';
import { fill } from '../explorer/texts/fill.js';
import { useTable } from './context.js';
import { UNKNOWN, VERDICTS } from './filtering.js';

/** The materials that a printer must have a profile for. */
export function MaterialFilter() {
  const { texts, materials, view, show } = useTable();
  const wanted = view.filters.materials;
  const asked = wanted.filter((id) => id !== UNKNOWN);
  const { verdict } = view.filters;
  const want = (ids: readonly string[], least = verdict) =>
    show({ ...view, filters: { ...view.filters, materials: ids, verdict: ids.length > 0 ? least : null } });
  // Many, and the same until one is chosen: not made anew at every key.
  const options = useMemo(
    () =>
      Object.entries(materials).map(([id, name]) => (
        <option key={id} value={id} disabled={wanted.includes(id)}>
          {name}
        </option>
      )),
    [materials, wanted],
  );
  return (
    <fieldset class="pt-figure">
      <legend>{texts.materials}</legend>
      <span class="xp-field">
        <select
          aria-label={texts.addMaterial}
          value=""
          onChange={({ currentTarget }) => {
            want([...wanted, currentTarget.value], asked.length > 0 ? verdict : 'care');
            currentTarget.value = '';
          }}
        >
          <option value="">{texts.addMaterial}</option>
          {options}
        </select>
      </span>
      {asked.length > 0 && (
        <div class="pt-row">
          {asked.map((id) => (
            <button
              key={id}
              type="button"
              class="xp-button"
              aria-label={fill(texts.removeMaterial, { name: materials[id] ?? id })}
              onClick={() => want(wanted.filter((one) => one !== id))}
            >
              {materials[id] ?? id} <span aria-hidden="true">×</span>
            </button>
          ))}
        </div>
      )}
      {asked.length > 0 && (
        <span class="xp-field">
          <select
            aria-label={texts.least}
            value={verdict ?? 'profile'}
            onChange={({ currentTarget: { value } }) => want(wanted, VERDICTS.find((one) => one === value) ?? null)}
          >
            {([...VERDICTS, 'profile'] as const).map((value) => (
              <option key={value} value={value}>
                {texts.leasts[value]}
              </option>
            ))}
          </select>
        </span>
      )}
      <label class="xp-check">
        <input
          type="checkbox"
          checked={wanted.includes(UNKNOWN)}
          onChange={({ currentTarget: { checked } }) => want(checked ? [...asked, UNKNOWN] : asked)}
        />
        {verdict === null ? texts.noProfile : texts.notJudged}
      </label>
      {asked.length > 0 && verdict === null && <p class="xp-quiet">{texts.materialsNote}</p>}
    </fieldset>
  );
}
