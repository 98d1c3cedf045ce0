import { useEffect, useState } from 'preact/hooks';
import { overlayCommand, presetDownload } from '../../../core/presets/files.js';
import { importSteps } from '../../../core/presets/import-steps.js';
import type { ComposedPreset, PresetDownload } from '../../../core/presets/types.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import { SLICER_NAMES } from '../../../core/words/slicers.js';
import { element } from '../element.js';
import { Copyable } from '../explorer/Copyable.js';
import { Items } from '../parts.js';

interface Props {
  composed: ComposedPreset;
  language: Language;
  /** Whether the file has been requested: it is saved as soon as it is ready. */
  asked?: boolean;
  onSaved?: () => void;
}

/** The file to save, with instructions for importing it into the slicer. */
export function HandOver({ composed, language, asked = false, onSaved }: Props) {
  const { say, prefix } = LOCALES[language];
  const [saved, setSaved] = useState(false);
  const slicer = SLICER_NAMES[composed.slicer];
  const download = presetDownload(composed);
  const command = overlayCommand(composed, download.name);
  const save = () => {
    saveFile(download);
    setSaved(true);
    onSaved?.();
  };
  useEffect(() => {
    if (asked) save();
  }, [asked]);
  return (
    <div class="ps-hand">
      <p>
        <button type="button" class="button ps-download" onClick={save}>
          {say(`Download for ${slicer}`, `下载 ${slicer} 文件`)}
        </button>{' '}
        <code>{download.name}</code> <span role="status">{saved && say('Saved.', '已保存。')}</span>
      </p>
      <p class="quiet">{say('The file is created in your browser.', '文件在您的浏览器中生成。')}</p>
      <Items of={composed.notes.map(({ text, text_zh }) => say(text, text_zh))} />
      <p>
        <strong>{say(`How to import it into ${slicer}`, `如何导入 ${slicer}`)}</strong>
      </p>
      <ol>
        {importSteps(composed, download.name, language).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {command !== null && (
        <>
          <p>
            {say(
              'On the command line, on top of your three presets (PrusaSlicer 2.9 and later)',
              '命令行：叠加在您的三个预设之上（PrusaSlicer 2.9 及以上）',
            )}
          </p>
          <p class="ps-copy">
            <Copyable text={command} />
          </p>
          <p class="quiet">
            {say(
              'Use the names of your own presets instead, if you have some. On Windows, the program is prusa-slicer-console.exe.',
              '如有自己的预设，请替换其中的名称。Windows 上的程序为 prusa-slicer-console.exe。',
            )}
          </p>
        </>
      )}
      {(composed.slicer === 'orcaslicer' || composed.slicer === 'bambu_studio') && (
        <p class="quiet">
          {say(
            'Files for OrcaSlicer and Bambu Studio are checked against the slicers’ tables of settings and their import rules; they were not imported into the programs themselves.',
            'OrcaSlicer 和 Bambu Studio 的文件已对照软件的设置表和导入规则核对，但未在软件中实际导入。',
          )}
        </p>
      )}
      <p>
        <a href={`${prefix}/presets/`}>{say('More about these files', '关于这些文件的更多说明')}</a>
      </p>
    </div>
  );
}

function saveFile({ name, type, bytes }: PresetDownload): void {
  const link = element('a', { href: URL.createObjectURL(new Blob([bytes], { type })), download: name });
  link.click();
  // The click has started the download, which no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
