import type { Correction } from '../../../schemas/generated/record.js';
import type { ImportedPrinter, Override, PrinterSource, ProcessesSource } from '../../../schemas/generated/source.js';
import { at, type Json, type JsonObject, put } from '../../shared/tree.js';
import { readPrinterTarget, readProcessTarget, type Target } from '../check/overrides/target.js';

interface Aimed {
  target: Target;
  override: Override;
}

export interface Corrected<T> {
  values: T;
  corrected: Correction[];
}

/** The overrides of one file, after validation, each applied to its target. */
export class Overrides {
  private constructor(private readonly all: readonly Aimed[]) {}

  static ofPrinter({ overrides = [] }: PrinterSource, { nozzles }: ImportedPrinter): Overrides {
    const variants = Object.keys(nozzles);
    return new Overrides(
      overrides.map((override) => ({ target: readPrinterTarget(override.field, variants), override })),
    );
  }

  static ofProcesses(processes: ProcessesSource | undefined, blocks: readonly string[]): Overrides {
    return new Overrides(
      (processes?.overrides ?? []).flatMap((override) => {
        const target = readProcessTarget(override.field, blocks);
        return target ? [{ target, override }] : [];
      }),
    );
  }

  toPrinter(values: JsonObject): Corrected<JsonObject> {
    return this.apply(values, ({ kind }) => kind === 'printer');
  }

  /** A source's values for a nozzle. Corrections have the nozzle as prefix. */
  toNozzle<T extends object>(nozzle: string, values: T): Corrected<T> {
    const { values: result, corrected } = this.apply(
      values as unknown as JsonObject,
      (target) => target.kind === 'nozzle' && target.nozzle === nozzle,
    );
    return {
      values: result as unknown as T,
      corrected: corrected.map((item) => ({ ...item, field: `nozzles.${nozzle}.${item.field}` })),
    };
  }

  /**
   * The profile of a material, corrected in order: what the filament inherits from the machine, all nozzles, this
   * nozzle.
   */
  toProfile(material: string, nozzle: string, values: JsonObject): Corrected<JsonObject> {
    const of = (wanted: string | null) => (target: Target) =>
      target.kind === 'profile' && target.material === material && target.nozzle === wanted;
    // A filament without retraction of its own inherits the machine's, errors included.
    const ofMachine = this.apply(
      values,
      (target, { was }) =>
        target.kind === 'printer' && target.field.startsWith('retraction.') && at(values, target.field) === was,
    );
    const everywhere = this.apply(ofMachine.values, of(null));
    const here = this.apply(everywhere.values, of(nozzle));
    return { values: here.values, corrected: [...ofMachine.corrected, ...everywhere.corrected, ...here.corrected] };
  }

  toProcess(block: string, values: JsonObject): Corrected<JsonObject> {
    return this.apply(values, (target) => target.kind === 'process' && target.block === block);
  }

  /** Whether the profile of a material has values for this nozzle alone. */
  isSpecial(material: string, nozzle: string): boolean {
    return this.all.some(
      ({ target }) => target.kind === 'profile' && target.material === material && target.nozzle === nozzle,
    );
  }

  /** Materials whose profiles are withheld, with the reason. */
  get withheld(): { material: string; reason: string }[] {
    return this.all.flatMap(({ target, override }) =>
      target.kind === 'withheld' ? [{ material: target.material, reason: override.reason }] : [],
    );
  }

  private apply(values: JsonObject, isMeant: (target: Target, override: Override) => boolean): Corrected<JsonObject> {
    let result = values;
    const corrected: Correction[] = [];
    for (const { target, override } of this.all) {
      if (!isMeant(target, override) || !('field' in target)) continue;
      const { was, value, reason, source } = override;
      result = put(result, target.field, value as Json);
      corrected.push({ field: target.field, upstream_value: was as Correction['upstream_value'], reason, source });
    }
    return { values: result, corrected };
  }
}
