import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Correction, Printer, Profile } from '../../../schemas/generated/record.js';
import { limitToPrinter } from '../../../scripts/pipeline/compose/limit-to-printer.js';
import { at, type JsonObject, put } from '../../../scripts/shared/tree.js';
import { smallComposed } from '../../support/small-dataset.js';

const { printers, profiles } = smallComposed().records;
const [printer] = printers as [Printer];
const [profile] = profiles as [Profile];

/** Values around the limits below, so that under, at and above one all occur often. */
const temperature = fc.oneof(fc.constant(null), fc.integer({ min: 95, max: 105 }), fc.integer({ min: 0, max: 400 }));
const maximum = fc.constantFrom(null, 100, 260);
const layers = fc.record({ first_layer: temperature, other_layers: temperature });
const correction = { field: 'flow_ratio', upstream_value: 9, reason: 'It is no ratio.', source: 'slicer' };
const anyProfile = fc
  .record({
    nozzle: layers,
    bed: layers,
    plate: layers,
    corrected: fc.constantFrom<Correction[]>([], [correction]),
    id: fc.nat(),
  })
  .map(
    ({ nozzle, bed, plate, corrected, id }): Profile => ({
      ...profile,
      id: `acme-one--${id}`,
      // Replacement by another nozzle's better value is tested separately.
      material: `material-${id}`,
      nozzle_temperature_c: nozzle,
      bed_temperature_c: bed,
      bed_temperature_by_plate_c: { ...profile.bed_temperature_by_plate_c, engineering: plate },
      provenance: { ...profile.provenance, corrected },
    }),
  );

/** The temperatures that a printer limits: their place in a profile, and the limit. */
const LIMITED = [
  ['nozzle_temperature_c.first_layer', 'max_nozzle_temperature_c'],
  ['nozzle_temperature_c.other_layers', 'max_nozzle_temperature_c'],
  ['bed_temperature_c.first_layer', 'max_bed_temperature_c'],
  ['bed_temperature_c.other_layers', 'max_bed_temperature_c'],
  ['bed_temperature_by_plate_c.engineering.first_layer', 'max_bed_temperature_c'],
  ['bed_temperature_by_plate_c.engineering.other_layers', 'max_bed_temperature_c'],
] as const;

it('profiles are fitted to a printer: values above its maximum are removed and listed, all others kept', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyProfile, { maxLength: 4, selector: ({ id }) => id }),
      fc.record({ max_nozzle_temperature_c: maximum, max_bed_temperature_c: maximum }),
      (given, limits) => {
        const before = structuredClone(given);
        const fitted = limitToPrinter(given, { ...printer, ...limits });
        expect(given, 'what was given is left alone').toEqual(before);

        const { max_nozzle_temperature_c: max } = limits;
        const tooHot = (one: Profile) => max !== null && (one.nozzle_temperature_c.other_layers ?? 0) > max;
        expect(fitted.withheld).toEqual(
          given.filter(tooHot).map((one) => ({
            material: one.material,
            nozzle: one.nozzle.variant,
            reason: `prints at ${one.nozzle_temperature_c.other_layers} °C; the maximum of this printer’s nozzle is ${max} °C`,
          })),
        );

        const kept = given.filter((one) => !tooHot(one));
        expect(fitted.profiles).toHaveLength(kept.length);
        for (const [index, result] of fitted.profiles.entries()) {
          const original = kept[index] as Profile;
          let restored = structuredClone(result) as unknown as JsonObject;
          const taken = result.provenance.corrected.slice(original.provenance.corrected.length);
          for (const [field, limit] of LIMITED) {
            const [value, asked, most] = [at(result, field), at(original, field), limits[limit]];
            const tooMuch = asked !== null && most !== null && Number(asked) > most;
            expect(value, field).toBe(tooMuch ? null : asked);
            const entries = taken.filter((item) => item.field === field);
            expect(entries.map(({ upstream_value }) => upstream_value)).toEqual(tooMuch ? [asked] : []);
            if (tooMuch) expect(entries[0]?.reason).toContain(`${most} °C`);
            restored = put(restored, field, asked);
          }
          expect(taken.every(({ field }) => LIMITED.some(([of]) => field === of))).toBe(true);
          restored = put(restored, 'provenance.corrected', original.provenance.corrected as unknown as JsonObject[]);
          // A profile's warnings are tested separately.
          expect({ ...restored, warnings: [] }).toEqual({ ...original, warnings: [] });
        }
      },
    ),
  );
});
