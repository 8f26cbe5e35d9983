// Addresses are personal data: the log keeps the network, not the machine.

import { isIPv4, isIPv6 } from 'node:net';

/** First address of the caller's network (IPv4 /24, IPv6 /48); undefined for what is no address. */
export function networkOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0`;
  const [unzoned = ''] = plain.split('%');
  return isIPv6(unzoned) ? networkOfIPv6(unzoned) : undefined;
}

function networkOfIPv6(address: string): string {
  const prefix = groupsOfIPv6(address).slice(0, 3);
  while (prefix.at(-1) === '0') prefix.pop();
  return `${prefix.join(':')}::`;
}

/** The eight groups of an address, without leading zeros. */
export function groupsOfIPv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

// Dotted quads at the end stand for two groups, which nobody here looks at.
function groupsOf(text: string): string[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
