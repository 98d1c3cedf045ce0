import { foldToKey } from '../../../core/fold.js';
import type { FurtherNames } from '../../../core/further-names.js';
import { API } from '../../../core/paths.js';
import type { Filament } from '../../../schemas/generated/record.js';
import { errorAnswer, listAnswer } from './expected.js';
import type { Lists } from './lists.js';
import type { Subjects } from './subjects.js';
import type { Table } from './table.js';

/** Filters by identifiers of other systems and by names of branded filaments. */
export function identifierVectors(
  table: Table,
  lists: Lists,
  { printer, material }: Subjects,
  further: FurtherNames,
  filaments: readonly Filament[],
): void {
  const plain = (names: FurtherNames[keyof FurtherNames]) =>
    Object.entries(names).filter(([key]) => /^[a-z]+\d+[a-z]*$/.test(key));
  const one = (names: FurtherNames[keyof FurtherNames], preferred: string | undefined) => {
    const alone = plain(names).filter(([, ids]) => ids.length === 1);
    return alone.find(([, [id]]) => id === preferred) ?? alone[0];
  };
  const ask = (parameter: string, value: string) => `${API}/profiles?${parameter}=${value}`;

  table.about('identifier', 'What is no name may be an identifier of another system, in any case.');
  const [model, [printerId] = []] = one(further.printers, printer) ?? [];
  if (model)
    table.add(ask('printer', model.toUpperCase()), listAnswer({ records: lists.profilesOf({ printer: printerId }) }));
  const [code, [materialId] = []] = one(further.materials, material) ?? [];
  if (code)
    table.add(ask('material', code.toUpperCase()), listAnswer({ records: lists.profilesOf({ material: materialId }) }));

  table.about('identifier', 'The name of a branded filament stands for the material that it is.');
  const product = filaments.find(({ brand, name, material: id }) => {
    const ids = further.materials[foldToKey(`${brand} ${name}`)];
    return ids?.length === 1 && ids[0] === id && /^[\w ]+$/.test(brand + name);
  });
  if (product)
    table.add(
      ask('material', `${product.brand} ${product.name}`.replaceAll(' ', '+')),
      listAnswer({ records: lists.profilesOf({ material: product.material }) }),
    );

  table.about('identifier', 'One that means several is a 404 with all of them.');
  const [shared, ids = []] = plain(further.materials).find(([, meant]) => meant.length > 1) ?? [];
  if (shared)
    table.add(
      ask('material', shared),
      errorAnswer(404, { code: 'unknown_material', parameter: 'material', value: shared, suggestions: ids }),
    );
}
