import { type ComponentChild, type ComponentChildren, type JSX, toChildArray } from 'preact';
import { useId } from 'preact/hooks';

interface ButtonProps {
  /** Its name, where its text alone does not tell. */
  label?: string;
  onPress: () => void;
  children: ComponentChildren;
}

/** A button beside text. */
export function Button({ label, onPress, children }: ButtonProps) {
  return (
    <button type="button" class="button" aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}

interface FileButtonProps {
  label: string;
  take(file: File): void;
  onFocus?: () => void;
}

/** A button that chooses a file. */
export function FileButton({ label, take, onFocus }: FileButtonProps) {
  return (
    <label class="button">
      {label}
      <input
        type="file"
        class="sr-only"
        onFocus={onFocus}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) take(chosen);
          // Allows the same file to be selected again after it changed.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** A labelled checkbox. */
export function Check({ label, checked, change }: { label: string; checked: boolean; change(on: boolean): void }) {
  return (
    <label class="row">
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => change(currentTarget.checked)} />
      {label}
    </label>
  );
}

interface ChipsProps<Value extends string> {
  legend: string;
  options: readonly (readonly [value: Value, text: string])[];
  chosen: Value;
  change(value: Value): void;
}

/** A choice of one of a few. */
export function Chips<Value extends string>({ legend, options, chosen, change }: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset class="chips">
      <legend>{legend}</legend>
      {options.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => change(value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

type ItemsProps = Omit<JSX.HTMLAttributes<HTMLUListElement>, 'of'> & { of: readonly ComponentChild[] };

/** A list; nothing if it would be empty. */
export function Items({ of, ...attributes }: ItemsProps) {
  return (
    of.length > 0 && (
      <ul {...attributes}>
        {of.map((one, i) => (
          <li key={i}>{one}</li>
        ))}
      </ul>
    )
  );
}

type FoldProps = Omit<JSX.HTMLAttributes<HTMLDetailsElement>, 'title'> & { title: ComponentChild; open?: boolean };

/** Something that unfolds below its title. */
export function Fold({ title, children, ...attributes }: FoldProps) {
  return (
    <details {...attributes}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** A term with its value, or with several. */
export type Fact = readonly [term: string, value: ComponentChild | readonly ComponentChild[], title?: string];

/** A description list. */
export function Facts({ rows, also = '' }: { rows: readonly Fact[]; also?: string }) {
  return (
    <dl class={`facts${also}`}>
      {rows.map(([term, value, title]) => (
        <div key={term}>
          <dt title={title}>{term}</dt>
          {(Array.isArray(value) ? value : [value]).map((one, i) => (
            <dd key={i}>{one}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Inline items with a separator. */
export function Separated({ by, children }: { by: string; children: ComponentChildren }) {
  return toChildArray(children).map((child, i) => (
    <span key={i}>
      {i > 0 && by}
      {child}
    </span>
  ));
}
