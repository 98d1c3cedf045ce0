import { fill } from '../explorer/texts/fill.js';
import { handOver } from '../explorer/yours/handed.js';
import { onFileDrop } from '../file-drop.js';
import { pageLanguage } from '../setup/on-page.js';

interface OwnFileTexts {
  reading: string;
  failed: string;
  /** URL of the page that shows the file. */
  next: string;
}

/** Initialises the drop area: the file is read here, and its settings are shown on the page of its pair. */
export function startOwnFile(): void {
  const place = document.querySelector<HTMLElement>('.own-file');
  const input = place?.querySelector('input');
  const status = place?.querySelector<HTMLElement>('[role=status]');
  if (!place || !input || !status) return;
  const { reading, failed, next } = JSON.parse(place.dataset.texts ?? '') as OwnFileTexts;

  const take = async (file: File) => {
    status.textContent = fill(reading, { name: file.name });
    try {
      const [{ readSettings }, { handedBlob, platform }, { FILE_REFUSALS }] = await Promise.all([
        import('../../../core/read-settings/read-settings.js'),
        import('../../../clients/typescript/src/platform.js'),
        import('../../../core/read-settings/messages.js'),
      ]);
      const result = await readSettings(handedBlob(file.name, file), platform);
      if (result.ok) {
        handOver(file.name, result.settings);
        location.href = next;
      } else {
        const { code, what } = result.refusal;
        status.textContent = `${file.name}: ${fill(FILE_REFUSALS[code][pageLanguage()], { what: what ?? '' })}`;
      }
    } catch {
      status.textContent = failed;
    }
  };

  input.addEventListener('change', () => {
    const [chosen] = input.files ?? [];
    if (chosen) void take(chosen);
  });
  onFileDrop(place, (file) => void take(file));
  input.disabled = false;
}
