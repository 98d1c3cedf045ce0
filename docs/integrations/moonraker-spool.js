// Asks Moonraker which spool is loaded, and this service what it is printed at.
const SERVICE = 'https://your-host.example';
const MOONRAKER = 'http://printer.example:7125';
const PRINTER = 'voron 2.4 350';

const { result } = await json(`${MOONRAKER}/server/spoolman/spool_id`);
const answer = await json(`${MOONRAKER}/server/spoolman/proxy`, {
  request_method: 'GET',
  path: `/v1/spool/${result.spool_id}`,
  use_v2_response: true,
});
const { vendor, name, material } = answer.result.response.filament;

// The name on the spool says most; a product that is not known is still of its material.
for (const spelling of [`${vendor.name} ${name}`, material]) {
  const query = new URLSearchParams({ printer: PRINTER, material: spelling });
  const response = await fetch(`${SERVICE}/api/v1/profiles?${query}`);
  if (response.status === 404) continue;
  const [profile] = (await response.json()).data;
  const from = response.headers.get('Content-Location');
  console.log(`${spelling}: nozzle ${profile?.nozzle_temperature_c.other_layers} °C (${from})`);
  break;
}

async function json(address, body) {
  const response = await fetch(
    address,
    body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
