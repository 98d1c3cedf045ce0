import { gzipSync } from 'fflate';
import type { Records } from '../../compose/records.js';
import { lineOf } from '../pieces.js';

/** What one can have as lines of JSON, by the name of the file, and what one of them is called. */
export const KINDS = {
  printers: { en: 'printer', zh: '打印机' },
  materials: { en: 'material', zh: '耗材' },
  profiles: { en: 'profile', zh: '配置' },
  rules: { en: 'troubleshooting rule', zh: '故障排除规则' },
  settings: { en: 'setting of slicers', zh: '切片设置' },
  filaments: { en: 'branded filament', zh: '品牌耗材' },
} as const satisfies Partial<Record<keyof Records, object>>;

const END = Buffer.from('\n');

/**
 * Records as the service gives them, one a line, gzip. Compressed by code that is the same everywhere: what Node links
 * for it takes other ways on other processors, and would give other bytes. No time and no name in it.
 */
export function ndjson(records: readonly object[]): Uint8Array {
  return gzipSync(Buffer.concat(records.flatMap((record) => [lineOf(record), END])), { mtime: 0 });
}
