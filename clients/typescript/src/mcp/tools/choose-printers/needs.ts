import { foldToId } from '../../../../../../core/fold.js';
import { printerName } from '../../../../../../core/printer-name.js';
import type { BriefPrinter } from '../../../../../../schemas/generated/record.js';
import type { Call } from '../../tool.js';
import type { Input, Judged } from './shape.js';

/** A need: whether a printer meets it; null: not known. */
export type Needs = Readonly<Record<string, (printer: BriefPrinter) => boolean | null>>;

/** The needs of a call by their names. @throws {Refusal} for a material or a brand that there is not */
export async function needsOf(input: Input, { desk }: Call): Promise<Needs> {
  const needs: Record<string, Needs[string]> = {};
  const atLeast = (field: string, least: number | undefined, of: (printer: BriefPrinter) => number | null) => {
    if (least === undefined) return;
    needs[field] = (printer) => {
      const known = of(printer);
      return known === null ? null : known >= least;
    };
  };
  const equals = (field: 'enclosed' | 'extruder_type' | 'kinematics', wanted: string | boolean | undefined) => {
    if (wanted !== undefined) needs[field] = ({ [field]: known }) => (known === null ? null : known === wanted);
  };
  for (const side of ['x', 'y', 'z'] as const)
    atLeast(`build_volume_mm.${side}`, input.build_volume_mm?.[side], (printer) => printer.build_volume_mm[side]);
  for (const part of ['nozzle', 'bed', 'chamber'] as const)
    atLeast(`max_${part}_temperature_c`, input[`min_${part}_temperature_c`], (one) => one[`max_${part}_temperature_c`]);
  equals('enclosed', input.enclosed);
  equals('extruder_type', input.extruder_type);
  equals('kinematics', input.kinematics && foldToId(input.kinematics).replaceAll('-', '_'));
  const { nozzle_diameter_mm: nozzle } = input;
  if (nozzle !== undefined)
    needs.nozzle_diameter_mm = ({ nozzle_diameters_mm: sizes }) => (sizes.length === 0 ? null : sizes.includes(nozzle));
  for (const name of input.materials ?? []) {
    const id = await desk.idOf('materials', name);
    needs[`profile for ${id}`] = ({ materials }) => materials.includes(id);
  }
  if (input.brand !== undefined) {
    const id = await desk.idOf('brands', input.brand);
    needs.brand = ({ brand_id }) => brand_id === id;
  }
  return needs;
}

/** A printer with the needs that it does not meet, and those of which it is not known. */
export function judge(printer: BriefPrinter, needs: Needs): Judged {
  const verdicts = Object.entries(needs).map(([name, meets]) => [name, meets(printer)] as const);
  const { x, y, z: height } = printer.build_volume_mm;
  const { id, max_nozzle_temperature_c, max_bed_temperature_c, max_chamber_temperature_c, enclosed } = printer;
  const { extruder_type, likely_extruder_type, kinematics, nozzle_diameters_mm, release_year, configuration_of } =
    printer;
  return {
    id,
    name: printerName(printer),
    build_volume_mm: [x, y, height],
    ...{ max_nozzle_temperature_c, max_bed_temperature_c, max_chamber_temperature_c, enclosed },
    ...{ extruder_type, likely_extruder_type, kinematics, nozzle_diameters_mm },
    materials: printer.materials.length,
    ...{ release_year, configuration_of },
    not_met: verdicts.filter(([, met]) => met === false).map(([name]) => name),
    not_known: verdicts.filter(([, met]) => met === null).map(([name]) => name),
  };
}

/** The smaller first. */
export function bySize(a: Judged, b: Judged): number {
  const size = ({ build_volume_mm: sides }: Judged) => sides.reduce<number>((total, side) => total * (side ?? 0), 1);
  return size(a) - size(b) || (a.id < b.id ? -1 : 1);
}
