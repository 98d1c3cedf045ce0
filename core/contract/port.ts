const HIGHEST = 65_535;

/**
 * Parses a TCP port.
 *
 * @param lowest 0 if the system may choose any free port, otherwise 1
 * @throws when it is not a port
 */
export function parsePort(text: string, lowest: 0 | 1): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < lowest || port > HIGHEST) throw new Error(`"${text}" is not a port (allowed: ${lowest} to ${HIGHEST})`);
  return port;
}
