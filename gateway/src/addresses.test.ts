import { isIP } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKeyOf, networkOf } from './addresses.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['127.0.0.1', '127.0.0.0'],
    ['2001:db8:aaaa:bbbb::1', '2001:db8:aaaa::'],
    ['2001:0db8:0000:bbbb:1:2:3:4', '2001:db8::'],
    ['2001::aaaa:1:2:3:4:5', '2001:0:aaaa::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
    ['64:ff9b::203.0.113.77', '64:ff9b::'],
    ['somebody', undefined],
    ['203.0.113.77, 10.0.0.1', undefined],
    ['', undefined],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is an address itself, the same for the whole network, and never tells the machine', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const network = networkOf(address) ?? '';
        expect(isIP(network)).toBeGreaterThan(0);
        expect(networkOf(network)).toBe(network);
        expect(network.endsWith('::') || network.endsWith('.0')).toBe(true);
      }),
    );
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s shares its limits with all of %s', (address, expected) => {
  expect(addressKeyOf(address)).toBe(expected);
});
