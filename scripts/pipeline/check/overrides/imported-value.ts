import type { ImportedPrinter, ImportedProcesses } from '../../../../schemas/generated/source.js';
import { at, type Json, ownValue } from '../../../shared/tree.js';
import type { Target } from './target.js';

/** The leading source's value at the target of a printer override; null if it has none. */
export function importedValue({ facts, nozzles, profiles }: ImportedPrinter, target: Target): Json {
  switch (target.kind) {
    case 'printer':
      return at(facts, target.field);
    case 'nozzle':
      return at(ownValue(nozzles, target.nozzle), target.field);
    case 'withheld':
      return ownValue(profiles, target.material)?.[0]?.preset ?? null;
    case 'profile': {
      const groups = ownValue(profiles, target.material) ?? [];
      const usual = Object.keys(nozzles).find((variant) => nozzles[variant]?.default) ?? '';
      const group = groups.find((one) => one.nozzles.includes(target.nozzle ?? usual)) ?? groups[0];
      return at(group?.values, target.field);
    }
    case 'process':
      return null; // not of a printer
  }
}

/** The source's value that an override of a process file corrects. */
export function importedProcessValue(blocks: ImportedProcesses, { block, field }: Target & { kind: 'process' }): Json {
  return at(ownValue(blocks, block)?.values, field);
}
