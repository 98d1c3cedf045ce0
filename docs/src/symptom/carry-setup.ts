/** The query parameters that form a setup. */
const SETUP = ['printer', 'nozzle', 'material', 'slicer', 'yours'];

/** Adds the setup in the URL of the symptom overview to its links. */
export function carrySetup(): void {
  const asked = [...new URLSearchParams(location.search)].filter(([key]) => SETUP.includes(key));
  if (asked.length === 0) return;
  const query = new URLSearchParams(asked);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.wall a')) link.href += `?${query}`;
}
