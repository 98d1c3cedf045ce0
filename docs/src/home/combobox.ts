/** Something to choose. */
export interface Choice {
  id: string;
  name: string;
}

/**
 * Makes a text field one that is chosen with from a list below it: the pattern "combobox with list" of the ARIA
 * practices, without a framework.
 *
 * @param search what the text means, best first
 * @param onChoose gets null when the field is emptied
 * @returns sets what the field shows as chosen
 */
export function combobox(
  input: HTMLInputElement,
  search: (text: string) => Promise<readonly Choice[]>,
  onChoose: (choice: Choice | null) => void,
): (chosen: Choice | null) => void {
  const list = document.createElement('ul');
  list.id = `${input.id}-list`;
  list.role = 'listbox';
  list.ariaLabel = input.labels?.[0]?.textContent?.trim() ?? '';
  list.hidden = true;
  input.after(list);
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.setAttribute('aria-controls', list.id);
  let shown: readonly Choice[] = [];
  let active = -1;
  let chosen: Choice | null = null;

  const point = (to: number) => {
    active = to;
    for (const [i, option] of [...list.children].entries()) option.ariaSelected = String(i === active);
    list.children[active]?.scrollIntoView({ block: 'nearest' });
    if (active < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${list.id}-${active}`);
  };
  const open = (choices: readonly Choice[]) => {
    shown = choices;
    list.replaceChildren(...choices.map((choice, i) => optionOf(choice, `${list.id}-${i}`)));
    list.hidden = choices.length === 0;
    input.ariaExpanded = String(!list.hidden);
    point(-1);
  };
  const set = (choice: Choice | null) => {
    chosen = choice;
    input.value = choice?.name ?? '';
    open([]);
  };
  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    set(choice);
    onChoose(choice);
  };
  const optionOf = (choice: Choice, id: string) => {
    const option = document.createElement('li');
    option.id = id;
    option.role = 'option';
    option.textContent = choice.name;
    // The field must not lose the focus before the click arrives.
    option.addEventListener('mousedown', (event) => event.preventDefault());
    option.addEventListener('click', () => choose(choice));
    return option;
  };

  open([]);
  input.addEventListener('focus', () => input.select());
  input.addEventListener('input', async () => {
    const text = input.value;
    if (chosen !== null) {
      chosen = null;
      onChoose(null);
    }
    const found = text.trim() === '' ? [] : await search(text).catch(() => []);
    // Meanwhile more may have been typed, or the field left.
    if (text === input.value && document.activeElement === input) open(found);
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || list.hidden) return; // an input method has the keys to itself
    if (event.key === 'ArrowDown') point((active + 1) % shown.length);
    else if (event.key === 'ArrowUp') point(active <= 0 ? shown.length - 1 : active - 1);
    else if (event.key === 'Enter') choose(shown[Math.max(active, 0)]);
    else if (event.key === 'Escape') open([]);
    else return;
    event.preventDefault();
  });
  input.addEventListener('blur', () => open([]));
  return set;
}
