/**
 * The forms of the repository that pages open filled in, and the fields of each that pages know. The forms themselves, with
 * what people fill in, are below .github/ISSUE_TEMPLATE.
 */
export interface Forms {
  'wrong-value': 'record' | 'field' | 'shown' | 'lines';
  'missing-printer': 'printer';
  'rule-did-not-help': 'symptom';
}

/** The address of a form of the repository, filled in. */
export function formAddress<F extends keyof Forms>(
  repository: string,
  form: F,
  title: string,
  fields: Readonly<Partial<Record<Forms[F], string>>>,
): string {
  const query = new URLSearchParams({ template: `${form}.yml`, title, ...fields });
  return `${repository.replace(/\/$/, '')}/issues/new?${query}`;
}

/** The address of a form, with one more field filled in: what only the browser knows. */
export function withField<F extends keyof Forms>(address: string, field: Forms[F], value: string): string {
  const url = new URL(address);
  url.searchParams.set(field, value);
  url.searchParams.set('title', `${url.searchParams.get('title') ?? ''}${value}`);
  return url.href;
}
