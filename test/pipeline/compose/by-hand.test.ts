import { beforeAll, describe, expect, it } from 'vitest';
import { recordPath, schemaPath } from '../../../core/contract/paths.js';
import { printerStatements } from '../../../core/words/provenance.js';
import type { Printer } from '../../../schemas/generated/record.js';
import { editsFor } from '../../../scripts/contribute/new/new.js';
import { printerOrigins } from '../../../scripts/contribute/show/origins.js';
import { emitRelease } from '../../../scripts/pipeline/emit/release.js';
import { recordBreaks } from '../../../scripts/release/compatibility/compatibility.js';
import { readRelease } from '../../../scripts/release/diff/compare.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { call } from '../../support/command.js';
import { type EditedData, editedData, flagsOf } from '../../support/edited-data.js';
import { folderOf } from '../../support/folder.js';
import { readJson } from '../../support/published.js';

const PAGE = 'https://example.org/acme-labs-made';
let data: EditedData;
let release: string;
let printer: Printer;

beforeAll(async () => {
  data = await editedData();
  const facts = { enclosed: 'yes', build_volume_mm: '200x200x200' };
  const flags = flagsOf({ brand: 'acme-labs', model: 'Made', source: PAGE, ...facts });
  await data.write(await editsFor('printer', flags, data, null));
  const content = await data.now();
  release = folderOf();
  await emitRelease(content, release, { site: false });
  printer = readJson<{ data: Printer[] }>(release, recordPath('printers', 'acme-labs-made')).data[0] as Printer;
});

describe('a printer without a source', () => {
  it('has a record like any other, valid by its schema', () => {
    expect(printer).toMatchObject({ enclosed: true, kinematics: null, nozzles: [], materials: [] });
  });

  it('is compatible with the schema for clients that do not know such printers', () => {
    const schemaOf = (name: string) => readJson<JsonObject>(release, schemaPath(name));
    expect(recordBreaks(readRelease(release), schemaOf)).toEqual([]);
  });

  it('cites the page of each value, and mentions no presets', () => {
    expect(printerStatements(printer, 'enclosed')).toEqual([{ kind: 'curated', source: PAGE, read: null }]);
    expect(printerStatements(printer, 'kinematics')).toEqual([]);
    const origins = printerOrigins(printer, 'printers/acme-labs/made.yaml', []);
    expect(origins.find(({ field }) => field === 'enclosed')?.from).toBe(PAGE);
    expect(origins.find(({ field }) => field === 'kinematics')?.from).toBe('');
  });

  it('is shown by the command with pages as sources', async () => {
    const { out } = await call(['printer', 'Acme Labs Made'], { source: release });
    expect(out).toContain('Source: pages that people read');
  });
});
