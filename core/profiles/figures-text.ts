import type { Profile } from '../../schemas/generated/record.js';
import type { Spool } from '../names/named-spool.js';
import type { Text } from '../words/language.js';

/** States whether the figures of a branded filament's profile are its own or its material's. */
export function figuresText(
  { figures_of, material }: Pick<Profile, 'figures_of' | 'material'>,
  { name }: Pick<Spool, 'name'>,
): Text {
  if (figures_of === 'product_on_this_printer')
    return { en: `Preset for ${name} on this printer and nozzle.`, zh: `${name} 在本机该喷嘴上的预设。` };
  return {
    en: `No preset for ${name} on this printer and nozzle: these are the figures of its material, ${material}.`,
    zh: `没有 ${name} 在本机该喷嘴上的预设：以下为其材料 ${material} 的数值。`,
  };
}
