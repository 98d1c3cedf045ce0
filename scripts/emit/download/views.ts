import type { Table } from './table.js';

/** A query that the database keeps under a name. */
export interface View {
  name: string;
  description: string;
  description_zh: string;
  sql: string;
}

/** What people would else join time and again. */
export function viewsOf(tables: readonly Table[]): View[] {
  return [PROFILE_SOURCES, profilesWithProcess(tables)];
}

const PROFILE_SOURCES: View = {
  name: 'profile_sources',
  description: 'The presets that each profile was read from, with the source, its commit and its address.',
  description_zh: '每个配置所读取的预设及其来源、提交和地址。',
  sql: `SELECT
  profiles.id AS profile, sources.id AS source, sources.name AS source_name, sources.revision, sources.url,
  nozzles.printer_preset, profiles.filament_preset, nozzles.process_preset, nozzles.process_choice
FROM profiles
JOIN printers ON printers.id = profiles.printer
JOIN sources ON sources.id = printers.source
JOIN nozzles ON nozzles.printer = profiles.printer AND nozzles.variant = profiles.nozzle_variant`,
};

/** A process has fields that a profile has too, such as `flow_ratio`: all of its are told by what stands before them. */
function profilesWithProcess(tables: readonly Table[]): View {
  const settings = tables.find(({ name }) => name === 'processes')?.columns ?? [];
  const named = settings.filter(({ name }) => name !== 'id').map(({ name }) => `processes.${name} AS process_${name}`);
  return {
    name: 'profiles_with_process',
    description: 'Profiles with their process settings in one row; the names of those begin with `process_`.',
    description_zh: '配置与其工艺设置合为一行；工艺设置的列名以 `process_` 开头。',
    sql: `SELECT profiles.*, ${named.join(', ')}
FROM profiles
JOIN processes ON processes.id = profiles.process`,
  };
}
