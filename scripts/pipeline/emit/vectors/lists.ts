import type { Material, Printer, Profile, Rule } from '../../../../schemas/generated/record.js';
import type { Records } from '../../compose/records.js';

/** Every list that a query can ask for, computed from the records instead of the files. */
export class Lists {
  readonly printers: readonly Printer[];
  readonly materials: readonly Material[];
  readonly profiles: readonly Profile[];
  readonly rules: readonly Rule[];

  constructor({ printers, materials, profiles, rules }: Records) {
    this.printers = printers;
    this.materials = materials;
    this.profiles = profiles;
    this.rules = rules;
  }

  printersOf(brand: string): Printer[] {
    return this.printers.filter(({ brand_id }) => brand_id === brand);
  }

  printer(id: string): Printer[] {
    return this.printers.filter((printer) => printer.id === id);
  }

  material(id: string): Material[] {
    return this.materials.filter((material) => material.id === id);
  }

  profilesOf(of: { printer?: string; material?: string }): Profile[] {
    return this.profiles.filter(
      ({ printer, material }) =>
        (of.printer === undefined || printer === of.printer) && (of.material === undefined || material === of.material),
    );
  }

  rulesOf(symptoms: readonly string[]): Rule[] {
    return this.rules.filter(({ symptom }) => symptoms.includes(symptom));
  }
}
