import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { clientKey } from '../functions/limit/client.js';

/** Proxies that are trusted to state the client's address. */
export type Proxies = BlockList;

/**
 * Parses the operator's list of proxies: addresses and networks (`10.0.0.0/8`) separated by commas; `loopback` means
 * this machine.
 *
 * @throws when a part is neither
 */
export function parseProxies(list: string): Proxies {
  const proxies = new BlockList();
  for (const part of list.split(',').map((text) => text.trim())) {
    if (part === '') continue;
    if (part === 'loopback') {
      proxies.addSubnet('127.0.0.0', 8, 'ipv4');
      proxies.addAddress('::1', 'ipv6');
      continue;
    }
    const [address = '', prefix] = part.split('/');
    const version = isIP(address);
    const bits = prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix);
    if (version === 0 || !/^\d*$/.test(prefix ?? '') || prefix === '' || bits > (version === 4 ? 32 : 128))
      throw new Error(
        `"${part}" is not an address or a network (allowed: 192.0.2.1, 10.0.0.0/8, 2001:db8::/32, loopback)`,
      );
    proxies.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return proxies;
}

/** The key that a client is counted under. The address is parsed once per connection. */
export function clientKeys(trust: { proxies: Proxies; clientHeader: string }): (request: IncomingMessage) => string {
  const peers = new WeakMap<Socket, { key: string; trusted: boolean }>();
  return ({ socket, headers }) => {
    let peer = peers.get(socket);
    if (!peer) {
      const address = plain(socket.remoteAddress ?? '') ?? '';
      peer = { key: clientKey(address), trusted: isTrusted(address, trust.proxies) };
      peers.set(socket, peer);
    }
    const forwarded = peer.trusted ? headers[trust.clientHeader] : undefined;
    return forwarded === undefined
      ? peer.key
      : clientKey(clientAddress(socket.remoteAddress ?? '', forwarded.toString(), trust.proxies));
  };
}

/**
 * The client's address: the remote end of the socket, unless that is a trusted proxy. In that case the forwarded list
 * is read from its right end, past further trusted proxies, to the first other address. Everything to the left of it
 * comes from the client and cannot be trusted.
 *
 * @param forwarded value of the forwarding header, addresses separated by commas
 */
export function clientAddress(peer: string, forwarded: string | undefined, proxies: Proxies): string {
  let client = plain(peer) ?? peer;
  for (const hop of (forwarded ?? '').split(',').reverse()) {
    if (!isTrusted(client, proxies)) break;
    const address = plain(hop);
    if (address === null) break;
    client = address;
  }
  return client;
}

function isTrusted(address: string, proxies: Proxies): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** An address without the brackets, port and zone that some proxies write; null if it is not an address. */
function plain(text: string): string | null {
  const trimmed = text.trim();
  const address = (/^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed)
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(address) === 0 ? null : address;
}
