/** Distinct values, in order of first occurrence. */
export class Numbered<T> {
  readonly all: T[] = [];
  private readonly numbers = new Map<string, number>();

  of(value: T): number {
    const text = JSON.stringify(value);
    const number = this.numbers.get(text) ?? this.all.push(value) - 1;
    this.numbers.set(text, number);
    return number;
  }
}
