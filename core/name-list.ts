/** The kinds of things that a query names. */
export type NameKind = 'brands' | 'printers' | 'materials' | 'symptoms';

/** `names.json`: for each kind, every name, alias and redirect without separators, and the ids that it stands for. */
export type Names = Readonly<Record<NameKind, Readonly<Record<string, readonly string[]>>>>;

/** The kinds that have names which are looked up only when {@link Names} has none. */
export type FurtherKind = Extract<NameKind, 'printers' | 'materials'>;

/** `names-further.json`: names of branded filaments and identifiers of other systems, without separators, with all ids they mean. */
export type FurtherNames = Readonly<Record<FurtherKind, Readonly<Record<string, readonly string[]>>>>;
