import { useTable } from './context.js';
import { FigureFilter, VolumeFilter } from './FigureFilter.js';
import { CHOICES, type Choice, type Filters as Chosen, UNKNOWN } from './filtering.js';
import { MaterialFilter } from './MaterialFilter.js';
import { withoutFilters } from './view.js';

/** Everything that printers are filtered by. */
export function Filters() {
  const { texts, view, show } = useTable();
  const { filters } = view;
  return (
    <form class="pt-filters" aria-label={texts.filters} onSubmit={(event) => event.preventDefault()}>
      <div class="pt-stack">
        <label class="pt-label">
          {texts.name}
          <span class="xp-field">
            <input
              type="search"
              value={filters.name}
              placeholder={texts.nameHint}
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget: { value } }) =>
                show({ ...view, filters: { ...filters, name: value } }, 'typed')
              }
            />
          </span>
        </label>
        <ChoiceFilter choice="enclosed" />
      </div>
      <VolumeFilter />
      <MaterialFilter />
      <details class="pt-more" open={usesMore(filters) || undefined}>
        <summary>{texts.more}</summary>
        <div class="pt-filters">
          {(['nozzle', 'bed', 'chamber', 'year'] as const).map((group) => (
            <FigureFilter key={group} group={group} />
          ))}
          {CHOICES.filter((choice) => choice !== 'enclosed').map((choice) => (
            <ChoiceFilter key={choice} choice={choice} />
          ))}
        </div>
      </details>
      <div class="pt-wide pt-row">
        <label class="xp-check">
          <input
            type="checkbox"
            checked={filters.machines}
            onChange={({ currentTarget: { checked } }) => show({ ...view, filters: { ...filters, machines: checked } })}
          />
          {texts.machines}
        </label>
        <button type="button" class="xp-button" onClick={() => show(withoutFilters(view))}>
          {texts.clear}
        </button>
      </div>
    </form>
  );
}

/** Whether a filter is set that is folded away at first. */
function usesMore({ atLeast, unknown, choices }: Chosen): boolean {
  return (
    [atLeast.nozzle, atLeast.bed, atLeast.chamber, atLeast.year].some((number) => number !== null) ||
    unknown.some((group) => group !== 'volume') ||
    CHOICES.some((choice) => choice !== 'enclosed' && choices[choice].length > 0)
  );
}

/** Any of a few values, "unknown" being one of them. */
function ChoiceFilter({ choice }: { choice: Choice }) {
  const { texts, options, view, show } = useTable();
  const chosen = view.filters.choices[choice];
  const change = (value: string, on: boolean) => {
    const values = on ? [...chosen, value] : chosen.filter((one) => one !== value);
    show({ ...view, filters: { ...view.filters, choices: { ...view.filters.choices, [choice]: values } } });
  };
  return (
    <fieldset class="xp-radios pt-choice">
      <legend>{texts.choices[choice]}</legend>
      {options[choice].map((value) => (
        <label key={value} class={value === UNKNOWN ? 'pt-unknown' : ''}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) => change(value, checked)}
          />
          <span>{texts.words[value] ?? value}</span>
        </label>
      ))}
    </fieldset>
  );
}
