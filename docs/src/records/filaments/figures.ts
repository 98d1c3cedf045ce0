import type { Range } from '../../../../core/profiles/range.js';
import type { Filament, Material } from '../../../../schemas/generated/record.js';
import type { PageLocale } from '../locale.js';

/** A figure of a product in words, or of its material where the product has none. */
export interface ProductFigure {
  title: string;
  /** Of the product; null where no source has one. */
  own: string | null;
  /** Of the material; null where it is not known there. */
  usual: string | null;
  /** Id of the source of the product's figure; null where somebody corrected it. */
  source: string | null;
}

/** What a product is printed at and dried at, in the order in which one sets it: its own figures, and its material's. */
export function figuresOf(product: Filament, material: Material, locale: PageLocale): ProductFigure[] {
  const { say, writer } = locale;
  const range = (value: Partial<Range> | null, unit: string) =>
    value && writer.range(value.min ?? null, value.max ?? null, unit);
  const single = (value: number | null, unit: string) => (value === null ? null : writer.any(value, unit));
  const rows: [field: keyof Filament, title: string, own: string | null, usual: string | null][] = [
    [
      'nozzle_temperature_c',
      say('Nozzle', '喷嘴'),
      range(product.nozzle_temperature_c, '°C'),
      range(material.nozzle_temperature_c, '°C'),
    ],
    [
      'bed_temperature_c',
      say('Bed', '热床'),
      range(product.bed_temperature_c, '°C'),
      range(material.bed_temperature_c, '°C'),
    ],
    [
      'chamber_temperature_c',
      say('Chamber', '腔体'),
      range(product.chamber_temperature_c, '°C'),
      range(material.chamber_temperature_c, '°C'),
    ],
    [
      'drying_temperature_c',
      say('Drying', '烘干'),
      single(product.drying_temperature_c, '°C'),
      range(material.drying_temperature_c, '°C'),
    ],
    [
      'drying_time_h',
      say('Drying time', '烘干时间'),
      single(product.drying_time_h, 'h'),
      range(material.drying_time_h, 'h'),
    ],
    [
      'max_volumetric_speed_mm3_s',
      say('Max volumetric speed', '最大体积速度'),
      range(product.max_volumetric_speed_mm3_s, 'mm³/s'),
      single(material.max_volumetric_speed_mm3_s, 'mm³/s'),
    ],
    ['flow_ratio', say('Flow ratio', '流量比例'), range(product.flow_ratio, ''), null],
    [
      'density_g_cm3',
      say('Density', '密度'),
      single(product.density_g_cm3, 'g/cm³'),
      single(material.density_g_cm3, 'g/cm³'),
    ],
  ];
  const isCorrected = (field: string) =>
    product.provenance.corrected.some((one) => one.field === field || one.field.startsWith(`${field}.`));
  const sourceOf = (field: string) => product.provenance.fields[field] ?? product.provenance.sources[0] ?? null;
  return rows.map(([field, title, own, usual]) => ({
    title,
    own,
    usual,
    source: isCorrected(field) ? null : sourceOf(field),
  }));
}
