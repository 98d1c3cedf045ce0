import { foldToKey } from '../../../../core/names/fold.js';
import { slicerNamed as namedInFull, SLICERS, type SlicerId } from '../../../../core/words/slicers.js';
import { wrongUse } from './failure.js';

/** A slicer by its id, its name or how either begins, with hyphens and blanks. @throws {Failure} when none is called so */
export function slicerNamed(told: string): SlicerId {
  const whole = namedInFull(told);
  if (whole) return whole;
  const begun = foldToKey(told);
  const meant = SLICERS.filter((id) => begun !== '' && foldToKey(id).startsWith(begun));
  const [slicer] = meant;
  if (slicer && meant.length === 1) return slicer;
  throw wrongUse(
    'unknown_slicer',
    { en: `Unknown slicer "${told}".`, zh: `不支持切片软件“${told}”。` },
    {
      where: '--slicer',
      value: told,
      suggestions: meant,
      hint: { en: `Allowed: ${SLICERS.join(', ')}`, zh: `可用的值：${SLICERS.join('、')}` },
    },
  );
}
