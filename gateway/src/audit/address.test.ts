import { isIP } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './address.ts';

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
