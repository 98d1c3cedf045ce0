import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientKey } from '../../../functions/limit/client.js';

describe('the key of a client', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    [' 192.0.2.1 ', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['[::ffff:192.0.2.1]', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0000:0000:0000:0000:0000:ffff:c000:0201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2::3:4:5:192.0.2.1', '1:2:0:3::/64'],
    ['1:2:3:4:5:6:192.0.2.1', '1:2:3:4::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    // Only addresses with ffff here are mapped; this one is not.
    ['::ffff:0:192.0.2.1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('is %j -> %s', (address, key) => expect(clientKey(address)).toBe(key));

  it('is independent of the spelling of an address, and differs between /64 networks', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        fc.pre(groups.slice(0, 5).some((value) => value !== 0));
        const short = groups.map((value) => value.toString(16)).join(':');
        const long = groups.map((value) => value.toString(16).padStart(4, '0').toUpperCase()).join(':');
        const key = clientKey(short);
        expect(clientKey(long)).toBe(key);
        expect(clientKey(short.replace(/(^|:)0(:0)+(:|$)/, '::'))).toBe(key);
        const [a = 0, b = 0, c = 0, d = 0, ...host] = groups;
        const other = [a, b, c, d ^ 1, ...host].map((value) => value.toString(16)).join(':');
        expect(clientKey(other)).not.toBe(key);
      }),
      { numRuns: 500 },
    );
  });

  it('exists for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof clientKey(text) === 'string'));
  });
});
