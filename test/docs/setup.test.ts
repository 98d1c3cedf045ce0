import { describe, expect, it } from 'vitest';
import { releaseFiles } from '../../docs/src/explorer/load.js';
import { readQueryState } from '../../docs/src/explorer/query-state.js';
import { resolveSetup } from '../../docs/src/setup/resolve-setup.js';
import {
  explorerPath,
  fillQueryState,
  forgetSetup,
  isEmpty,
  type MySetup,
  NO_SETUP,
  readSetup,
  saveSetup,
} from '../../docs/src/setup/setup.js';
import { storeOf } from '../support/store.js';

const SETUP: MySetup = {
  printer: { id: 'bambu-lab-p1s', name: 'Bambu Lab P1S' },
  nozzle: '0.4',
  material: { id: 'petg', name: 'PETG' },
  slicer: 'orcaslicer',
};

describe('the stored setup', () => {
  it('is read as it was stored', () => {
    const store = storeOf();
    saveSetup(SETUP, store);
    expect(readSetup(store)).toEqual(SETUP);
    expect(saveSetup({ slicer: null }, store)).toEqual({ ...SETUP, slicer: null });
    forgetSetup(store);
    expect(store.text).toBeNull();
    expect(readSetup(store)).toEqual(NO_SETUP);
  });

  it('leaves nothing behind when its last part is removed', () => {
    const store = storeOf();
    saveSetup({ slicer: 'cura' }, store);
    expect(isEmpty(saveSetup({ slicer: null }, store))).toBe(true);
    expect(store.text).toBeNull();
  });

  it('drops the nozzle of another printer', () => {
    const store = storeOf(JSON.stringify(SETUP));
    expect(saveSetup({ printer: { id: 'prusa-mk4s', name: 'Prusa MK4S' } }, store).nozzle).toBeNull();
    expect(saveSetup({ ...SETUP }, store).nozzle).toBe('0.4');
    expect(saveSetup({ printer: SETUP.printer }, store).nozzle).toBe('0.4');
  });

  const rubbish = [
    '{',
    'null',
    '7',
    '"x"',
    '[]',
    '{"printer":"x","nozzle":1,"material":{"id":"../x"},"slicer":"word"}',
  ];
  it.each(rubbish)('is empty if %s is stored', (text) => expect(readSetup(storeOf(text))).toEqual(NO_SETUP));

  it('keeps the valid parts of what is stored', () => {
    const kept = { printer: { id: 'a-b', name: 3 }, nozzle: '0.4 hf', material: null, slicer: 'cura', more: 1 };
    const expected = { printer: { id: 'a-b', name: 'a-b' }, nozzle: '0.4 hf', material: null, slicer: 'cura' };
    expect(readSetup(storeOf(JSON.stringify(kept)))).toEqual(expected);
  });

  it('is empty if storage is blocked', () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    for (const store of [null, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
      expect(readSetup(store)).toEqual(NO_SETUP);
      expect(saveSetup(SETUP, store)).toEqual(SETUP);
      forgetSetup(store);
    }
  });
});

describe('the explorer with a stored setup', () => {
  const filled = (query: string) => fillQueryState(readQueryState(query), SETUP);

  it('uses it if the URL names none', () => {
    const expected = { printer: 'bambu-lab-p1s', nozzle: '0.4', material: 'petg', slicer: 'orcaslicer' };
    expect(filled('')).toMatchObject(expected);
  });

  const queries = ['?printer=prusa-mk4s', '?material=pla', '?view=compare&printer2=prusa-mk4s'];
  it.each(queries)('follows the query %s', (query) =>
    expect(filled(query)).toEqual({ ...readQueryState(query), slicer: 'orcaslicer' }),
  );

  it('keeps the slicer in the URL', () => {
    expect(filled('?slicer=cura').slicer).toBe('cura');
  });

  it('has a URL', () => {
    expect(explorerPath(SETUP)).toBe('/explorer/?printer=bambu-lab-p1s&material=petg&nozzle=0.4&slicer=orcaslicer');
    expect(explorerPath(NO_SETUP)).toBe('/explorer/');
  });
});

describe('the stored setup after a new release', () => {
  const record = (data: object) =>
    Response.json({ success: true, data: [data], meta: { total: 1, page: 1, limit: 100 } });
  const files: Record<string, () => Response> = {
    '/api/v1/printers/new-id.json': () => record({ id: 'new-id', brand: 'Acme', model: 'One' }),
    '/api/v1/materials/petg.json': () => record({ id: 'petg', name: 'PETG' }),
    '/api/v1/names.json': () =>
      Response.json({ printers: { oldid: ['new-id'] }, materials: {}, symptoms: {}, brands: {} }),
  };
  const loader = (reach = true) =>
    releaseFiles('', async (url) => {
      if (!reach) throw new TypeError('offline');
      return files[url]?.() ?? new Response('', { status: 404 });
    });
  const settle = (setup: MySetup, reach?: boolean) => {
    const store = storeOf(JSON.stringify(setup));
    return resolveSetup(loader(reach), store);
  };

  it('has the current id', async () => {
    const settled = await settle({ ...SETUP, printer: { id: 'old-id', name: 'Acme 1' } });
    expect(settled).toEqual({ ...SETUP, printer: { id: 'new-id', name: 'Acme One' } });
  });

  it('drops what no longer exists, and its nozzle', async () => {
    expect(await settle(SETUP)).toEqual({ ...SETUP, printer: null, nozzle: null });
  });

  it('is kept if the lookup fails', async () => {
    expect(await settle(SETUP, false)).toEqual(SETUP);
  });
});
