import { describe, expect, it } from 'vitest';
import { clientAddress, parseProxies } from '../../server/client-address.js';

const none = parseProxies('');
const inside = parseProxies('10.0.0.0/8, loopback, 2001:db8:ffff::/48');

describe("the client's address", () => {
  it.each([
    ['no proxy is named', '203.0.113.9', '198.51.100.1', none, '203.0.113.9'],
    ['the peer is none of the proxies', '203.0.113.9', '198.51.100.1', inside, '203.0.113.9'],
    ['a proxy tells it', '10.1.2.3', '198.51.100.1', inside, '198.51.100.1'],
    ['a proxy tells nothing', '10.1.2.3', undefined, inside, '10.1.2.3'],
    ['the client wrote a list of its own', '10.1.2.3', '1.1.1.1, 2.2.2.2, 198.51.100.1', inside, '198.51.100.1'],
    ['there are two proxies', '10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', inside, '198.51.100.1'],
    ['everything is a proxy', '10.1.2.3', '10.4.4.4, 127.0.0.1', inside, '10.4.4.4'],
    ['the last hop is no address', '10.1.2.3', '198.51.100.1, unknown', inside, '10.1.2.3'],
    ['the last hop is empty', '10.1.2.3', '198.51.100.1, ', inside, '10.1.2.3'],
    ['a proxy adds the port', '10.1.2.3', '198.51.100.1:51234', inside, '198.51.100.1'],
    ['a proxy writes brackets and port', '10.1.2.3', '[2001:db8::7]:443', inside, '2001:db8::7'],
    ['the peer is IPv4 written as IPv6', '::ffff:10.1.2.3', '198.51.100.1', inside, '198.51.100.1'],
    ['the peer is an IPv6 proxy', '2001:db8:ffff::1', '2001:db8::7', inside, '2001:db8::7'],
    ['the peer is the loopback address', '::1', '198.51.100.1', inside, '198.51.100.1'],
    ['the peer has a zone', 'fe80::1%eth0', '198.51.100.1', inside, 'fe80::1'],
  ])('with %s', (_, peer, forwarded, proxies, expected) => {
    expect(clientAddress(peer, forwarded, proxies)).toBe(expected);
  });

  const malformed = ['10.0.0.0/33', '10.0.0', 'proxy.example', '10.0.0.0/', '::1/129', '10.0.0.0/-1'];
  it.each(malformed)('a list of proxies cannot hold %s', (part) =>
    expect(() => parseProxies(part)).toThrow(`"${part}" is not an address or a network`),
  );
});
