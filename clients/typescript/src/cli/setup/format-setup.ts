import { FILE_NOTES } from '../../../../../core/read-settings/messages.js';
import { writerIn } from '../../../../../core/words/record-words.js';
import type { Context } from '../command.js';
import type { TextWriter } from '../text-writer.js';
import type { GivenSetup, SetupField } from './read-setup.js';

const PARTS: Readonly<Record<SetupField, readonly [en: string, zh: string]>> = {
  printer: ['printer', '打印机'],
  material: ['material', '耗材'],
  nozzle: ['nozzle', '喷嘴'],
  slicer: ['slicer', '切片软件'],
};

/** Says what was read out of a file, what was taken from it, and what is still open; nothing where there is none. */
export function writeFile(paper: TextWriter, told: GivenSetup, { say, language }: Context): void {
  const { file } = told;
  if (!file) return;
  const writer = writerIn(language);
  const program = [file.program, file.version].filter(Boolean).join(' ');
  const taken = file.taken.map((part) => say(...PARTS[part])).join(writer.comma);
  const values = say(`${file.values} own values`, `${file.values} 个自己的数值`);
  paper.text(
    `${file.path}${program === '' ? '' : writer.aside.join(program)}${writer.colon}${values}` +
      (taken === '' ? '' : say(`; also read from it: ${taken}`, `；并由文件得知：${taken}`)),
  );
  for (const part of ['printer', 'material'] as const) {
    const { id, candidates, said } = file.recognised[part];
    const [en, zh] = PARTS[part];
    if (id !== null || told.setup[part] !== null) continue;
    const may =
      candidates.length > 0 ? say(`; it may be ${candidates.join(', ')}`, `；可能是 ${candidates.join('、')}`) : '';
    paper.text(
      said === null
        ? say(`The file does not specify the ${en}: give --${part}.`, `文件没有说明${zh}：请用 --${part} 指定。`)
        : say(
            `The file says “${said}”, but it is not certain which ${en} that is${may}: give --${part}.`,
            `文件中的${zh}为“${said}”，无法确定${may}：请用 --${part} 指定。`,
          ),
      { tone: 'warning' },
    );
  }
  for (const { code, what } of file.notes)
    paper.text(say(FILE_NOTES[code].en, FILE_NOTES[code].zh).replace('{what}', what ?? ''), { tone: 'quiet' });
}

/** The setup as programs get it: ids, and what was taken from a file. */
export function setupJson({ setup, nozzle, file }: GivenSetup): Record<string, unknown> {
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
export function setupCall({ setup, nozzle, file, set }: GivenSetup): string {
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
