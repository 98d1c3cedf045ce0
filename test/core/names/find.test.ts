import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as OpenCC from 'opencc-js/cn2t';
import { describe, expect, it } from 'vitest';
import { FILES } from '../../../core/contract/paths.js';
import { foldToFind } from '../../../core/names/fold.js';
import { type FindIndex, FOUND_KINDS, find, findables } from '../../../core/names/search.js';
import type { NameKind, Names } from '../../../core/names/spellings.js';
import { readJson } from '../../support/published.js';
import { someOf } from '../../support/runs.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');
const index = readJson<FindIndex>(release, FILES.find);
const items = findables(index);
const found = (query: string, most?: number) => find(query, items, most).map(({ kind, id }) => `${kind}/${id}`);

describe('the search index', () => {
  it('is small', () => {
    const { size } = statSync(path.join(release, FILES.find));
    expect(size).toBeLessThan(525_000);
    expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(140_000);
  });

  it('contains every name that the service resolves', () => {
    const names = readJson<Names>(release, FILES.names);
    const redirects = readJson<Record<string, Record<string, string>>>(release, FILES.redirects);
    for (const kind of ['printers', 'materials', 'symptoms', 'brands'] as NameKind[]) {
      const keys = new Map(items.filter((item) => item.kind === kind).map(({ id, keys }) => [id, keys]));
      const former = new Set(Object.keys(redirects[kind] ?? {}).map(foldToFind));
      for (const [name, ids] of Object.entries(names[kind])) {
        if (former.has(foldToFind(name))) continue;
        for (const id of ids) expect(keys.get(id), `${kind} ${name}`).toContain(foldToFind(name));
      }
    }
  });

  it('contains only records', () => {
    expect(Object.keys(index).sort()).toEqual([...FOUND_KINDS].sort());
    for (const [id] of index.printers)
      expect(existsSync(path.join(release, `api/v1/printers/${id}.json`)), id).toBe(true);
  });
});

describe('search', () => {
  it.each(FOUND_KINDS)('finds each of the %s first by its own name and by its id', (kind) => {
    const same = (one: { keys: readonly string[] } | undefined, query: string) => one?.keys.includes(foldToFind(query));
    const all = items.filter((item) => item.kind === kind);
    const lost = someOf(all, 24).filter(
      ({ id, name }) => !same(find(name, items)[0], name) || !found(id).includes(`${kind}/${id}`),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    // Typical queries for a printer, a brand or a material.
    ['ender-3 v3 se', 'printers/creality-ender-3-v3-se'],
    ['ender3v3se', 'printers/creality-ender-3-v3-se'],
    ['X1C', 'printers/bambu-lab-x1-carbon'],
    ['K1_CFS-C', 'printers/creality-k1-cfs-c'],
    ['Creality Sonic_Ender-3 S1', 'printers/creality-sonic-ender-3-s1'],
    ['prusa mk3.9 mmu3', 'printers/prusa-mk3-9-mmu3'],
    ['创想三维', 'brands/creality'],
    ['創想三維', 'brands/creality'],
    ['縱維立方', 'brands/anycubic'],
    ['尼龍', 'materials/pa'],
    ['碳纖維尼龍', 'materials/pa-cf'],
    // Other names of symptoms, in both scripts.
    ['拉絲怎麼辦', 'symptoms/stringing'],
    ['断层', 'symptoms/layer-separation'],
    ['斷層', 'symptoms/layer-separation'],
    ['层移', 'symptoms/layer-shift'],
    ['層移', 'symptoms/layer-shift'],
    ['錯層', 'symptoms/layer-shift'],
    ['翹曲', 'symptoms/warping'],
    ['堵头', 'symptoms/nozzle-clog'],
    ['堵頭', 'symptoms/nozzle-clog'],
    ['噴嘴堵塞', 'symptoms/nozzle-clog'],
    ['欠擠出', 'symptoms/under-extrusion'],
    ['振紋', 'symptoms/ringing'],
    ['Z 縫', 'symptoms/visible-z-seam'],
    ['首層不黏', 'symptoms/poor-bed-adhesion'],
    ['黏死', 'symptoms/print-stuck-to-bed'],
    ['加熱失敗', 'symptoms/heating-failed'],
    // Taiwan uses another word for printing than the mainland.
    ['列印中斷', 'symptoms/print-aborted'],
    // Whole sentences, and typing errors.
    ["filament won't stick", 'symptoms/poor-bed-adhesion'],
    ['filament won’t stick', 'symptoms/poor-bed-adhesion'],
    ['print wont stick to bed', 'symptoms/poor-bed-adhesion'],
    ['strnging', 'symptoms/stringing'],
    ['warpping', 'symptoms/warping'],
    ['elephants foot', 'symptoms/elephant-foot'],
    ['layer shfit', 'symptoms/layer-shift'],
    ['nozle clog', 'symptoms/nozzle-clog'],
    ['pressure advanse', 'settings/pressure_advance'],
    ['neptun 4 pro', 'printers/elegoo-neptune-4-pro'],
    ['加熱失拜', 'symptoms/heating-failed'],
  ])('finds %s', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('finds every record by its Chinese name in Traditional characters', () => {
    const toTaiwan = OpenCC.Converter({ from: 'cn', to: 'tw' });
    const chinese = items.filter(({ nameZh }) => toTaiwan(nameZh) !== nameZh);
    expect(chinese.length).toBeGreaterThan(150);
    const lost = someOf(chinese, 16).filter(({ kind, id, nameZh }) => {
      const [one] = find(nameZh, items);
      const [other] = find(toTaiwan(nameZh), items);
      // If two records share a name, both are found.
      const isSame = other?.kind === one?.kind && other?.id === one?.id;
      return !isSame && !found(toTaiwan(nameZh)).includes(`${kind}/${id}`);
    });
    expect(lost.map(({ nameZh }) => nameZh)).toEqual([]);
  });

  it('finds related printers by an exact model name', () => {
    expect(found('ender 3', 20)).toEqual(
      expect.arrayContaining(['printers/creality-ender-3', 'printers/creality-ender-3-v2']),
    );
  });

  it.each([
    ['ender-3 v3 se', true],
    ['strnging', true],
    ['拉絲', true],
    ["filament won't stick", true],
    ['rate limit', false],
    ['how to build a mirror', false],
  ])('opens the first for "%s" immediately: %s', (query, meant) => {
    const [first] = find(query, items, 1);
    expect(first?.sure === true).toBe(meant);
  });

  it.each(['', '   ', 'qqqqzzzzxxxx'])('finds nothing for "%s"', (query) => {
    expect(found(query)).toEqual([]);
  });
});

describe('the calibration steps', () => {
  it.each(['pressure advance calibration', '校准压力提前', '校准壓力提前'])('are found by "%s"', (query) => {
    expect(found(query)[0]).toBe('calibration/pressure-advance');
  });

  it('rank after the setting of the same name', () => {
    expect(found('pressure advance', 3)[0]).toBe('settings/pressure_advance');
  });
});
