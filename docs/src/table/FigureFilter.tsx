import { useTable } from './context.js';
import { FIGURES, type Figure, type FigureGroup } from './filtering.js';
import { readNumber } from './view.js';

/** One figure that is asked for, and whether it may be unknown. */
export function FigureFilter({ group }: { group: Exclude<FigureGroup, 'volume'> }) {
  const { texts } = useTable();
  return (
    <fieldset class="pt-figure">
      <legend>{texts.figures[group]}</legend>
      <AtLeast figure={group} label={texts.figures[group]} hidden />
      <OrUnknown group={group} />
    </fieldset>
  );
}

/** The three sides that a print needs. */
export function VolumeFilter() {
  const { texts } = useTable();
  return (
    <fieldset class="pt-figure">
      <legend>{texts.volume}</legend>
      <div class="pt-sides">
        {FIGURES.volume.map((axis) => (
          <AtLeast key={axis} figure={axis} label={texts.axes[axis]} />
        ))}
      </div>
      <OrUnknown group="volume" />
      <p class="xp-quiet">{texts.volumeNote}</p>
    </fieldset>
  );
}

function AtLeast({ figure, label, hidden }: { figure: Figure; label: string; hidden?: boolean }) {
  const { view, show } = useTable();
  const { filters } = view;
  return (
    <label class="pt-label">
      <small class={hidden ? 'sr-only' : ''}>{label}</small>
      <span class="xp-field">
        <input
          type="number"
          min="0"
          inputmode="numeric"
          value={filters.atLeast[figure] ?? ''}
          onInput={({ currentTarget: { value } }) => {
            const atLeast = { ...filters.atLeast, [figure]: readNumber(value) };
            show({ ...view, filters: { ...filters, atLeast } }, 'typed');
          }}
        />
      </span>
    </label>
  );
}

function OrUnknown({ group }: { group: FigureGroup }) {
  const { texts, view, show } = useTable();
  const { filters } = view;
  return (
    <label class="xp-check">
      <input
        type="checkbox"
        checked={filters.unknown.includes(group)}
        onChange={({ currentTarget: { checked } }) => {
          const others = filters.unknown.filter((one) => one !== group);
          show({ ...view, filters: { ...filters, unknown: checked ? [...others, group] : others } });
        }}
      />
      {texts.orUnknown[group]}
    </label>
  );
}
