import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { platform } from '../../../clients/typescript/src/platform.js';
import { presetDownload, presetFiles } from '../../../core/presets/files.js';
import { utf8, zip } from '../../../core/presets/zip.js';
import { fileFromBytes } from '../../../core/read-settings/input-file.js';
import { entriesOf, unzipped } from '../../../core/read-settings/zip.js';
import { composed, MK4, P1S, PARENTS } from '../../support/preset-mappings.js';

describe('the downloaded file', () => {
  it.each([
    ['orcaslicer', P1S, 'bambu-lab-p1s-0.4-petg-open-print-data.orcaslicer.zip', 'application/zip'],
    ['bambu_studio', P1S, 'bambu-lab-p1s-0.4-petg-open-print-data.bambu-studio.zip', 'application/zip'],
    ['prusaslicer', MK4, 'prusa-mk4-0.4-pla-open-print-data.prusaslicer.ini', 'text/plain; charset=utf-8'],
    ['cura', MK4, 'prusa-mk4-0.4-pla-open-print-data.cura.curaprofile', 'application/zip'],
  ] as const)('for %s', (slicer, chosen, name, type) => {
    const download = presetDownload(composed(slicer, chosen, { parents: PARENTS }));
    expect(download).toMatchObject({ name, type });
    // The same preset yields the same file.
    expect(presetDownload(composed(slicer, chosen, { parents: PARENTS })).bytes).toEqual(download.bytes);
  });

  it('has another name for an overlay than for a whole configuration', () => {
    const { name } = presetDownload(composed('prusaslicer', MK4, { parents: PARENTS, form: 'overlay' }));
    expect(name).toBe('prusa-mk4-0.4-pla-open-print-data.prusaslicer-overlay.ini');
  });

  it('has a name even if no character of the preset’s name is valid', () => {
    expect(presetDownload(composed('orcaslicer', P1S, { name: '打印' })).name).toBe('preset.orcaslicer.zip');
  });

  it('contains the texts in a zip that other programs can read', async () => {
    const preset = composed('orcaslicer', P1S, { parents: PARENTS, name: '打印 é' });
    const file = fileFromBytes('x.zip', presetDownload(preset).bytes);
    const entries = await entriesOf(file, platform);
    const texts = await Promise.all(entries.map(async (entry) => platform.text(await unzipped(file, entry, platform))));
    expect(entries.map(({ name }, at) => ({ name, text: texts[at] }))).toEqual(presetFiles(preset));
    // It is not a bundle project, whose presets would be put into a separate folder.
    expect(entries.map(({ name }) => name)).not.toContain('bundle_structure.json');
  });
});

describe('a zip', () => {
  it('has a checksum and the flag for UTF-8 names', () => {
    const bytes = zip([{ name: 'ä', text: 'preset' }]);
    const view = new DataView(bytes.buffer);
    expect(view.getUint32(14, true)).toBe(crc32('preset'));
    expect(view.getUint16(6, true) & 0x0800).toBe(0x0800);
  });

  it('may be empty', async () => {
    expect(await entriesOf(fileFromBytes('x.zip', zip([])), platform)).toEqual([]);
  });
});

it.each(['', 'PETG', 'é 打印 🖨 %41 “”', '\ud800'])('encodes %j as UTF-8', (text) => {
  expect(utf8(text)).toEqual(new TextEncoder().encode(text));
});
