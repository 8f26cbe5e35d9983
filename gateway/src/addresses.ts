// Addresses of callers: the networks that the audit log keeps, as addresses are personal data, and whom a limit counts.

import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** First address of the caller's network (IPv4 /24, IPv6 /48); undefined for a text that is no address. */
export function networkOf(address: string): string | undefined {
  const known = parsed(address);
  if (known === undefined) return undefined;
  if (known instanceof ipaddr.IPv4) return [...known.octets.slice(0, 3), 0].join('.');
  const prefix = firstGroups(known, 3);
  while (prefix.at(-1) === '0') prefix.pop();
  return `${prefix.join(':')}::`;
}

/**
 * Equal for addresses that share a limit: one machine for IPv4, one subscriber for IPv6, who has a whole /64 of addresses
 * to change between (RFC 6177). A text that is no address is its own key.
 */
export function addressKeyOf(address: string): string {
  const known = parsed(address);
  if (known === undefined) return address;
  return known instanceof ipaddr.IPv4 ? known.toString() : `${firstGroups(known, 4).join(':')}::/64`;
}

/** IPv4 addresses within IPv6 ones (`::ffff:192.0.2.1`) are read as IPv4. */
function parsed(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return isIP(address) === 0 ? undefined : ipaddr.process(address);
}

function firstGroups(address: ipaddr.IPv6, count: number): string[] {
  return address.parts.slice(0, count).map((group) => group.toString(16));
}
