import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { Searchable } from '../../../core/names/search.js';
import { LoadFailed } from './LoadFailed.js';
import { fill } from './texts/fill.js';
import { loadedValue, useFieldTools, useOnDemand } from './tools.js';

export interface Option extends Searchable {
  id: string;
  label: string;
  detail?: string;
}

/** Maximum number of options shown; typing narrows the list. */
const SHOWN = 60;

interface Props {
  label: string;
  hint?: string;
  options: readonly Option[] | null;
  /** Name of the selected option; empty if none. */
  chosen: string;
  /** Shown below the list while options are loading or if loading failed. */
  message?: preact.ComponentChildren;
  /** Called just before the options are needed. */
  onOpen?: () => void;
  onChoose: (id: string | null) => void;
}

/** A text field with a filtered list, following the ARIA combobox pattern. */
export function Combobox({ label, hint, options, chosen, message, onOpen, onChoose }: Props) {
  const { texts } = useFieldTools();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // The search module loads when a list first opens: most fields only show a selection.
  const searching = useOnDemand(open, async () => (await import('../../../core/names/search.js')).search);
  const search = loadedValue(searching);
  const isThere = options !== null && search !== null;
  const found = useMemo(
    () => (options !== null && search !== null ? search(typed ?? '', options) : []),
    [options, search, typed],
  );
  const shown = found.slice(0, SHOWN);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const show = () => {
    onOpen?.();
    if (searching.state === 'failed') searching.retry();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
    setTyped(null);
  };
  const choose = (option: Option | undefined) => {
    if (!option) return;
    onChoose(option.id);
    close();
  };
  const move = (to: number) => {
    if (!open) show();
    if (shown.length > 0) setActive((to + shown.length) % shown.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return; // keys belong to the input method
    const { key } = event;
    if (key === 'ArrowDown') move(open ? active + 1 : 0);
    else if (key === 'ArrowUp') move(open ? Math.max(active, 0) - 1 : -1);
    else if (open && key === 'Enter') choose(shown[Math.max(active, 0)]);
    else if (open && key === 'Escape') close();
    else return;
    event.preventDefault();
  };

  return (
    <div class="xp-combobox">
      <label for={id}>{label}</label>
      <div class="xp-field">
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          autocomplete="off"
          spellcheck={false}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          placeholder={hint}
          value={typed ?? chosen}
          onFocus={(event) => event.currentTarget.select()}
          onClick={show}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setActive(-1);
            show();
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            // Clearing the field clears the selection.
            if (typed === '' && chosen !== '') onChoose(null);
            close();
          }}
        />
        {chosen !== '' && (
          <button
            type="button"
            class="xp-clear"
            tabIndex={-1} // by keyboard, one empties the field
            aria-label={fill(texts.clear, { what: label })}
            onClick={() => {
              onChoose(null);
              input.current?.focus();
            }}
          >
            ×
          </button>
        )}
      </div>
      {/* Keep the focus in the field until the click arrives. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its options handle the clicks */}
      <div class="xp-popup" hidden={!open} onMouseDown={(event) => event.preventDefault()}>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
          {open &&
            shown.map((option, i) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              <div
                key={option.id}
                id={`${id}-${i}`}
                role="option"
                aria-selected={i === active}
                onClick={() => choose(option)}
              >
                {option.label}
                {option.detail && <small>{option.detail}</small>}
              </div>
            ))}
        </div>
        {open && isThere && found.length === 0 && (
          <p class="quiet" aria-hidden="true">
            {texts.none}
          </p>
        )}
        {open && found.length > SHOWN && <p class="quiet">{fill(texts.more, { n: found.length - SHOWN })}</p>}
        {open && message}
        {open && <LoadFailed of={searching} texts={{ ...texts, failed: fill(texts.failed, { what: label }) }} />}
      </div>
      <div role="status" class="sr-only">
        {open && isThere && (found.length === 0 ? texts.none : fill(texts.results, { n: found.length }))}
      </div>
    </div>
  );
}
