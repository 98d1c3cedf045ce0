import type { TextPair } from '../../../core/words/language.js';
import { type FieldSchema, type Line, linesFor } from '../../../core/words/layout.js';
import type { PageLocale } from './locale.js';

/** The fields on a printer's page, in groups; with a label if the schema's description is a sentence. */
const GROUPS: readonly { title: TextPair; fields: Readonly<Record<string, TextPair | null>> }[] = [
  {
    title: ['The machine', '机器'],
    fields: {
      build_volume_mm: ['Build volume', '打印体积'],
      printable_volume_mm: ['Volume that the slicer can use', '切片软件可用的空间'],
      bed_shape: ['Bed shape', '热床形状'],
      structure: ['What moves the part', '热床如何移动'],
      kinematics: ['Kinematics', '运动结构'],
      enclosed: ['Enclosed', '封闭机箱'],
      bed_levelling: ['Bed levelling', '调平方式'],
      probe: ['Bed probe', '调平传感方式'],
      plate_attachment: ['Build plate held by', '打印板固定方式'],
      z_drive: ['Z drive', 'Z 轴传动'],
      camera: ['Camera', '摄像头'],
      release_year: ['Release year', '发布年份'],
    },
  },
  {
    title: ['Temperatures and air', '温度与空气'],
    fields: {
      max_nozzle_temperature_c: ['Max nozzle temperature', '喷嘴最高温度'],
      heated_bed: ['Heated bed', '热床加热'],
      max_bed_temperature_c: ['Max bed temperature', '热床最高温度'],
      max_chamber_temperature_c: ['Max chamber temperature', '腔体最高温度'],
      chamber_temperature_control: ['Controlled chamber heating', '腔体温控'],
      auxiliary_fan: ['Auxiliary part fan', '辅助部件风扇'],
      air_filtration: ['Air filter', '空气过滤'],
    },
  },
  {
    title: ['Extruder and nozzles', '挤出机与喷嘴'],
    fields: {
      extruder_type: ['Extruder', '挤出机类型'],
      extruder_count: ['Extruders', '挤出机数量'],
      tool_arrangement: ['Tools', '工具头布置'],
      multi_material: ['Multiple filaments in one print', '多料打印'],
      filament_diameter_mm: ['Filament diameter', '耗材直径'],
      heat_break: ['Heat break', '喉管'],
      nozzle_system: ['Nozzle system', '喷嘴规格'],
      nozzle_material: ['Supplied nozzle', '出厂喷嘴材质'],
      pressure_advance: ['Pressure advance', '压力提前'],
      default_nozzle_diameter_mm: ['Default nozzle', '默认喷嘴直径'],
      nozzles: ['Nozzles and their layer heights', '喷嘴及其层高'],
    },
  },
  {
    title: ['Retraction of the default nozzle', '默认喷嘴的回抽'],
    fields: {
      'retraction.length_mm': null,
      'retraction.speed_mm_s': null,
      'retraction.deretraction_speed_mm_s': null,
      'retraction.z_hop_mm': null,
    },
  },
  {
    title: ['Motion limits', '运动限制'],
    fields: {
      'max_speed_mm_s.x': ['Max speed along X', 'X 轴最高速度'],
      'max_speed_mm_s.y': ['Max speed along Y', 'Y 轴最高速度'],
      'max_acceleration_mm_s2.x': ['Max acceleration along X', 'X 轴最大加速度'],
      'max_acceleration_mm_s2.y': ['Max acceleration along Y', 'Y 轴最大加速度'],
      'max_jerk_mm_s.x': ['Max jerk along X', 'X 轴最大抖动速度'],
      'max_jerk_mm_s.y': ['Max jerk along Y', 'Y 轴最大抖动速度'],
    },
  },
  {
    title: ['Firmware', '固件'],
    fields: { gcode_flavor: ['G-code flavor', 'G 代码类型'], firmware: ['Firmware', '出厂固件'] },
  },
];

/** The rows of a printer's page by group. @throws if the schema lacks a field */
export function printerGroups(schema: FieldSchema, { language, say }: PageLocale): { title: string; lines: Line[] }[] {
  return GROUPS.map(({ title, fields }) => ({
    title: say(...title),
    lines: Object.entries(fields).flatMap(([path, name]) =>
      linesFor(schema, [path], language).map((line) => (name ? { ...line, label: say(...name) } : line)),
    ),
  }));
}

/** The field stated by the manufacturer: the value itself is the lowest of the known maximums. */
export function statedField(path: string): string {
  return /^max_\w+_temperature_c$/.test(path) ? `rated.${path}` : path;
}
