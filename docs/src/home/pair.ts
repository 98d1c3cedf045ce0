import { resolveRecord } from '../../../clients/typescript/src/resolve-record.js';
import { printerName } from '../../../core/names/printer-name.js';
import { LOCALES } from '../../../core/words/language.js';
import { SLICERS } from '../../../core/words/slicers.js';
import type { Printer } from '../../../schemas/generated/record.js';
import { pageFiles as files } from '../explorer/load.js';
import { printerNamed, suggestPrinters } from '../records/find/find-index.js';
import { pageLanguage, watchSetup } from '../setup/on-page.js';
import { resolveSetup } from '../setup/resolve-setup.js';
import { explorerPath, isEmpty, type MySetup, readSetup, saveSetup } from '../setup/setup.js';

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
  const { prefix, say } = LOCALES[pageLanguage()];
  let printer: MySetup['printer'] = null;

  /** The name that `printer` has or is being looked up by, and its look-up: Enter fires both `change` and `submit`. */
  let name = '';
  let lookUp = Promise.resolve();
  /** Takes the printer that was typed or chosen from the list. */
  const take = () => {
    const typed = input.value.trim();
    if (typed !== name) {
      name = typed;
      lookUp = find(typed);
    }
    return lookUp;
  };
  const find = async (typed: string) => {
    const found = typed === '' ? null : await printerNamed(typed).catch(() => null);
    if (name !== typed) return;
    printer = found;
    name = printer?.name ?? '';
    input.value = printer?.name ?? typed;
    await offer(null);
  };
  /** Offers the nozzles of a printer and the materials it has profiles for. */
  const offer = async (wanted: string | null) => {
    const machine = printer && (await resolveRecord<Printer>(files, 'printers', printer.id).catch(() => null));
    const variants = [...new Set(machine?.nozzles.map(({ variant }) => variant) ?? [])];
    nozzle.replaceChildren(...(usual ? [usual] : []), ...variants.map((variant) => new Option(variant, variant)));
    nozzle.value = variants.includes(wanted ?? '') ? (wanted ?? '') : '';
    for (const option of material.options)
      option.disabled = machine !== null && option.value !== '' && !machine.materials.includes(option.value);
    const [chosen] = material.selectedOptions;
    const names = machine && chosen?.disabled ? { printer: printerName(machine), material: chosen.text } : null;
    status.textContent =
      names &&
      say(
        `There are no settings for ${names.material} on the ${names.printer}.`,
        `没有 ${names.printer} 打印 ${names.material} 的参数。`,
      );
  };
  suggestPrinters(input);
  input.addEventListener('change', () => void take());
  material.addEventListener('change', () => void offer(nozzle.value));

  const fill = (setup: MySetup) => {
    printer = setup.printer;
    name = printer?.name ?? '';
    input.value = name;
    material.value = setup.material?.id ?? '';
    slicer.value = setup.slicer ?? '';
    void offer(setup.nozzle);
  };
  remember.hidden = false;
  watchSetup(fill);
  if (!isEmpty(readSetup())) void resolveSetup(files);

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    await take();
    if (printer === null && input.value.trim() !== '') {
      status.textContent = say(`No printer is called “${input.value}”.`, `没有名为“${input.value}”的打印机。`);
      return input.focus();
    }
    const chosen: MySetup = {
      printer: printer && { id: printer.id, name: printer.name },
      nozzle: nozzle.value || null,
      material: material.value === '' ? null : { id: material.value, name: material.selectedOptions[0]?.text ?? '' },
      slicer: SLICERS.find((id) => id === slicer.value) ?? null,
    };
    if (chosen.printer === null && chosen.material === null) {
      status.textContent = say('Choose a printer, a material or both.', '请选择打印机、耗材，或两者都选。');
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
