import { expect, it } from 'vitest';
import { readQueryState } from '../../../docs/src/explorer/query-state.js';
import { troublePath } from '../../../docs/src/symptom/trouble-path.js';

it('the link from the explorer to the symptoms passes the setup on', () => {
  expect(troublePath(readQueryState('?printer=p&material=petg&nozzle=0.6&slicer=cura'))).toBe(
    '/symptoms/?printer=p&material=petg&nozzle=0.6&slicer=cura',
  );
  expect(troublePath(readQueryState('?brand=b'))).toBe('/symptoms/');
});
