import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { clientKey } from '../functions/limit/client.js';

/** Proxies whose word on the client's address is taken. */
export type Proxies = BlockList;

/**
 * Reads the operator's list of proxies: addresses and networks (`10.0.0.0/8`) separated by commas; `loopback` stands
 * for this machine.
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

/** The key that the client of a request is counted under. The address of a connection is parsed once. */
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
 * The client's address. It is the other end of the socket; only when that is a proxy that the operator named, the
 * forwarded list is read from its right end, past further such proxies, up to the first address that is none of them.
 * Everything further left was written by the client, and anybody can write anything.
 *
 * @param forwarded field value of the forwarding header, addresses separated by commas
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

/** An address without brackets, port and zone, as some proxies write them; null when it is none. */
function plain(text: string): string | null {
  const trimmed = text.trim();
  const address = (/^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed)
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(address) === 0 ? null : address;
}
