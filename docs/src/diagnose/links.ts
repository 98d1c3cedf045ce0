import { readPlace, writePlace } from '../explorer/place.js';
import type { TablePage } from './context.js';

/** The first symptom that is seen and lists a cause. */
export function symptomOf({ table, view }: Pick<TablePage, 'table' | 'view'>, cause: string): string {
  const lists = (id: string) =>
    table.symptoms.find((one) => one.id === id)?.causes.some((prior) => prior.cause === cause) === true;
  return view.symptoms.find(lists) ?? view.symptoms[0] ?? '';
}

/** The explorer with the fixes of a cause, for the setup. */
export function explorerLink(page: Pick<TablePage, 'table' | 'view' | 'to'>, cause: string): string {
  const { printer, nozzle, material, slicer } = page.view;
  const place = { printer, nozzle, material, slicer, symptom: symptomOf(page, cause), cause };
  return page.to(`/explorer/${writePlace({ ...readPlace(''), view: 'troubleshoot', ...place })}`);
}
