import type { Code, CodeParameter, CodeSystem } from '../../schemas/generated/record.js';

/** A part of a code in the data: a literal text, or a parameter with its possible values. */
export type TemplatePart = { literal: string } | { parameter: CodeParameter; values: readonly string[] | null };

const BRACES = /\{([a-z][a-z0-9_]*)\}/;

export function parameterNames(text: string): string[] {
  return [...text.matchAll(new RegExp(BRACES, 'g'))].map(([, name = '']) => name);
}

/**
 * Splits a code or message at its braces.
 *
 * @throws {RangeError} for a parameter that the system does not have
 */
export function templateOf(
  text: string,
  { id, parameters }: Pick<CodeSystem, 'id' | 'parameters'>,
  only: Code['parameter_values'] = {},
): TemplatePart[] {
  // Splitting at a capture group yields texts and names alternately.
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
 * Expands a template with all possible values of its parameters, or the typical ones if arbitrary.
 *
 * @param most maximum number of results; null is returned above it
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
