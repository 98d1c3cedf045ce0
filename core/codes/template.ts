import type { Code, CodeSystem } from '../../schemas/generated/record.js';

/** A parameter of a system: what may be in braces in its codes. */
export type CodeParameter = CodeSystem['parameters'][number];

/** A part of a code as it is written in the data: what stands as it is, or a parameter with the values that it may have. */
export type TemplatePart = { literal: string } | { parameter: CodeParameter; values: readonly string[] | null };

const BRACES = /\{([a-z][a-z0-9_]*)\}/;

export function parameterNames(text: string): string[] {
  return [...text.matchAll(new RegExp(BRACES, 'g'))].map(([, name = '']) => name);
}

/**
 * A code or message taken apart at its braces.
 *
 * @throws {RangeError} for a parameter that the system does not have
 */
export function templateOf(
  text: string,
  { id, parameters }: Pick<CodeSystem, 'id' | 'parameters'>,
  only: Code['parameter_values'] = {},
): TemplatePart[] {
  // Splitting at a group gives text and names in turn.
  return text.split(BRACES).flatMap((part, i): TemplatePart[] => {
    if (i % 2 === 0) return part === '' ? [] : [{ literal: part }];
    const parameter = parameters.find((one) => one.id === part);
    if (!parameter)
      throw new RangeError(
        `there is no parameter "${part}" in ${id}; allowed: ${parameters.map((one) => one.id).join(', ')}`,
      );
    const own = parameter.values?.map(({ value }) => value) ?? null;
    return [{ parameter, values: own && (only[part]?.filter((value) => own.includes(value)) ?? own) }];
  });
}

/**
 * A template with each of the values that its parameters may have, or usually have where those may be anything.
 *
 * @param most null is returned for more than this
 */
export function expand(template: readonly TemplatePart[], most: number): string[] | null {
  let texts = [''];
  for (const part of template) {
    const next = 'literal' in part ? [part.literal] : (part.values ?? part.parameter.typical);
    if (texts.length * next.length > most) return null;
    texts = texts.flatMap((text) => next.map((one) => text + one));
  }
  return texts;
}
