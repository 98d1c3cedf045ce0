interface Pair {
  en: unknown;
  zh: unknown;
}

/** The type of a text in both languages; includes null if the text is optional. */
type Either<Text> = Text extends Pair ? Text['en'] | Text['zh'] : null;

/** Texts as fields of a record: `name` and `name_zh` for `name`, each null if missing. */
export function bothLanguages<Texts extends Readonly<Record<string, Pair | null | undefined>>>(texts: Texts) {
  const fields = Object.entries(texts).flatMap(([name, text]) => [
    [name, text?.en ?? null],
    [`${name}_zh`, text?.zh ?? null],
  ]);
  return Object.fromEntries(fields) as { [Name in keyof Texts]: Either<Texts[Name]> } & {
    [Name in keyof Texts & string as `${Name}_zh`]: Either<Texts[Name]>;
  };
}
