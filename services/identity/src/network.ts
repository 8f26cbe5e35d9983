// Where a request comes from: the proxies that the operator names are believed about it, nobody else.

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** One machine for IPv4, one subscriber's /64 for IPv6 (RFC 6177). */
export function networkOf(req: IncomingMessage, trustedProxies: readonly string[]): string {
  const address = proxyAddress(req, [...trustedProxies]);
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (known.kind() === 'ipv4') return known.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${known.toString()}/64`).toString();
}

/** The first entry that is neither an address nor a range. */
export function wrongProxyIn(entries: readonly string[]): string | undefined {
  return entries.find((entry) => {
    try {
      proxyAddress.compile(entry);
      return false;
    } catch {
      return true;
    }
  });
}
