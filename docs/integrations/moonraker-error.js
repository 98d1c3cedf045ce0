// Reads the state of Klipper from Moonraker, and looks up what its error message means.
const SERVICE = 'https://your-host.example';
const MOONRAKER = 'http://printer.example:7125';

const { result } = await json(`${MOONRAKER}/printer/info`);
if (result.state === 'ready') console.log('ready');
else console.log((await explain(result.state_message)) ?? result.state_message);

// Only the first line is the error; the others are Klipper's general advice.
async function explain(message) {
  const [line] = message.trim().split('\n');
  const query = new URLSearchParams({ symptom: line });
  const response = await fetch(`${SERVICE}/api/v1/troubleshoot?${query}`);
  if (!response.ok) return null;
  const [rule] = (await response.json()).data;
  return rule
    ? `${line}: ${rule.description} ${SERVICE}/symptoms/${rule.id}/?${new URLSearchParams({ code: line })}`
    : null;
}

async function json(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
