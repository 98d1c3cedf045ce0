import type { APIRoute } from 'astro';
import { catalogue } from '../../../../records/catalogue.js';
import { eachRecord } from '../../../../records/paths.js';
import { pageRule } from '../../../../symptom/page-rule.js';

export const getStaticPaths = () => eachRecord(catalogue().symptoms);

/** The rule of a symptom as its page takes it, in the language of the page. */
export const GET: APIRoute = ({ params: { id = '' }, props: { language } }) => {
  const rule = catalogue().symptoms.get(id);
  if (!rule) throw new Error(`no symptom ${id}`);
  return Response.json(pageRule(rule, language));
};
