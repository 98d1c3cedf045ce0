import { describe, expect, it } from 'vitest';
import { buildDataset } from '../../../scripts/pipeline/load/dataset.js';
import { locateProblems } from '../../../scripts/pipeline/load/position.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';
import { addFiles, folderOf } from '../../support/folder.js';
import { marked } from '../../support/marked.js';

describe('reading a data folder', () => {
  it('finds the files of every kind, sorted by path', () => {
    const written = {
      'brands.yaml': 'acme: {name: Acme}\n',
      'printers/b/two.yaml': 'id: b-two\n',
      'printers/a/one.yaml': 'id: a-one\n',
      'processes/slicer/acme.yaml': 'source: slicer\nbrand: acme\n',
      'imported/slicer/printers/a-one.json': '{"models": []}',
      'imported/slicer/processes/a.json': '{}',
      'imported/slicer/digests.json': '{"printers/a-one.json": "0"}',
      'materials/pla.yaml': 'id: pla\n',
      'settings/speed.yaml': 'id: speed\n',
      'troubleshooting/symptoms/s.yaml': 'id: s\n',
      'troubleshooting/causes/c.yaml': 'id: c\n',
      'troubleshooting/fixes/f.yaml': 'id: f\n',
      'troubleshooting/symptoms/s.svg': '<svg/>',
    };
    const files = readSourceFiles(folderOf(written));
    expect(files.map(({ file }) => file).toSorted()).toEqual(Object.keys(written).toSorted());
    expect(files.map(({ kind }) => kind).join(' ')).toBe(
      'brands printer printer processes imported-printer imported-processes imported-digests material setting symptom cause fix drawing',
    );
    const dataset = buildDataset(files);
    expect([...dataset.printers.keys()]).toEqual(['a-one', 'b-two']);
    expect([...dataset.processes.keys()]).toEqual(['slicer/acme']);
    const imported = dataset.imported.get('slicer');
    expect([...(imported?.printers.keys() ?? [])]).toEqual(['a-one']);
    expect([...(imported?.processes.keys() ?? [])]).toEqual(['a']);
    expect(imported?.digests.value).toEqual({ 'printers/a-one.json': '0' });
    expect([...dataset.drawings.keys()]).toEqual(['troubleshooting/symptoms/s.svg']);
    expect(dataset.redirects).toEqual({ file: 'redirects.yaml', value: {} });
  });

  it('keeps text as text and numbers as numbers', () => {
    const text = 'a: {"0.4": 0.40, version: "1.10", no: no, date: "2026-01-02", big: 1e3}\n';
    const [file] = readSourceFiles(folderOf({ 'brands.yaml': text }));
    expect(file?.value).toEqual({ a: { '0.4': 0.4, version: '1.10', no: 'no', date: '2026-01-02', big: 1000 } });
  });

  it('names each file that is not YAML, with line and column', () => {
    const folder = folderOf({ 'brands.yaml': 'a: [\n', 'materials/x.yaml': 'a: "b\n', 'materials/y.yaml': 'id: y\n' });
    expect(() => readSourceFiles(folder)).toThrow(
      /^2 problems in .*\n.*brands\.yaml:\d+:\d+ is not YAML: .*\[yaml\]\n.*materials\/x\.yaml:\d+:\d+ is not YAML/,
    );
    addFiles(folder, { 'brands.yaml': 'a: {}\n', 'materials/x.yaml': 'id: x\n' });
    expect(readSourceFiles(folder)).toHaveLength(3);
  });
});

describe('the place of a problem', () => {
  const { text, places } = marked(`# comment
«id: x
nozzles:
  «"0": {«a: 1}
  «"0.4": {«a: 1, b: [1, «2]}
  0.4.5: {«a: 1}
list:
  - «name: one
  - «name: two
    «deep: {«x.y: {«z: 1}}
«a: 聚
`);
  const at = (path: string, of = text) => {
    const [placed] = locateProblems(of, [{ file: 'f', path, code: 'empty_text', message: 'is empty', rule: 'r' }]);
    return `${placed?.line}:${placed?.column}`;
  };

  it.each([
    ['id', 0],
    ['nozzles.0', 1],
    ['nozzles.0.a', 2],
    ['nozzles.0.4', 3],
    ['nozzles.0.4.a', 4],
    ['nozzles.0.4.b.1', 5],
    ['nozzles.0.4.5.a', 6],
    ['list.0.name', 7],
    ['list.1.name', 8],
    ['list.1.deep', 9],
    ['list.1.deep.x.y', 10],
    ['list.1.deep.x.y.z', 11],
    ['a', 12],
    // A missing path is placed at its deepest existing parent.
    ['', 0],
    ['gone', 0],
    ['nozzles.0.4.gone.deeper', 3],
    ['list.1.deep.gone', 9],
    ['list.7', 'list'],
  ] as const)('%s', (path, mark) => {
    expect(at(path)).toBe(mark === 'list' ? '7:1' : places[mark]);
  });

  it('is the first line of a file that is empty or not a map', () => {
    for (const text of ['', 'only text', '[1, 2]']) expect(at('a.b', text)).toBe('1:1');
  });
});
