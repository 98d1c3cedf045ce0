import { UnknownNameError } from '../../../clients/typescript/src/errors.js';
import type { Files } from '../../../clients/typescript/src/files.js';
import { resolveRecord } from '../../../clients/typescript/src/resolve-record.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import { type Chosen, type MySetup, readSetup, type Store, saveSetup } from './setup.js';

/**
 * Updates the saved setup to the release: redirected ids are replaced and removed ones dropped. If a lookup fails
 * (offline, for example), the value is kept.
 */
export async function resolveSetup(files: Files, store?: Store | null): Promise<MySetup> {
  const { printer, material } = readSetup(store);
  const [machine, plastic] = await Promise.all([
    today(printer, async ({ id }) => {
      const found = await resolveRecord<Printer>(files, 'printers', id);
      return { id: found.id, name: printerName(found) };
    }),
    today(material, async ({ id }) => {
      const found = await resolveRecord<Material>(files, 'materials', id);
      return { id: found.id, name: found.name };
    }),
  ]);
  // The selection may have changed meanwhile.
  const now = readSetup(store);
  const same = (a: Chosen | null, b: Chosen | null) => a?.id === b?.id && a?.name === b?.name;
  if (!same(now.printer, printer) || !same(now.material, material)) return now;
  if (same(machine, printer) && same(plastic, material)) return now;
  // A printer whose id was only redirected keeps its nozzle.
  return saveSetup({ printer: machine, material: plastic, nozzle: machine === null ? null : now.nozzle }, store);
}

async function today(kept: Chosen | null, look: (kept: Chosen) => Promise<Chosen>): Promise<Chosen | null> {
  if (kept === null) return null;
  return look(kept).catch((error: unknown) => (error instanceof UnknownNameError ? null : kept));
}
