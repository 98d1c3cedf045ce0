/** The message of a problem: what is wrong, and what is allowed or what to do. */
export type Message = readonly [message: string, allowed?: string | undefined];

/** The messages of codes, fixed or made from the parameters of the code. */
export type Rows = Readonly<Record<string, Message | ((parameters: never) => Message)>>;

/** Parameters that are texts, by their names. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Parameters that are numbers, by their names. */
export type Figures<Name extends string> = Readonly<Record<Name, number>>;

/** Parameters that are lists of texts, by their names. */
export type Lists<Name extends string> = Readonly<Record<Name, readonly string[]>>;
