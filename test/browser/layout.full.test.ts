import { describe, expect, it } from 'vitest';
import { layoutFlaws } from '../support/layout.js';
import { seriousViolations, visitor, WATCHERS } from '../support/visit.js';

/** A page of each kind, with what fills it most. */
const PAGES = [
  '/',
  '/symptoms/',
  '/symptoms/stringing/',
  '/causes/wet-filament/',
  '/settings/',
  '/settings/retraction_length/',
  '/printers/',
  '/printers/?compare=bambu-lab-p1s,prusa-mk4s,creality-ender-3-v3-se,voron-2-4-350',
  '/printers/creality-ender-3-v3-se/',
  '/brands/',
  '/brands/creality/',
  '/materials/',
  '/materials/petg/',
  '/explorer/',
  '/explorer/?printer=creality-ender-3-v3-se&material=petg',
  '/symptoms/stringing/?printer=creality-ender-3-v3-se&material=petg&slicer=orcaslicer',
  '/symptoms/stringing/?questions=1',
  '/explorer/?view=compare&printer=bambu-lab-p1s&printer2=prusa-mk4s&material=petg',
  '/find/?q=petg',
  '/quick-start/',
  '/sources/',
  '/download/',
  '/nothing-here/',
];

const look = visitor('siteServer', 'errors expected'); // the browser tells of the page that is missing

describe.each(WATCHERS)('nothing is out of place, $lang at $width px, $colorScheme', ({ colorScheme, ...viewer }) => {
  it.each(PAGES)('%s', async (path) => {
    const { page, open, settle } = await look(viewer, { colorScheme });
    await open(path);
    await settle();
    expect(await layoutFlaws(page)).toEqual([]);
    expect(await seriousViolations(page, 'targets too')).toEqual([]);
  });
});
