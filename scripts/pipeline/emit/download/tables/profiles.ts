import { hash } from 'node:crypto';
import { SLICERS } from '../../../../../core/words/slicers.js';
import type { Profile } from '../../../../../schemas/generated/record.js';
import { recordSchema } from '../../../../shared/schemas/read.js';
import { at, type JsonObject } from '../../../../shared/tree.js';
import type { Records } from '../../../compose/records.js';
import { cellsOf, column, fieldColumns, required, type Table, toId } from '../table.js';

/** Columns of the table `presets`, independent of the material. Only Cura has a process per material. */
const OF_NOZZLES = SLICERS.flatMap((slicer) =>
  ['machine', 'variants', ...(slicer === 'cura' ? [] : ['process'])].map((name) => `presets.${slicer}.${name}`),
);

/** Columns with each slicer's filament preset, which many printers share. */
const OF_FILAMENTS = SLICERS.filter((slicer) => slicer !== 'cura').map((slicer) => `presets_${slicer}_filament`);

/** One row per profile. Values of its nozzle that are the same for every material are in `nozzles` and `processes`. */
export function profileTable({ profiles }: Records, processes: ProcessIds): Table {
  const pairOf = ({ printer, material }: Profile) => `${printer}/${material}`;
  const leading = new Set(
    Map.groupBy(profiles, pairOf)
      .values()
      .map(([first]) => first),
  );
  const omitted = ['source', 'commit', 'printer_preset', 'process_preset', 'process_choice', 'corrected'];
  const columns = fieldColumns(recordSchema('profile'), {
    omit: ['process', 'warnings', ...OF_NOZZLES, ...omitted.map((name) => `provenance.${name}`)],
  });
  return {
    name: 'profiles',
    description: 'One row per profile: a printer, one of its nozzles and a material.',
    description_zh: '每行一个配置：打印机、喷嘴与耗材的组合。',
    parts: ['figures'],
    columns: [
      ...columns,
      column(
        'leads',
        'boolean',
        'Whether it is the first profile of its printer and material: the one to use if no nozzle is named.',
        '是否为该打印机与耗材的首选配置：未指定喷嘴时取它。',
        { required: true },
      ),
      required('process', 'Its process settings, in `processes`.', '工艺设置，见 `processes`。'),
    ],
    key: ['id'],
    foreign: [
      toId('printer', 'printers'),
      toId('material', 'materials'),
      { columns: ['printer', 'nozzle_variant'], table: 'nozzles', to: ['printer', 'variant'] },
      toId('process', 'processes'),
    ],
    indexes: [['printer', 'material'], ['material']],
    repeated: ['basis', 'evidence', 'process', 'filament_preset', ...OF_FILAMENTS],
    rows: profiles.map((profile) => [
      ...cellsOf(profile, columns),
      leading.has(profile),
      processes.get(profile.process) ?? null,
    ]),
  };
}

/** Hexadecimal digits of a process id: with a thousand processes, one release in two million has a collision. */
const DIGITS = 12;

/** The id of each process: many profiles share one. */
export type ProcessIds = ReadonlyMap<Profile['process'], string>;

/** Derived from the content: an id is stable as long as the values are, whatever else changes. */
export function processIds(profiles: readonly Profile[]): ProcessIds {
  const processes = new Set(profiles.map(({ process }) => process));
  const idOf = (process: Profile['process']) => hash('sha256', JSON.stringify(process)).slice(0, DIGITS);
  return new Map([...processes].map((process) => [process, idOf(process)]));
}

/** One row per process: nine tenths of the values of a profile, in a thirtieth of the rows. */
export function processTable(ids: ProcessIds): Table {
  const columns = fieldColumns(at(recordSchema('profile'), 'properties.process') as JsonObject);
  const processes = new Map([...ids].map(([process, id]) => [id, process]));
  return {
    name: 'processes',
    description:
      'Process settings. Nozzles of many printers share them: each set is listed once, and profiles refer to it.',
    description_zh: '工艺设置。许多打印机的喷嘴设置相同：每组只列一次，由配置引用。',
    parts: ['figures'],
    columns: [
      required('id', 'Derived from the values: the same values have the same id.', '由各值生成：值相同则标识相同。'),
      ...columns,
    ],
    key: ['id'],
    rows: [...processes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, process]) => [id, ...cellsOf(process, columns)]),
  };
}
