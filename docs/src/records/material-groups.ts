import type { Topic } from '../../../core/names/question.js';

/** Parts of a material's page, by what their addresses end with. */
export type MaterialGroup = 'printing' | 'drying' | 'nozzle' | 'part' | 'plastic' | 'safety';

/** The part that answers a question about a material. */
export const GROUP_OF: Readonly<Record<Topic, MaterialGroup>> = {
  drying: 'drying',
  nozzle_temperature: 'printing',
  bed_temperature: 'printing',
  chamber: 'printing',
  fan: 'printing',
  enclosure: 'printing',
  fumes: 'safety',
};
