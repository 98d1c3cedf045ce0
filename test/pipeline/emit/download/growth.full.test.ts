import { describe, expect, it } from 'vitest';
import { growData } from '../../../../bench/growth.js';
import { RELEASE_LIMITS } from '../../../../core/contract/limits.js';
import { composeRecords } from '../../../../scripts/pipeline/compose/records.js';
import { buildDataset } from '../../../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../../../scripts/pipeline/load/read.js';
import { DATA } from '../../../support/data.js';
import { downloadsOf } from '../../../support/downloads.js';
import { folderOf } from '../../../support/folder.js';

const PRINTERS = 1000;

describe(`the downloads of ${PRINTERS} printers`, () => {
  it('stay below the file size limit of the CDN', () => {
    const grown = folderOf();
    growData(DATA, grown, Math.ceil(PRINTERS / 500), PRINTERS);
    const dataset = buildDataset(readSourceFiles(grown));
    const records = composeRecords(dataset);
    expect(records.printers.length).toBe(PRINTERS);
    const { downloads } = downloadsOf({ dataset, records });
    const sizes = downloads.map(({ path, bytes }) => [path, bytes] as const);
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.filter(([, bytes]) => bytes >= RELEASE_LIMITS.bytesPerFile)).toEqual([]);
  }, 300_000);
});
