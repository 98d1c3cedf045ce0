import type { Records } from '../../compose/records.js';

/** Every list that a query can ask for, each record as JSON: worked out anew from the records, not from the files. */
export class Lists {
  readonly printers: readonly string[];
  readonly materials: readonly string[];
  readonly profiles: readonly string[];
  readonly rules: readonly string[];

  constructor(private readonly records: Records) {
    this.printers = records.printers.map((record) => JSON.stringify(record));
    this.materials = records.materials.map((record) => JSON.stringify(record));
    this.profiles = records.profiles.map((record) => JSON.stringify(record));
    this.rules = records.rules.map((record) => JSON.stringify(record));
  }

  printersOf(brand: string): string[] {
    return this.printers.filter((_, index) => this.records.printers[index]?.brand_id === brand);
  }

  printer(id: string): string[] {
    return this.printers.filter((_, index) => this.records.printers[index]?.id === id);
  }

  material(id: string): string[] {
    return this.materials.filter((_, index) => this.records.materials[index]?.id === id);
  }

  profilesOf({ printer, material }: { printer?: string; material?: string }): string[] {
    return this.profiles.filter((_, index) => {
      const profile = this.records.profiles[index];
      return (
        (printer === undefined || profile?.printer === printer) &&
        (material === undefined || profile?.material === material)
      );
    });
  }

  rulesOf(symptoms: readonly string[]): string[] {
    return this.rules.filter((_, index) => symptoms.includes(this.records.rules[index]?.symptom ?? ''));
  }
}
