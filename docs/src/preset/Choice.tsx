interface Props {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  /** What is to be known of it. */
  hint?: string;
  onChoose: (value: string) => void;
}

/** Chooses one of a few. */
export function Choice({ label, value, options, hint, onChoose }: Props) {
  return (
    <label class="ps-field">
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
      {hint !== undefined && <small class="xp-meaning an-quiet">{hint}</small>}
    </label>
  );
}
