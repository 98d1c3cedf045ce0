import { useMemo } from 'preact/hooks';
import { fill } from '../explorer/texts/fill.js';
import { useTable } from './context.js';
import { UNKNOWN } from './filtering.js';

/** The materials that a printer must have a profile for. */
export function MaterialFilter() {
  const { texts, materials, view, show } = useTable();
  const wanted = view.filters.materials;
  const asked = wanted.filter((id) => id !== UNKNOWN);
  const want = (ids: readonly string[]) => show({ ...view, filters: { ...view.filters, materials: ids } });
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
            want([...wanted, currentTarget.value]);
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
      <label class="xp-check">
        <input
          type="checkbox"
          checked={wanted.includes(UNKNOWN)}
          onChange={({ currentTarget: { checked } }) => want(checked ? [...asked, UNKNOWN] : asked)}
        />
        {texts.noProfile}
      </label>
      <p class="xp-quiet">{texts.materialsNote}</p>
    </fieldset>
  );
}
