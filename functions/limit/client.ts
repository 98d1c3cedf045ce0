/**
 * The key that a client is counted under: its IPv4 address, or the /64 network of its IPv6 address, which one household
 * or machine usually has to itself. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`, `::ffff:c000:201`) counts as
 * IPv4.
 */
export function clientKey(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const parts = groups(plain);
  if (parts.slice(0, 5).every((group) => group === 0) && parts[5] === 0xffff)
    return parts
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  const network = parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of an IPv6 address (RFC 4291, 2.2); the last two may be written as IPv4. */
function groups(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [left = [], right = []] = hex.split('::').map((side) => (side === '' ? [] : side.split(':')));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}
