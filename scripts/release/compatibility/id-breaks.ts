import type { BreakingChange } from './breaking-change.js';

/** Ids by kind, as data/redirects.yaml names the kinds. */
export type Ids = Readonly<Record<string, ReadonlySet<string>>>;

/** Redirects by kind: the id that was, and the one that is. */
export type Redirects = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Kinds whose ids may be redirected; settings go by theirs alone. */
const REDIRECTED = [
  ...['brands', 'printers', 'materials', 'symptoms', 'filament_brands', 'filaments'],
  ...['code_systems', 'codes', 'profiles'],
];

/** Ids and redirects of the release before that lead nowhere any more. */
export function idBreaks(before: Ids, after: Ids, was: Redirects, is: Redirects): BreakingChange[] {
  return Object.keys(before).flatMap((kind) => {
    const old = [...(before[kind] ?? []), ...Object.keys(was[kind] ?? {})];
    return old
      .filter((id) => !after[kind]?.has(id) && !leadsTo(after[kind], is[kind] ?? {}, id))
      .map((id) => ({
        where: `${kind} ${id}`,
        what: 'the id is gone',
        allowed: REDIRECTED.includes(kind)
          ? `an id that stays, or an entry in data/redirects.yaml: ${kind}: {${id}: <the new id>}`
          : 'an id that stays',
      }));
  });
}

function leadsTo(
  ids: ReadonlySet<string> | undefined,
  redirects: Readonly<Record<string, string>>,
  id: string,
): boolean {
  const target = Object.hasOwn(redirects, id) ? redirects[id] : undefined;
  return target !== undefined && (ids?.has(target) ?? false);
}
