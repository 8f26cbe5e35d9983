import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createPeerCheck, isLocalPeer } from './peers.ts';

function from(remoteAddress: string | undefined, headers: Record<string, string> = {}) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const raw = new IncomingMessage(socket);
  Object.assign(raw.headers, headers);
  return { raw };
}

describe('a trusted peer', () => {
  const check = createPeerCheck(['10.1.0.0/16', '192.0.2.7', 'fd00::/8']);

  it.each([
    ['10.1.255.1', true],
    ['10.2.0.1', false],
    ['192.0.2.7', true],
    ['::ffff:192.0.2.7', true],
    ['::ffff:192.0.2.8', false],
    ['fd12::1', true],
    ['2001:db8::1', false],
    [undefined, false],
  ])('%s: %s', (address, expected) => {
    expect(check(from(address))).toBe(expected);
  });

  it('is nobody when nothing is configured', () => {
    expect(createPeerCheck([])(from('127.0.0.1'))).toBe(false);
  });
});

describe('a local peer', () => {
  it.each([
    ['127.0.0.1', {}, true],
    ['::ffff:127.0.0.1', {}, true],
    ['::1', {}, true],
    ['10.0.0.1', {}, false],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ])('%s with %j: %s', (address, headers, expected) => {
    expect(isLocalPeer(from(address, headers))).toBe(expected);
  });
});
