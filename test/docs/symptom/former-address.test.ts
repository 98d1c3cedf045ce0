import { describe, expect, it } from 'vitest';
import { Files } from '../../../clients/typescript/src/files.js';
import { FILES } from '../../../core/contract/paths.js';
import { readQueryState } from '../../../docs/src/explorer/query-state.js';
import { symptomAddress } from '../../../docs/src/symptom/former-address.js';
import { asksForSymptom, troublePath } from '../../../docs/src/symptom/trouble-path.js';

const KNOWN: Readonly<Record<string, unknown>> = {
  '/explorer/symptoms.json': { stringing: 'Stringing', warping: 'Warping' },
  [FILES.names]: { symptoms: { hairs: ['stringing'], strings: ['stringing', 'warping'] } },
};
const files = new Files({ name: 'test', text: async (path) => JSON.stringify(KNOWN[path]) });
const from = (pathname: string, search: string) => symptomAddress({ pathname, search }, files, 'en');

describe('an address of former days', () => {
  it.each([
    ['/explorer/', '?view=troubleshoot', '/symptoms/'],
    ['/explorer/', '?view=troubleshoot&printer=p&material=petg', '/symptoms/?printer=p&material=petg'],
    ['/explorer/', '?symptom=stringing', '/symptoms/stringing/'],
    ['/explorer/', '?symptom=hairs&slicer=cura', '/symptoms/stringing/?slicer=cura'],
    [
      '/explorer/',
      '?view=troubleshoot&symptom=stringing&printer=p&nozzle=0.6&cause=wet-filament&fix=dry&yours=wipe:true',
      '/symptoms/stringing/?printer=p&nozzle=0.6&yours=wipe:true#fix-wet-filament-dry',
    ],
    ['/explorer/', '?symptom=stringing&cause=wet-filament', '/symptoms/stringing/#cause-wet-filament'],
    ['/diagnose/', '', '/symptoms/'],
    ['/diagnose/', '?symptom=smoke', '/symptoms/'],
    ['/diagnose/', '?symptom=strings', '/symptoms/'],
    ['/zh-cn/diagnose/', '?symptom=stringing&choose=1', '/symptoms/stringing/?questions=1'],
    ['/diagnose/', '?symptom=smoke,stringing,warping', '/symptoms/stringing/?also=smoke,warping'],
    [
      '/diagnose/',
      '?symptom=stringing&material=petg&answers=extrude-in-air:pops&ask=x&further=1',
      '/symptoms/stringing/?material=petg&answers=extrude-in-air:pops&ask=x&further=1',
    ],
    ['/diagnose/', '?symptom=stringing&setup=none', '/symptoms/stringing/?setup=none&questions=1'],
  ])('%s%s leads to %s', async (pathname, search, address) => {
    expect(await from(pathname, search)).toBe(address);
  });

  it('is one of the explorer where it names a symptom or that view', () => {
    expect(['?symptom=stringing', '?view=troubleshoot'].map(asksForSymptom)).toEqual([true, true]);
    expect(['', '?printer=p', '?view=compare&symptom=x'].map(asksForSymptom)).toEqual([false, false, false]);
  });
});

it('the way from the explorer to the symptoms takes the setup along', () => {
  expect(troublePath(readQueryState('?printer=p&material=petg&nozzle=0.6&slicer=cura'))).toBe(
    '/symptoms/?printer=p&material=petg&nozzle=0.6&slicer=cura',
  );
  expect(troublePath(readQueryState('?brand=b'))).toBe('/symptoms/');
});
