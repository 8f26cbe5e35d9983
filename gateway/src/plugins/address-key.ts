// Whom a limit counts: one machine for IPv4, one subscriber for IPv6, who has a whole /64 of addresses to change between
// (RFC 6177).

import { isIPv6 } from 'node:net';
import { groupsOfIPv6 } from '../audit/address.ts';

/** Equal for addresses that share a limit. */
export function addressKeyOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const [unzoned = ''] = plain.split('%');
  return isIPv6(unzoned) ? `${groupsOfIPv6(unzoned).slice(0, 4).join(':')}::/64` : plain;
}
