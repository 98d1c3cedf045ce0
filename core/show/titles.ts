import type { Language } from '../language.js';

/** What the groups of fields are called: {@link GROUPS} in groups.ts. */
const TITLES = {
  temperatures: ['Temperatures', '温度'],
  cooling: ['Cooling', '冷却'],
  flow: ['Flow', '流量'],
  retraction: ['Retraction', '回抽'],
  layers: ['Layers', '层高'],
  widths: ['Line widths', '线宽'],
  speeds: ['Speeds', '速度'],
  effective_speeds: ['Speeds that are really reached', '实际达到的速度'],
  accelerations: ['Accelerations', '加速度'],
  walls: ['Walls and shells', '墙与壳体'],
  infill: ['Infill', '填充'],
  support: ['Support', '支撑'],
  filament: ['Properties of the filament', '耗材特性'],
  overhangs: ['Overhangs and bridges', '悬垂与桥接'],
  wall_details: ['Details of walls and seam', '墙与接缝细节'],
  surfaces: ['Surfaces and shells', '表面与壳体'],
  accuracy: ['Accuracy', '尺寸精度'],
  feature_flow: ['Flow by feature', '各类走线的流量'],
  jerks: ['Jerk', '抖动速度'],
  ironing: ['Ironing', '熨烫'],
  skirt: ['Skirt and raft', 'Skirt 与筏层'],
  modes: ['Ways of printing', '打印方式'],
  build: ['Machine', '机器'],
  limits: ['Temperatures and air', '温度与空气'],
  rated: ['Highest temperatures that the maker rates', '厂家公布的最高温度'],
  firmware_limit: ['Highest temperatures that the firmware allows', '固件允许的最高温度'],
  extruder: ['Extruder and nozzles', '挤出机与喷嘴'],
  max_speeds: ['Highest speeds', '最高速度'],
  max_accelerations: ['Highest accelerations', '最高加速度'],
  max_jerks: ['Highest jerk', '最大抖动速度'],
  firmware: ['Firmware', '固件'],
  kind: ['Kind', '种类'],
  drying: ['Drying', '烘干'],
  printing: ['Printing', '打印'],
  nozzle: ['Nozzle', '喷嘴'],
} as const;

/** The titles of the groups of fields in a language, by id. */
export function titlesIn(language: Language): Record<keyof typeof TITLES, string> {
  const named = Object.entries(TITLES).map(([id, [en, zh]]) => [id, language === 'en' ? en : zh]);
  return Object.fromEntries(named) as Record<keyof typeof TITLES, string>;
}
