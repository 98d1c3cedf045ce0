import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Output } from '../../../clients/typescript/src/cli/output.js';
import { TextWriter } from '../../../clients/typescript/src/cli/text-writer.js';
import { leastWidth, widthOf, wrap } from '../../../clients/typescript/src/cli/width.js';
import { call } from '../../support/command.js';
import { shared } from '../../support/shared.js';
import { type Origin, startOrigin } from '../mirror/origin.js';

describe('wrapped text', () => {
  it('counts Chinese characters as two columns and colours as none', () => {
    expect(widthOf('拉丝 ABS')).toBe(8);
    expect(widthOf('\u001b[1mABS\u001b[22m')).toBe(3);
  });

  it('breaks between words, and Chinese between characters, never before a closing mark', () => {
    expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
    expect(wrap('打印机，耗材。', 7)).toEqual(['打印', '机，耗', '材。']);
    expect(wrap('（brim_width）和（热床）', 15)).toEqual(['（brim_width）', '和（热床）']);
  });

  it('keeps a figure with its unit', () => {
    const expected = ['raise it to', '100 °C'];
    expect(wrap('raise it to 100 °C', 16).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(expected);
    expect(leastWidth('256 × 256 mm')).toBe(6);
  });

  it('breaks words longer than a line', () => {
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrap('a\nb', 4)).toEqual(['a', 'b']);
  });
});

describe('a table', () => {
  const table = { head: ['Name', 'id'], rows: [['Bambu Lab A1 mini', 'bambu-lab-a1-mini']] };
  const lines = (width: number) => new TextWriter(width, false).table(table).toString().trimEnd().split('\n');

  it('is only as wide as needed', () => {
    expect(lines(80)).toEqual(['Name               id', 'Bambu Lab A1 mini  bambu-lab-a1-mini']);
  });

  it('wraps cells between words if it is too wide', () => {
    expect(lines(30)).toEqual(['Name         id', 'Bambu Lab    bambu-lab-a1-mini', 'A1 mini']);
  });

  it('becomes blocks if columns would break ids', () => {
    expect(lines(24)).toEqual(['Bambu Lab A1 mini', '  id: bambu-lab-a1-mini']);
  });

  it('has no trailing spaces', () => {
    const rows = [
      ['a', ''],
      ['b', 'c'],
    ];
    expect(new TextWriter(80, false).table({ head: [], rows }).toString()).toBe('a\nb  c\n');
  });
});

describe('the answers in a terminal', () => {
  let source = '';
  beforeAll(async () => {
    source = await shared('frozen');
  });

  it.each([80, 40])('fit %i columns', async (columns) => {
    const calls = [
      ['printers'],
      ['printer', 'acme-labs-one', '--sources'],
      ['material', 'petg', '--sources'],
      ['profile', 'acme-labs-one', 'petg', '--all'],
      ['setting', 'retraction_length'],
      ['settings'],
      ['symptoms'],
      ['fix', 'stringing', '--printer', 'acme-labs-one', '--material', 'petg', '--slicer', 'cura', '--all'],
      ['find', 'acme'],
      ['--help'],
      ['fix', '--help'],
    ];
    for (const args of calls)
      for (const lang of ['en', 'zh']) {
        const { exit, out } = await call([...args, '--lang', lang], { source, columns });
        expect(exit).toBe(0);
        const wide = stripVTControlCharacters(out)
          .split('\n')
          // A command to copy is not wrapped.
          .filter((line) => widthOf(line) > columns && !line.includes('://') && !line.startsWith('open-print-data '));
        expect([args, lang, wide]).toEqual([args, lang, []]);
        expect(out).toContain('\u001b[');
      }
  });

  it('are not wrapped or coloured in a file', async () => {
    const { out } = await call(['fix', 'stringing', '--all'], { source });
    expect(out).not.toContain('\u001b');
    expect(out).toContain('Go down in steps of 5 °C until the threads are gone.\n');
    const narrow = await call(['fix', 'stringing'], { source, env: { COLUMNS: '40' } });
    expect(Math.max(...narrow.out.split('\n').map(widthOf))).toBeLessThanOrEqual(40);
  });
});

describe('progress', () => {
  const shown = (isTTY: boolean, json = false) => {
    let err = '';
    const stderr = { isTTY, columns: 40, write: (text: string) => (err += text) };
    const output = new Output({ stdout: { write: () => true }, stderr, env: {} }, json, 'en');
    output.progress((columns) => `${columns} wide`);
    output.progress((columns) => `${columns} wide`);
    output.remark((paper) => paper.text('done'));
    return err;
  };

  it('is one line on stderr that is cleared', () => {
    expect(shown(true)).toBe('\r\u001b[2K39 wide\r\u001b[2Kdone\n');
  });

  it('is hidden without a terminal, or for a program', () => {
    expect(shown(false)).toBe('done\n');
    expect(shown(true, true)).toBe('');
  });
});

describe('an untrusted source', () => {
  const HOSTILE = '\u001b[2J\u001b]0;mine\u0007\u009b1m\u202e\r';
  const ESC = '\u001b';
  const OURS = new RegExp(`${ESC}\\[(?:[12]|22|3[1-3]|39)m|\\r${ESC}\\[2K`, 'g');
  let origin: Origin;
  beforeAll(async () => {
    const release = await shared('release');
    origin = await startOrigin(release);
    // Adds control characters to every name and every text with spaces in every JSON file.
    origin.instead = (file, response) => {
      if (!file.endsWith('.json')) return undefined;
      const value: unknown = JSON.parse(readFileSync(path.join(release, file), 'utf8'), (key, text: unknown) =>
        typeof text === 'string' && (/ /.test(text) || ['name', 'model', 'name_zh', 'brand'].includes(key))
          ? `${text}${HOSTILE}`
          : text,
      );
      response.writeHead(200).end(JSON.stringify(value));
      return true;
    };
  });
  afterAll(() => origin.close());

  it.each([
    ['printer', 'bambu-lab-p1s'],
    ['material', 'pla'],
    ['printers', '--brand', 'prusa'],
    ['profile', 'bambu-lab-p1s', 'pla'],
    ['find', 'P1S'],
    ['fix', 'stringing'],
    ['diagnose', 'stringing', '--list-statements'],
    ['printer', 'nothing\u001b[2J\u202e'],
    ['\u001b[2J'],
    ['profile', 'bambu-lab-p1s', 'pla', '--nozzle', '\u009b1m'],
  ])('cannot control the terminal: %j %j', async (...args) => {
    for (const more of [[], ['--json'], ['--lang', 'zh']])
      for (const columns of [undefined, 80]) {
        const { out, err } = await call([...args, ...more], { source: origin.url, columns });
        const own = (out + err).replaceAll(OURS, '');
        expect(own.length).toBeGreaterThan(10);
        expect(own.match(/(?!\n)[\p{Cc}\p{Cf}]/gu) ?? []).toEqual([]);
        if (args.length > 1) expect(own).toContain('\\u');
      }
  });
});
