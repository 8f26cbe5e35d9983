// Who is at the other end of a connection, as the system says, whatever headers claim.

import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

export type PeerCheck = (request: { raw: IncomingMessage }) => boolean;

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** A check whether the direct peer is one of these addresses or ranges (`10.0.0.0/8`). */
export function createPeerCheck(ranges: readonly string[]): PeerCheck {
  if (ranges.length === 0) return () => false;
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return ({ raw }) => {
    const address = raw.socket.remoteAddress;
    return address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

const isLoopback = createPeerCheck(['127.0.0.0/8', '::1']);

/** True for a program on this machine that no proxy speaks for. */
export function isLocalPeer(request: { raw: IncomingMessage }): boolean {
  return isLoopback(request) && forwardingHeaders.every((name) => request.raw.headers[name] === undefined);
}
