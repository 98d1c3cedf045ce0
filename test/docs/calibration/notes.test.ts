import { describe, expect, it } from 'vitest';
import { keyOf, LENGTHS, merged, put, renamed, without } from '../../../docs/src/calibration/notes.js';
import { InvalidNotesError, parseNotes, serializeNotes } from '../../../docs/src/calibration/notes-file.js';
import { NotesStorage } from '../../../docs/src/calibration/notes-storage.js';
import { storeOf } from '../../support/store.js';
import { spoolWith } from './small.js';

const BLACK = spoolWith({ temperature: '235' });
const WHITE = spoolWith({ temperature: '240' }, { name: 'White' });

describe('the notes of spools', () => {
  it('are told apart by printer, nozzle, material and name', () => {
    const others = [{ nozzle: '0.6' }, { name: 'White' }, { material: { id: 'pla', name: 'PLA' } }];
    expect(new Set([BLACK, ...others.map((other) => ({ ...BLACK, ...other }))].map(keyOf)).size).toBe(4);
  });

  it('are written anew, added, called otherwise and deleted', () => {
    const both = put(put([], BLACK), WHITE);
    expect(put(both, { ...BLACK, changed: 'later' })).toEqual([{ ...BLACK, changed: 'later' }, WHITE]);
    expect(renamed(both, keyOf(BLACK), 'Grey')?.map(({ name }) => name)).toEqual(['Grey', 'White']);
    expect(renamed(both, keyOf(BLACK), 'White')).toBeNull();
    expect(without(both, keyOf(BLACK))).toEqual([WHITE]);
  });

  it('are put together with others: of a spool in both, what was written last', () => {
    const later = { ...spoolWith({ temperature: '230' }), changed: '2026-11-22T10:00:00.000Z' };
    expect(merged([BLACK], [later, WHITE])).toEqual({ spools: [later, WHITE], taken: 2 });
    expect(merged([later], [BLACK])).toEqual({ spools: [later], taken: 0 });
    expect(merged([BLACK], [BLACK])).toEqual({ spools: [BLACK], taken: 0 });
  });
});

describe('a file of notes', () => {
  const file = JSON.parse(serializeNotes([BLACK])) as { spools: Record<string, unknown>[] };
  const changed = (change: object) => JSON.stringify({ ...file, spools: [{ ...file.spools[0], ...change }] });

  it('gives back what was written', () => {
    expect(parseNotes(serializeNotes([BLACK, WHITE]))).toEqual([BLACK, WHITE]);
    expect(parseNotes(serializeNotes([]))).toEqual([]);
  });

  it.each<[what: string, text: string, problem: string, where: string]>([
    ['no JSON', '{', 'json', ''],
    ['something else', '[1]', 'format', ''],
    ['of another page', '{"format":"x","version":1,"spools":[]}', 'format', ''],
    ['of a later version', JSON.stringify({ ...file, version: 2 }), 'version', '2'],
    ['without spools', JSON.stringify({ ...file, spools: {} }), 'value', 'spools'],
    ['with a spool that is none', JSON.stringify({ ...file, spools: [7] }), 'value', 'spools[0]'],
    ['with a spool twice', JSON.stringify({ ...file, spools: [BLACK, BLACK] }), 'value', 'spools[1]'],
    [
      'with a printer that is an address',
      changed({ printer: { id: '../x', name: '' } }),
      'value',
      'spools[0].printer.id',
    ],
    ['with a day that is none', changed({ changed: 'soon' }), 'value', 'spools[0].changed'],
    ['with a name beyond measure', changed({ name: 'x'.repeat(LENGTHS.name + 1) }), 'value', 'spools[0].name'],
    [
      'with a result that is no text',
      changed({ steps: { a: { result: 1, note: '' } } }),
      'value',
      'spools[0].steps.a.result',
    ],
    [
      'with a value that is no number',
      changed({ steps: { a: { result: '', note: '', with: { b: 'x' } } } }),
      'value',
      'spools[0].steps.a.with.b',
    ],
    ['with a step of a strange name', changed({ steps: { 'A b': {} } }), 'value', 'spools[0].steps.A b'],
  ])('is refused when it is %s', (_, text, problem, where) => {
    expect(() => parseNotes(text)).toThrow(InvalidNotesError);
    try {
      parseNotes(text);
    } catch (error) {
      expect(error).toMatchObject({ problem, where });
    }
  });
});

describe('what a browser keeps', () => {
  it('is there again, with what another window wrote meanwhile', () => {
    const store = storeOf(null);
    const [here, there] = [new NotesStorage(() => store), new NotesStorage(() => store)];
    there.change((spools) => put(spools, WHITE));
    here.change((spools) => put(spools, BLACK));
    expect(new NotesStorage(() => store).spools).toEqual([WHITE, BLACK]);
    here.change(() => []);
    expect(store.text).toBeNull();
  });

  it('lasts as long as the page where storage is blocked or full', () => {
    const full = { ...storeOf(null), setItem: () => raise() };
    for (const storage of [() => null, () => full, raise]) {
      const kept = new NotesStorage(storage);
      kept.change((spools) => put(spools, BLACK));
      kept.change((spools) => put(spools, WHITE));
      expect(kept.unkept).toBe('blocked');
      expect(kept.spools).toEqual([BLACK, WHITE]);
    }
  });

  it('is not overwritten when it cannot be read, until somebody gives it up', () => {
    const store = storeOf('{"format":"calibration-notes","version":9}');
    const kept = new NotesStorage(() => store);
    kept.change((spools) => put(spools, BLACK));
    expect([kept.unkept, kept.spools]).toEqual(['broken', [BLACK]]);
    expect(store.text).toContain('9');
    kept.replace();
    expect(kept.unkept).toBeNull();
    expect(new NotesStorage(() => store).spools).toEqual([BLACK]);
  });
});

function raise(): never {
  throw new Error('no');
}
