interface Pair {
  en: unknown;
  zh: unknown;
}

/** The type of a text in both languages; with null where it may be missing. */
type Either<Text> = Text extends Pair ? Text['en'] | Text['zh'] : null;

/** Texts as records hold them: `name` and `name_zh` for a `name`, each null for one that there is not. */
export function bothLanguages<Texts extends Readonly<Record<string, Pair | null | undefined>>>(texts: Texts) {
  const fields = Object.entries(texts).flatMap(([name, text]) => [
    [name, text?.en ?? null],
    [`${name}_zh`, text?.zh ?? null],
  ]);
  return Object.fromEntries(fields) as { [Name in keyof Texts]: Either<Texts[Name]> } & {
    [Name in keyof Texts & string as `${Name}_zh`]: Either<Texts[Name]>;
  };
}
