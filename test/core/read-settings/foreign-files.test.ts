import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platform } from '../../../clients/typescript/src/platform.js';
import { fileFromBytes, type InputFile } from '../../../core/read-settings/input-file.js';
import { FILE_NOTES, FILE_REFUSALS, UNREAD_REASONS } from '../../../core/read-settings/messages.js';
import { readSettings } from '../../../core/read-settings/read-settings.js';
import { ownSettings } from '../../../core/read-settings/values.js';
import { fixture, refusalOf, settingsOf } from '../../support/read-file.js';
import {
  bambuGcode,
  binaryGcode,
  jsonPreset,
  ORCA_CONFIG,
  orcaGcode,
  superGcode,
  textFile,
  zipFile,
  zipped,
} from '../../support/slicer-files.js';

const encode = (text: string) => new TextEncoder().encode(text);

/** A simulated huge file: `content` at both ends, and only moves in between. Counts the requested bytes. */
function hugeFile(size: number, head: string, tail: string): InputFile & { asked: number } {
  const first = encode(head);
  const last = encode(tail);
  const filler = encode('G1 X10 Y10 E0.1\n');
  return {
    name: 'huge.gcode',
    size,
    asked: 0,
    async read(start, end) {
      const stop = Math.min(end, size);
      const bytes = new Uint8Array(Math.max(0, stop - start));
      this.asked += bytes.length;
      for (let i = 0; i < bytes.length; i++) {
        const at = start + i;
        const fromEnd = at - (size - last.length);
        bytes[i] = (at < first.length ? first[at] : fromEnd >= 0 ? last[fromEnd] : filler[at % filler.length]) ?? 10;
      }
      return bytes;
    },
  };
}

describe('files that are no settings', () => {
  const solid = 'solid cube\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nendloop\nendfacet\nendsolid cube\n';
  const stl = new Uint8Array(84 + 50 * 3);
  new DataView(stl.buffer).setUint32(80, 3, true);

  it.each<[InputFile, string, string | null]>([
    [fileFromBytes('a.gcode', new Uint8Array()), 'empty', null],
    [fileFromBytes('a.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)), 'foreign', 'JPEG'],
    [fileFromBytes('a.gcode', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)), 'foreign', 'PNG'],
    [textFile('a.stl', solid), 'foreign', 'STL'],
    [fileFromBytes('a.stl', stl), 'foreign', 'STL'],
    [textFile('a.txt', 'Dear diary,\nmy print failed = again.\n'), 'foreign', 'text'],
    [textFile('a.gcode', 'Dear diary,\nmy print failed.\n'), 'foreign', 'text'],
    [textFile('package.json', '{"name": "cube", "version": "1.0.0"}'), 'foreign', 'JSON'],
    [textFile('a.json', '[1, 2, 3]'), 'foreign', 'JSON'],
    [textFile('a.json', '{"name": "cube", '), 'damaged', 'JSON'],
    [fileFromBytes('a', Uint8Array.of(0, 1, 2, 0, 250)), 'foreign', 'binary'],
    [textFile('a.gcode', 'G28\nG1 X10\n'), 'no_settings', 'G-code'],
    [zipFile('a.zip', { 'a.jpg': 'x' }), 'foreign', 'zip'],
    [zipFile('a.3mf', { '3D/3dmodel.model': '<model/>' }), 'no_settings', '3MF'],
    [fileFromBytes('a.3mf', zipped({ a: 'x'.repeat(999) }).subarray(0, 40)), 'damaged', 'zip'],
    [fileFromBytes('a.bgcode', binaryGcode([], 9)), 'compression', 'version 9'],
    [
      fileFromBytes('a.bgcode', binaryGcode([{ type: 2, compression: 3, content: 'a=b' }])),
      'compression',
      'Heatshrink 12,4',
    ],
    [
      fileFromBytes('a.bgcode', binaryGcode([{ type: 0, compression: 0, content: 'Producer=x' }])),
      'no_settings',
      'binary G-code',
    ],
  ])('case %#: %j', async (file, code, what) => {
    expect(await refusalOf(file)).toEqual({ code, what });
  });

  it('an unreadable or missing file', async () => {
    const gone: InputFile = { name: 'a.gcode', size: 10, read: () => Promise.reject(new Error('gone')) };
    expect(await refusalOf(gone)).toEqual({ code: 'unreadable', what: null });
  });

  it('invalid UTF-8 among settings', async () => {
    const bytes = encode(orcaGcode({ ...ORCA_CONFIG, filament_notes: '????' }));
    const at = new TextDecoder('latin1').decode(bytes).indexOf('????');
    bytes.set([0xff, 0xfe, 0xc0, 0x80], at);
    expect((await settingsOf(fileFromBytes('a.gcode', bytes))).values.get('layer_height')).toBe('0.2');
  });
});

describe('truncated files', () => {
  it('yield the settings before the cut, and say so', async () => {
    const text = orcaGcode(ORCA_CONFIG);
    const raw = await settingsOf(textFile('a.gcode', text.slice(0, text.indexOf('; wall_loops'))));
    expect(raw.notes).toEqual([{ code: 'cut_off', what: null }]);
    expect(raw.values.get('top_surface_speed')).toBe('50');
    expect(raw.values.has('wall_loops')).toBe(false);
  });

  it('yield the start of a Cura file when the end is missing', async () => {
    const file = fixture('cura-5.0.0.gcode');
    const raw = await settingsOf(fileFromBytes(file.name, await file.read(0, file.size - 40)));
    expect(raw.notes).toContainEqual({ code: 'skipped', what: ';SETTING_3' });
    expect(raw.values.get('material_print_temperature_layer_0')).toBe('240');
  });

  it.each([1, 9, 50, 400, 3000])('binary G-code after %d bytes', async (length) => {
    const file = fixture('prusaslicer-2.9.2.bgcode');
    const { code } = await refusalOf(fileFromBytes(file.name, await file.read(0, length)));
    expect(['damaged', 'foreign', 'no_settings']).toContain(code);
  });

  it('binary G-code and zip files with a corrupt byte in compressed data', async () => {
    const file = fixture('prusaslicer-2.9.2.bgcode');
    const bytes = Uint8Array.from(await file.read(0, file.size));
    bytes.fill(0xaa, 1500, 1600);
    expect((await refusalOf(fileFromBytes(file.name, bytes))).code).toBe('damaged');
    const zip = zipped({ 'Metadata/project_settings.config': jsonPreset({ name: 'x' }, ORCA_CONFIG) });
    zip.fill(0xaa, 120, 200);
    expect((await refusalOf(fileFromBytes('a.3mf', zip))).code).toBe('damaged');
  });
});

describe('huge files', () => {
  const size = 512 * 1024 * 1024;
  const config = orcaGcode(ORCA_CONFIG);
  const head = config.slice(0, config.indexOf('; EXECUTABLE_BLOCK_START'));
  const tail = config.slice(config.indexOf('; EXECUTABLE_BLOCK_END'));

  it.each<[string, string, string]>([
    ['at the end', head, `\n${tail}`],
    ['at the start', bambuGcode(ORCA_CONFIG), ''],
    [
      'after a megabyte of thumbnails',
      `${head}${'; iVBORw0KGgo\n'.repeat(80_000)}`,
      `\n${tail}${'\n'.repeat(700_000)}`,
    ],
  ])('yield settings %s of 512 MB, reading little else', async (_, first, last) => {
    const file = hugeFile(size, first, last);
    expect((await settingsOf(file)).values.get('layer_height')).toBe('0.2');
    expect(file.asked).toBeLessThan(10 * 1024 * 1024);
  });

  it('without settings are given up after a few megabytes', async () => {
    const file = hugeFile(size, 'G28\n', '');
    expect((await refusalOf(file)).code).toBe('no_settings');
    expect(file.asked).toBeLessThan(10 * 1024 * 1024);
  });

  it('that start like a preset are not read completely', async () => {
    const file = hugeFile(size, '{"a": [', '');
    Object.assign(file, { name: 'a.json' });
    // Followed by G-code moves without settings.
    expect(['no_settings', 'foreign']).toContain((await refusalOf(file)).code);
    expect(file.asked).toBeLessThan(10 * 1024 * 1024);
  });
});

describe('malicious files', () => {
  const SETTINGS = 'Metadata/project_settings.config';
  const bomb = new Uint8Array(64 * 1024 * 1024);

  it('a zip bomb that states its size', async () => {
    expect(await refusalOf(zipFile('a.3mf', { [SETTINGS]: bomb }))).toEqual({ code: 'too_much', what: SETTINGS });
  });

  it('a zip bomb that understates its size', async () => {
    const zip = Buffer.from(zipped({ [SETTINGS]: bomb }));
    for (const mark of ['PK\x01\x02', 'PK\x03\x04'])
      zip.writeUInt32LE(100, zip.indexOf(mark, 0, 'latin1') + (mark === 'PK\x01\x02' ? 24 : 22));
    expect(await refusalOf(fileFromBytes('a.3mf', zip))).toEqual({ code: 'too_much', what: SETTINGS });
  });

  it('a bomb in binary G-code', async () => {
    const bytes = binaryGcode([{ type: 2, content: 'a = b\n'.repeat(2_000_000) }]);
    expect((await refusalOf(fileFromBytes('a.bgcode', bytes))).code).toBe('too_much');
    Buffer.from(bytes.buffer, bytes.byteOffset).writeUInt32LE(100, 14);
    expect((await refusalOf(fileFromBytes('a.bgcode', bytes))).code).toBe('damaged');
  });

  it('a 3MF with 100,000 entries', async () => {
    const entries = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`${i}`, '']));
    const started = performance.now();
    const zip = zipped(entries, { store: true });
    const made = performance.now();
    expect((await refusalOf(fileFromBytes('a.3mf', zip))).code).toBe('too_much');
    expect(performance.now() - made).toBeLessThan(Math.max(500, made - started));
  });

  it.each([
    ['a project of Cura', (i: number) => `Cura/${i}.global.cfg`],
    ['a bundle of presets', (i: number) => `${i}.json`],
  ])('%s whose files are small individually, but a bomb together', async (_, name) => {
    const text = new Uint8Array(1024 * 1024).fill(32);
    const texts = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [name(i), text]));
    expect((await refusalOf(zipFile('a.3mf', texts))).code).toBe('too_much');
  });

  it('a project of Cura with too many extruders, settings and containers', async () => {
    const settings = (of: number) => Array.from({ length: 1000 }, (_, i) => `k${of}_${i} = 1`).join('\n');
    const files = Array.from({ length: 40 }, (_, of) => [
      [`Cura/x${of}.inst.cfg`, `[general]\n[values]\n${settings(of)}\n`],
      [`Cura/e${of}.extruder.cfg`, `[metadata]\nposition = ${of}\n[containers]\n0 = x${of}\n`],
    ]).flat() as [string, string][];
    const many = Array.from({ length: 5000 }, (_, i) => `${i} = x0`).join('\n');
    const machine = `[general]\nname = m\n[containers]\n${many}\n5000 = last\n`;
    const project = zipFile('a.3mf', { 'Cura/m.global.cfg': machine, ...Object.fromEntries(files) });
    const { values } = await settingsOf(project);
    expect(values.size).toBeLessThanOrEqual(20_000 + 1002);
    expect(values.get('k1_1')).toHaveLength(32);
    expect(values.get('definition')).toBe('x0');
  });

  it('a line of four million characters', async () => {
    for (const filler of ['"', ';', 'generated by a', '; a = "', '\\', ' ']) {
      const notes = filler.repeat(4_000_000 / filler.length);
      const text = superGcode({ layer_height: '0.2', perimeters: '2', notes });
      const started = performance.now();
      const reading = await readSettings(textFile('a.gcode', text), platform);
      if (reading.ok) ownSettings(reading.settings, []);
      expect(performance.now() - started, filler).toBeLessThan(3000);
    }
  });
});

describe('arbitrary input', () => {
  const seeds: Uint8Array[] = [
    encode(orcaGcode(ORCA_CONFIG)),
    encode(bambuGcode(ORCA_CONFIG)),
    encode(jsonPreset({ name: 'x', inherits: 'y' }, ORCA_CONFIG)),
    zipped({ 'Metadata/project_settings.config': jsonPreset({ name: 'x' }, ORCA_CONFIG) }),
    zipped({ a: '[general]\nversion = 4\n\n[values]\nlayer_height = 0.2\n' }),
    binaryGcode([
      { type: 0, compression: 0, content: 'Producer=PrusaSlicer 2.9.2' },
      { type: 2, content: 'layer_height=0.2\nperimeters=2' },
    ]),
  ];
  const judged = async (bytes: Uint8Array) => {
    const reading = await readSettings(fileFromBytes('a', bytes), platform);
    if (reading.ok) for (const { code } of reading.settings.notes) expect(FILE_NOTES).toHaveProperty(code);
    else {
      expect(FILE_REFUSALS).toHaveProperty(reading.refusal.code);
      // "unreadable" is reserved for read errors.
      expect(reading.refusal.code).not.toBe('unreadable');
    }
  };

  it('any bytes are read or rejected', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), judged), { numRuns: 300 });
  });

  it('so are real files with corrupt bytes or truncated', async () => {
    const change = fc.record({ at: fc.nat(), to: fc.nat(255) });
    const changes = fc.array(change, { maxLength: 12 });
    const law = fc.asyncProperty(fc.constantFrom(...seeds), changes, fc.nat(), async (seed, changed, cut) => {
      const bytes = Uint8Array.from(seed);
      for (const { at, to } of changed) bytes[at % bytes.length] = to;
      await judged(cut % 3 === 0 ? bytes.subarray(0, cut % bytes.length) : bytes);
    });
    await fc.assert(law, { numRuns: 400 });
  });

  it('every text exists in both languages', () => {
    for (const text of Object.values({ ...FILE_REFUSALS, ...FILE_NOTES, ...UNREAD_REASONS })) {
      expect(text.zh).toMatch(/\p{Script=Han}/u);
      expect(text.en).not.toMatch(/\p{Script=Han}/u);
      expect(text.zh.match(/\{\w+\}/g)).toEqual(text.en.match(/\{\w+\}/g));
    }
  });
});
