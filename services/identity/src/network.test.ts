import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

function requestFrom(remoteAddress: string, forwardedFor = ''): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }));
  if (forwardedFor !== '') request.headers['x-forwarded-for'] = forwardedFor;
  return request;
}

it.each([
  ['192.0.2.7', '', '192.0.2.7'],
  ['::ffff:192.0.2.7', '', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2::'],
  // Nobody but a trusted proxy names another address.
  ['192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['10.1.2.3', '203.0.113.5, 198.51.100.1', '198.51.100.1'],
  ['10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['::ffff:10.1.2.3', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['10.1.2.3', 'odd', 'odd'],
])('a request from %s for %j comes from %s', (address, forwardedFor, network) =>
  expect(networkOf(requestFrom(address, forwardedFor), ['10.0.0.0/8'])).toBe(network),
);
