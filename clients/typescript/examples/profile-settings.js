// The profile of a printer with a material, by the keys of OrcaSlicer, where its unit is that of the record.
import { NoProfileError, OpenPrintData, UnknownNozzleError } from 'open-print-data';

const data = new OpenPrintData({ source: 'https://your-host.example' });

try {
  const profile = await data.profiles.get('P1S', 'PETG', { nozzle: '0.4' });
  const settings = await data.settings.list().all();
  const values = {};
  for (const { record_field, unit, slicers } of settings) {
    const { key, unit: own } = slicers.orcaslicer;
    const [record, ...path] = record_field?.split('.') ?? [];
    const value = record === 'profile' ? path.reduce((part, name) => part?.[name], profile) : undefined;
    if (key && own?.split(' or ').includes(unit) && value != null) values[key] = value;
  }
  console.log(profile.id, JSON.stringify(values, null, 2));
} catch (error) {
  if (error instanceof NoProfileError) console.log('It prints', error.materials.join(', '));
  else if (error instanceof UnknownNozzleError) console.log('There are nozzles', error.nozzles.join(', '));
  else throw error;
}
