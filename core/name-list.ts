/** The kinds of things that a query names. */
export type NameKind = 'brands' | 'printers' | 'materials' | 'symptoms';

/** `names.json`: for each kind, every name, alias and redirect without separators, and the ids that it stands for. */
export type Names = Readonly<Record<NameKind, Readonly<Record<string, readonly string[]>>>>;
