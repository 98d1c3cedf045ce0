/** What of an address is a setup. */
const SETUP = ['printer', 'nozzle', 'material', 'slicer', 'yours'];

/** Lets the setup that the address of the wall names go along to the page of the symptom that is chosen. */
export function carrySetup(): void {
  const asked = [...new URLSearchParams(location.search)].filter(([key]) => SETUP.includes(key));
  if (asked.length === 0) return;
  const query = new URLSearchParams(asked);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.wall a')) link.href += `?${query}`;
}
