import { SLICERS } from '../../../../core/words/slicers.js';
import type { CheckProblem } from '../../../shared/problem.js';
import type { Dataset } from '../../load/dataset.js';

/** The types of settings in the sources of the slicers that come from Slic3r, and in Cura's. */
const TYPE =
  /^(?:co(?:(?:Float|Int|String|Percent|FloatOrPercent|Bool|Enum|Point)s?|FloatsOrPercents|Point3s?|IntsGroups|PointsGroups|None)|bool|str|int|float|enum|extruder|optional_extruder|category|polygons?|\[int\])$/;

/** That there is a table for each slicer where there are rows, with versions that it knows and limits in their order. */
export function* checkSlicerKeys({ slicerKeys, presets }: Dataset): Iterable<CheckProblem> {
  for (const slicer of SLICERS)
    if (presets.size > 0 && !slicerKeys.has(slicer))
      yield { file: `slicer-keys/${slicer}.json`, path: '', code: 'missing_table' };
  for (const { file, value } of slicerKeys.values()) {
    if (file !== `slicer-keys/${value.id}.json`)
      yield { file, path: 'id', code: 'misplaced_table', parameters: { id: value.id } };
    const versions = value.versions.map(({ id }) => id);
    for (const [name, { type }] of Object.entries(value.keys))
      if (!TYPE.test(type))
        yield {
          file,
          path: `keys.${name}.type`,
          code: 'unknown_type',
          parameters: { type },
        };
    for (const [name, { since, until, min, max, values = [], newer_values: newer = {} }] of Object.entries(
      value.keys,
    )) {
      const words = Object.entries(newer).map(([word, version]) => [`newer_values.${word}`, version] as const);
      for (const word of Object.keys(newer))
        if (!values.includes(word))
          yield {
            file,
            path: `keys.${name}.newer_values.${word}`,
            code: 'word_of_no_key',
            parameters: { word, values },
          };
      for (const [part, version] of [...Object.entries({ since, until }), ...words])
        if (version !== undefined && !versions.includes(version))
          yield {
            file,
            path: `keys.${name}.${part}`,
            code: 'unknown_version',
            parameters: { version, versions },
          };
      if (min !== undefined && max !== undefined && min > max)
        yield { file, path: `keys.${name}.min`, code: 'runs_backwards', parameters: { min, max } };
    }
  }
}
