import { resolveRecord } from '../../../clients/typescript/src/resolve-record.js';
import { printerName } from '../../../core/names/printer-name.js';
import { find } from '../../../core/names/search.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import { SLICERS } from '../../../core/words/slicers.js';
import type { Printer } from '../../../schemas/generated/record.js';
import { pageFiles as files } from '../explorer/load.js';
import { loadFindIndex } from '../records/find/find-index.js';
import { pageLanguage, watchSetup } from '../setup/on-page.js';
import { resolveSetup } from '../setup/resolve-setup.js';
import { explorerPath, isEmpty, type MySetup, readSetup, saveSetup } from '../setup/setup.js';

/** Maximum number of printers listed below the field. */
const MOST = 8;

/** Initialises the form for a printer and material: its options, its target, and saving the setup. */
export function startPair(): void {
  const form = document.querySelector<HTMLFormElement>('form.pair');
  const input = form?.querySelector('input');
  const status = form?.querySelector('.status');
  const remember = form?.querySelector<HTMLLabelElement>('.remember');
  if (!form || !input || !status || !remember) return;
  const field = (name: string) => form.elements.namedItem(name) as HTMLSelectElement;
  const [material, nozzle, slicer] = [field('material'), field('nozzle'), field('slicer')];
  const [usual] = nozzle.options;
  const texts = homeTexts(pageLanguage());
  const { prefix } = LOCALES[pageLanguage()];
  let printer: MySetup['printer'] = null;

  const printers = async (text: string) => {
    return find(text, await loadFindIndex(), MOST, ['printers']);
  };
  /** Offers the nozzles of a printer and the materials it has profiles for. */
  const offer = async (wanted: string | null) => {
    const machine = printer && (await resolveRecord<Printer>(files, 'printers', printer.id).catch(() => null));
    const variants = [...new Set(machine?.nozzles.map(({ variant }) => variant) ?? [])];
    nozzle.replaceChildren(...(usual ? [usual] : []), ...variants.map((variant) => new Option(variant, variant)));
    nozzle.value = variants.includes(wanted ?? '') ? (wanted ?? '') : '';
    for (const option of material.options)
      option.disabled = machine !== null && option.value !== '' && !machine.materials.includes(option.value);
    status.textContent =
      machine && material.selectedOptions[0]?.disabled
        ? texts.noPair(printerName(machine), material.selectedOptions[0].text)
        : '';
  };
  const show = combobox(input, printers, (choice) => {
    printer = choice;
    void offer(null);
  });
  material.addEventListener('change', () => void offer(nozzle.value));

  const fill = (setup: MySetup) => {
    printer = setup.printer;
    show(printer);
    material.value = setup.material?.id ?? '';
    slicer.value = setup.slicer ?? '';
    void offer(setup.nozzle);
  };
  remember.hidden = false;
  watchSetup(fill);
  if (!isEmpty(readSetup())) void resolveSetup(files);

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (printer === null && input.value.trim() !== '') {
      // Typed without selecting from the list.
      const [first] = await printers(input.value).catch(() => []);
      if (!first?.sure) {
        status.textContent = texts.noPrinter(input.value);
        return input.focus();
      }
      printer = { id: first.id, name: first.name };
    }
    const chosen: MySetup = {
      printer: printer && { id: printer.id, name: printer.name },
      nozzle: nozzle.value || null,
      material: material.value === '' ? null : { id: material.value, name: material.selectedOptions[0]?.text ?? '' },
      slicer: SLICERS.find((id) => id === slicer.value) ?? null,
    };
    if (chosen.printer === null && chosen.material === null) {
      status.textContent = texts.nothing;
      return input.focus();
    }
    if (remember.querySelector('input')?.checked) saveSetup(chosen);
    location.href = prefix + pathOf(chosen);
  });
}

/** Where a selection leads: a pair to its profile, a single record to its page. */
function pathOf(chosen: MySetup): string {
  const { printer, material } = chosen;
  if (printer && material) return explorerPath(chosen);
  return printer ? `/printers/${printer.id}/` : `/materials/${material?.id}/`;
}

/** Messages of the form once in use. */
function homeTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    noPair: (printer: string, material: string) =>
      say(`There are no settings for ${material} on the ${printer}.`, `没有 ${printer} 打印 ${material} 的参数。`),
    noPrinter: (text: string) => say(`No printer is called “${text}”.`, `没有名为“${text}”的打印机。`),
    nothing: say('Choose a printer, a material or both.', '请选择打印机、耗材，或两者都选。'),
  };
}

/** An option. */
interface Choice {
  id: string;
  name: string;
}

/**
 * Turns a text field into an ARIA combobox with a list, without a framework.
 *
 * @param search finds options for the text, best first
 * @param onChoose receives null when the field is cleared
 * @returns sets the option shown as selected
 */
function combobox(
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
    // Keep the focus in the field until the click arrives.
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
    // The text may have changed or the field lost focus meanwhile.
    if (text === input.value && document.activeElement === input) open(found);
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || list.hidden) return; // keys belong to the input method
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
