import type { Setting } from '../../../schemas/generated/record.js';
import type { PageLocale } from './locale.js';

/**
 * What slicers call the values of their options, by key and value; names of their interfaces. One word means different
 * things in different options, `all` for one, so that a value alone does not name itself.
 */
const OPTIONS: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  'adhesion_type=brim': ['Brim', 'Brim'],
  'brim_type=auto_brim': ['Auto', '自动'],
  'brim_type=outer_only': ['Outer brim only', '仅外侧'],
  'inset_direction=inside_out': ['Inside To Outside', '从内到外'],
  'ironing_type=no ironing': ['No ironing', '不熨烫'],
  'perimeter_generator=arachne': ['Arachne', 'Arachne'],
  'print_sequence=all_at_once': ['All at Once', '同时打印'],
  'print_sequence=by layer': ['By layer', '逐层'],
  'retraction_combing=all': ['All', '所有'],
  'seam_position=aligned': ['Aligned', '对齐'],
  'seam_slope_type=none': ['None', '无'],
  'support_material_style=grid': ['Grid', '网格'],
  'support_structure=normal': ['Normal', '正常'],
  'support_type=normal(auto)': ['Normal (auto)', '普通（自动）'],
  'top_bottom_pattern=lines': ['Lines', '直线'],
  'wall_generator=arachne': ['Arachne', 'Arachne'],
  'wall_sequence=inner wall/outer wall': ['Inner/Outer', '内墙/外墙'],
  'z_seam_type=sharpest_corner': ['Sharpest Corner', '最尖角'],
};

/** The default of a slicer in words: an option by its name, a pattern as everywhere, a text without a name as it is. */
export function formatDefault(own: Setting['slicers']['cura'], { say, writer }: PageLocale): string | null {
  const value = own.default;
  if (typeof value !== 'string') return writer.any(value, own.unit ?? '');
  const named = OPTIONS[`${own.key}=${value}`];
  if (named) return say(...named);
  return own.key?.endsWith('_pattern') ? writer.word(value) : value;
}
