// node spoolman-comments.js: adds a comment to each filament imported from this service that says which of its figures are
// those of the material in general. Existing comments are kept.
const SERVICE = 'https://your-host.example';
const SPOOLMAN = 'http://spoolman.example:7912';

const entries = await json(`${SERVICE}/integrations/spoolman/filaments.json`);
const general = new Map(entries.map((entry) => [entry.id, commentOf(entry)]));
const filaments = await json(`${SPOOLMAN}/api/v1/filament`);

for (const { id, name, external_id, comment: written } of filaments) {
  const comment = general.get(external_id);
  if (!comment || written) continue;
  const headers = { 'Content-Type': 'application/json' };
  await json(`${SPOOLMAN}/api/v1/filament/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ comment }) });
  console.log(`${name}: ${comment}`);
}

function commentOf({ material, density_of, extruder_temp_of }) {
  const figures = [density_of && 'density', extruder_temp_of && 'nozzle temperature'].filter(Boolean);
  return figures.length > 0 ? `Of ${material} in general, not of this product: ${figures.join(', ')}` : null;
}

async function json(address, request) {
  const response = await fetch(address, request);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
