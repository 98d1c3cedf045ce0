import type { APIRoute } from 'astro';
import { catalogue } from '../../../../records/catalogue.js';
import { eachRecord } from '../../../../records/paths.js';
import { pageAnswer } from '../../../../symptom/page-answer.js';

export const getStaticPaths = () => eachRecord(catalogue().symptoms);

/** The localised data for the script of a symptom page. */
export const GET: APIRoute = ({ params: { id = '' }, props: { language } }) => {
  const rule = catalogue().symptoms.get(id);
  if (!rule) throw new Error(`no symptom ${id}`);
  return Response.json(pageAnswer(rule, language));
};
