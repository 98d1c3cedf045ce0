import { slug } from '../shared/slug.js';
import type { FilamentCandidate } from './machine.js';

/**
 * Slicers' `filament_type` texts that are not the material's usual name, and the material they mean.
 * An empty text means that no generic material can be named: the preset is left out.
 */
const TYPES: Readonly<Record<string, string>> = {
  'abs material4print natur': 'abs',
  abst: 'abs',
  'breakaway support': '',
  'carbon fiber': '', // a fibre without its polymer
  edge: 'petg', // E3D Edge, a PETG copolyester
  flex: 'tpu',
  iglidur: '', // a family of sliding-bearing plastics, not one polymer
  metal: '', // metal powder in a binder, not one polymer
  misc: '',
  ngen: 'cpe', // ColorFabb nGen, an Amphora copolyester
  nylon: 'pa',
  pacf: 'pa-cf',
  'pacf pro': 'pa-cf',
  pagf: 'pa-gf',
  'pc abs fr': 'pc-abs-fr',
  'pc/abs-fr': 'pc-abs-fr',
  pcabs: 'pc-abs',
  pccf: 'pc-cf',
  peba90a: 'peba',
  petgcf: 'petg-cf',
  'petg-cf10': 'petg-cf',
  'petg polymax': 'petg',
  'pla basic': 'pla',
  'pla basic+': 'pla',
  'pla tough': 'pla',
  'pla+': 'pla-plus',
  'pla-hs': 'pla-high-speed',
  's-multi': '',
  's-paht': '',
  'pa-s': '',
  'paht-s': 'paht',
  scaff: '',
  silk: 'pla-silk',
  support: '',
  tpu75d: 'tpu',
  tpu92a: 'tpu',
  tpu93a: 'tpu',
  tpu98a: 'tpu',
  ultrapa: 'pa',
  'ultrapa-cf25': 'pa-cf',
};

/** Support materials that are materials of their own, not a maker's mixture for one polymer. */
const SUPPORT_MATERIALS = new Set(['pva', 'bvoh', 'hips', 'sbs']);

/**
 * The id of the generic material that a filament preset is about, or null when it is none: a mixture for
 * supports, or a type that names no polymer. PLA and PETG are told apart by what the preset's name says.
 */
export function materialOf(candidate: FilamentCandidate): string | null {
  const type = candidate.type.trim().toLowerCase();
  const name = candidate.alias.toLowerCase();
  let id = (Object.hasOwn(TYPES, type) ? TYPES[type] : undefined) ?? slug(type);
  if (id === 'pla') {
    if (name.includes('silk')) id = 'pla-silk';
    else if (name.includes('matte')) id = 'pla-matte';
    else if (/high speed|rapid|hyper|\bhs\b/.test(name)) id = 'pla-high-speed';
  } else if (id === 'petg' && /\bhf\b|high speed|rapid|hyper/.test(name)) id = 'petg-hf';
  if (id === '') return null;
  const support = candidate.support || name.includes('support');
  return support && !SUPPORT_MATERIALS.has(id) ? null : id;
}
