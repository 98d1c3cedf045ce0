import { type CheckProblem, faultAt } from '../../shared/problem.js';
import { ownValue } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';
import { unknownId } from './unknown-id.js';

/** Checks the ids in the paths of imported files: source, printer, brand. */
export function* checkImportedFiles(dataset: Dataset): Iterable<CheckProblem> {
  const { imported, sources, printers, brands, filamentBrands, codeSystems } = dataset;
  for (const [source, { printers: machines, presets, productPresets, filaments, codes, digests }] of imported) {
    yield* unknownId(digests.file, '', 'source', source, {
      ...sources.value.sources,
      ...sources.value.filament_sources,
      ...sources.value.code_sources,
    });
    for (const [id, { file }] of machines) yield* unknownId(file, '', 'printer', id, printers);
    for (const [brand, { file }] of filaments)
      yield* unknownId(file, '', 'filament brand', brand, filamentBrands.value);
    for (const [system, { file }] of codes) yield* unknownId(file, '', 'code system', system, codeSystems);
    for (const [brand, { file }] of [...presets, ...productPresets])
      yield* unknownId(file, '', 'brand', brand, brands.value);
  }
}

/**
 * Checks the references within an imported file and its brand: nozzles of a printer, process blocks of its brand,
 * printers of presets.
 */
export function* checkImportedParts({ imported, sources, printers }: Dataset): Iterable<CheckProblem> {
  for (const [source, { printers: machines, processes, presets, presetValues }] of imported) {
    for (const { file, value } of presetValues.values())
      for (const [id, { nozzles, profiles = {} }] of Object.entries(value.printers))
        yield* unknownNozzles(file, `printers.${id}.profiles`, profiles, nozzles);
    for (const [id, { file, value }] of machines) {
      const blocks = processes.get(printers.get(id)?.value.brand ?? '')?.value ?? {};
      yield* namedOtherwise(file, 'nozzles', value.nozzles);
      for (const [variant, { process }] of Object.entries(value.nozzles))
        if (process !== undefined)
          yield* unknownId(file, `nozzles.${variant}.process`, 'process block', process, blocks);
      for (const [material, groups] of Object.entries(value.profiles ?? {}))
        for (const [group, { process }] of groups.entries())
          if (process !== undefined)
            yield* unknownId(file, `profiles.${material}.${group}.process`, 'process block', process, blocks);
      yield* unknownNozzles(file, 'profiles', value.profiles ?? {}, value.nozzles);
    }
    for (const [brand, { file, value }] of presets) {
      const release = ownValue(sources.value.sources, source);
      if (release && release.slicer === undefined)
        yield faultAt({ file, path: '' }, 'no_slicer_release', [
          `"${source}" is not marked as the newest release of a slicer`,
          'name the slicer with "slicer" in data/sources.yaml, or remove the file and its digest',
        ]);
      for (const [id, { nozzles, filaments: materials = {} }] of Object.entries(value)) {
        // Presets of a removed printer are ignored; the next import drops them.
        const printer = printers.get(id)?.value;
        if (printer && printer.brand !== brand)
          yield faultAt({ file, path: id }, 'presets_of_another_brand', [
            `the printer "${id}" belongs to the brand "${printer.brand}"`,
          ]);
        yield* namedOtherwise(file, `${id}.nozzles`, nozzles);
        const renamed = renamedNozzle(nozzles, Object.values(materials).flat());
        if (renamed)
          yield faultAt({ file, path: `${id}.nozzles.${renamed.now}` }, 'renamed_nozzle', [
            `its filaments use the nozzle "${renamed.was}", and none uses "${renamed.now}"`,
            'what the import wrote: undo the edit, or import again',
          ]);
        else yield* unknownNozzles(file, `${id}.filaments`, materials, nozzles);
      }
    }
  }
}

/** Nozzles that groups of profiles or presets, by material, name although the printer does not have them. */
function* unknownNozzles(
  file: string,
  path: string,
  byMaterial: Readonly<Record<string, readonly { nozzles: readonly string[] }[]>>,
  known: object,
): Iterable<CheckProblem> {
  for (const [material, groups] of Object.entries(byMaterial))
    for (const [group, { nozzles }] of groups.entries())
      for (const [index, variant] of nozzles.entries())
        if (!Object.hasOwn(known, variant))
          yield* unknownId(file, `${path}.${material}.${group}.nozzles.${index}`, 'nozzle', variant, known);
}

/** By which factor a nozzle's diameter may differ from its name: some kits keep the name of an earlier kit. */
const MOST = 1.6;

/** Nozzles whose name states another diameter than they have. */
function* namedOtherwise(
  file: string,
  path: string,
  nozzles: Readonly<Record<string, { diameter_mm: number | null }>>,
): Iterable<CheckProblem> {
  for (const [variant, { diameter_mm: diameter }] of Object.entries(nozzles)) {
    const named = variant.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    if (!diameter || named.length === 0) continue;
    if (named.some((one) => Math.max(one / diameter, diameter / one) <= MOST)) continue;
    yield faultAt({ file, path: `${path}.${variant}` }, 'misnamed_nozzle', [
      `the nozzle "${variant}" has a diameter of ${diameter} mm`,
      'the diameter in its name',
    ]);
  }
}

/** A renamed nozzle: no filament names it, and the filaments name one that does not exist. */
function renamedNozzle(
  nozzles: object,
  filaments: readonly { nozzles: readonly string[] }[],
): { was: string; now: string } | null {
  const named = new Set(filaments.flatMap((one) => one.nozzles));
  const [was, ...further] = [...named].filter((variant) => !Object.hasOwn(nozzles, variant));
  const [now, ...idle] = Object.keys(nozzles).filter((variant) => !named.has(variant));
  return was !== undefined && now !== undefined && further.length + idle.length === 0 ? { was, now } : null;
}
