import { printerName } from '../../../../../core/printer-name.js';
import { NOTES } from '../../../../../core/read-settings/remarks.js';
import { nozzleOf, type Setup } from '../../../../../core/resolve/setup.js';
import { SLICER_NAMES } from '../../../../../core/slicers.js';
import type { Context } from '../command.js';
import type { Paper } from '../paper.js';
import { writerIn } from '../show/tongue.js';
import type { Part, ToldSetup } from './told-setup.js';

/** What an answer is for: `Bambu Lab P1S, 0.4 mm, PETG, OrcaSlicer`; empty: nothing was told. */
export function setupWords(setup: Setup, { say }: Pick<Context, 'say'>): string {
  const { printer, material, profile, slicer, yours } = setup;
  // The nozzle that a printer comes with is nothing that anybody chose.
  const nozzle = profile || yours.nozzle_diameter !== undefined ? nozzleOf(setup) : null;
  const parts = [
    printer && printerName(printer),
    nozzle !== null && `${nozzle} mm`,
    material?.name,
    slicer && SLICER_NAMES[slicer],
  ];
  return parts.filter(Boolean).join(say(', ', '，'));
}

const PARTS: Readonly<Record<Part, readonly [en: string, zh: string]>> = {
  printer: ['printer', '打印机'],
  material: ['material', '耗材'],
  nozzle: ['nozzle', '喷嘴'],
  slicer: ['slicer', '切片软件'],
};

/** Says what was read out of a file, what was taken from it, and what is still open; nothing where there is none. */
export function writeFile(paper: Paper, told: ToldSetup, { say, language }: Context): void {
  const { file } = told;
  if (!file) return;
  const writer = writerIn(language);
  const program = [file.program, file.version].filter(Boolean).join(' ');
  const taken = file.taken.map((part) => say(...PARTS[part])).join(writer.comma);
  const values = say(`${file.values} own values`, `${file.values} 个自己的数值`);
  paper.text(
    `${file.path}${program === '' ? '' : writer.aside.join(program)}${writer.colon}${values}` +
      (taken === '' ? '' : say(`; taken from it as well: ${taken}`, `；并由文件得知：${taken}`)),
  );
  for (const part of ['printer', 'material'] as const) {
    const { id, candidates, said } = file.recognised[part];
    const [en, zh] = PARTS[part];
    if (id !== null || told.setup[part] !== null) continue;
    const may =
      candidates.length > 0 ? say(`; it may be ${candidates.join(', ')}`, `；可能是 ${candidates.join('、')}`) : '';
    paper.text(
      said === null
        ? say(`The file does not say which ${en} it is: give --${part}.`, `文件没有说明${zh}：请用 --${part} 指定。`)
        : say(
            `The file calls the ${en} “${said}”, which is not certain${may}: give --${part}.`,
            `文件中的${zh}为“${said}”，无法确定${may}：请用 --${part} 指定。`,
          ),
      { tone: 'warning' },
    );
  }
  for (const { code, what } of file.notes)
    paper.text(say(NOTES[code].en, NOTES[code].zh).replace('{what}', what ?? ''), { tone: 'quiet' });
}

/** The setup as programs get it: ids, and what was taken from a file. */
export function setupJson({ setup, nozzle, file }: ToldSetup): Record<string, unknown> {
  return {
    printer: setup.printer?.id ?? null,
    material: setup.material?.id ?? null,
    nozzle,
    profile: setup.profile?.id ?? null,
    slicer: setup.slicer,
    yours: setup.yours,
    file,
  };
}

/** The options that tell the same setup again. */
export function setupCall({ setup, nozzle, file, set }: ToldSetup): string {
  const quoted = (text: string) => (/[^\w./=-]/.test(text) ? JSON.stringify(text) : text);
  const parts = [
    setup.printer && `--printer ${setup.printer.id}`,
    setup.material && `--material ${setup.material.id}`,
    nozzle && `--nozzle ${nozzle}`,
    setup.slicer && `--slicer ${setup.slicer}`,
    file && `--gcode ${quoted(file.path)}`,
    ...set.map((one) => `--set ${quoted(one)}`),
  ];
  return parts.filter(Boolean).join(' ');
}
