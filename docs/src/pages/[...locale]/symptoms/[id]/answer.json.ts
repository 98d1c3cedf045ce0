import type { APIRoute } from 'astro';
import { catalogue } from '../../../../records/catalogue.js';
import { PAGE_LOCALES } from '../../../../records/locale.js';
import { eachRecord, type StaticPath } from '../../../../records/paths.js';
import { pageAnswer } from '../../../../symptom/page-answer.js';

export const getStaticPaths = () => eachRecord(catalogue().symptoms);

/** The localised data for the script of a symptom page. */
export const GET: APIRoute<StaticPath['props'], { id?: string }> = ({ params: { id = '' }, props: { language } }) => {
  const from = catalogue();
  const rule = from.symptoms.get(id);
  if (!rule) throw new Error(`no symptom ${id}`);
  return Response.json(pageAnswer(rule, from, PAGE_LOCALES[language]));
};
