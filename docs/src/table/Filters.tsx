import { fill } from '../explorer/texts/fill.js';
import { Button, Check } from '../parts.js';
import { useTable, withOrWithout } from './context.js';
import {
  CHOICES,
  type Choice,
  type Filters as Chosen,
  FIGURES,
  type Figure,
  type FigureGroup,
  NO_FILTERS,
  UNKNOWN,
  VERDICTS,
} from './filtering.js';
import { readNumber } from './view.js';

/** All filters for printers. */
export function Filters() {
  const { texts, view, show, filterBy } = useTable();
  const { filters } = view;
  return (
    <form class="pt-filters" aria-label={texts.filters} onSubmit={(event) => event.preventDefault()}>
      <div class="stack">
        <label class="pt-label">
          {texts.columns.name}
          <span class="xp-field">
            <input
              type="search"
              value={filters.name}
              placeholder={texts.nameHint}
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) => filterBy({ name: currentTarget.value }, 'typed')}
            />
          </span>
        </label>
        <ChoiceFilter choice="enclosed" />
      </div>
      <FigureFilter group="volume" />
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
      <div class="pt-wide row">
        <Check label={texts.machines} checked={filters.machines} change={(machines) => filterBy({ machines })} />
        <Button onPress={() => show({ ...view, filters: NO_FILTERS })}>{texts.clear}</Button>
      </div>
    </form>
  );
}

/** Whether any initially folded filter is set. */
function usesMore({ atLeast, unknown, choices }: Chosen): boolean {
  return (
    [atLeast.nozzle, atLeast.bed, atLeast.chamber, atLeast.year].some((number) => number !== null) ||
    unknown.some((group) => group !== 'volume') ||
    CHOICES.some((choice) => choice !== 'enclosed' && choices[choice].length > 0)
  );
}

/** Selects any of a few values, including "unknown". */
function ChoiceFilter({ choice }: { choice: Choice }) {
  const { texts, options, view, filterBy } = useTable();
  const { choices } = view.filters;
  return (
    <fieldset class="chips pt-choice">
      <legend>{texts.columns[choice]}</legend>
      {options[choice].map((value) => (
        <label key={value} class={value === UNKNOWN ? 'pt-unknown' : ''}>
          <input
            type="checkbox"
            checked={choices[choice].includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              filterBy({ choices: { ...choices, [choice]: withOrWithout(choices[choice], value, checked) } })
            }
          />
          <span>{texts.words[value] ?? value}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A minimum for one value, or for each side of the build volume, and whether it may be unknown. */
function FigureFilter({ group }: { group: FigureGroup }) {
  const { texts, view, filterBy } = useTable();
  const { atLeast, unknown } = view.filters;
  const axes: Partial<Record<Figure, string>> = texts.axes;
  return (
    <fieldset class="pt-figure stack">
      <legend>{texts.figures[group]}</legend>
      <div class={group === 'volume' ? 'pt-sides' : undefined}>
        {FIGURES[group].map((figure) => (
          <label key={figure} class="pt-label">
            <small class={axes[figure] ? '' : 'sr-only'}>{axes[figure] ?? texts.figures[group]}</small>
            <span class="xp-field">
              <input
                type="number"
                min="0"
                inputmode="numeric"
                value={atLeast[figure] ?? ''}
                onInput={({ currentTarget: { value } }) =>
                  filterBy({ atLeast: { ...atLeast, [figure]: readNumber(value) } }, 'typed')
                }
              />
            </span>
          </label>
        ))}
      </div>
      <Check
        label={group === 'chamber' ? texts.orUnheated : texts.orUnknown}
        checked={unknown.includes(group)}
        change={(on) => filterBy({ unknown: withOrWithout(unknown, group, on) })}
      />
      {group === 'volume' && <p class="quiet">{texts.volumeNote}</p>}
    </fieldset>
  );
}

/** The materials that a printer must support. */
function MaterialFilter() {
  const { texts, materials, view, filterBy } = useTable();
  const { materials: wanted, verdict } = view.filters;
  const asked = wanted.filter((id) => id !== UNKNOWN);
  const want = (ids: readonly string[], least = verdict) =>
    filterBy({ materials: ids, verdict: ids.length > 0 ? least : null });
  return (
    <fieldset class="pt-figure stack">
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
          {Object.entries(materials).map(([id, name]) => (
            <option key={id} value={id} disabled={wanted.includes(id)}>
              {name}
            </option>
          ))}
        </select>
      </span>
      {asked.length > 0 && (
        <div class="row">
          {asked.map((id) => (
            <Button
              key={id}
              label={fill(texts.removeMaterial, { name: materials[id] ?? id })}
              onPress={() => want(wanted.filter((one) => one !== id))}
            >
              {materials[id] ?? id} ×
            </Button>
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
      <Check
        label={verdict === null ? texts.noProfile : texts.notJudged}
        checked={wanted.includes(UNKNOWN)}
        change={(on) => want(withOrWithout(wanted, UNKNOWN, on))}
      />
      {asked.length > 0 && verdict === null && <p class="quiet">{texts.materialsNote}</p>}
    </fieldset>
  );
}
