import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endSilentConnections } from './silent-connections.ts';

const much = Buffer.alloc(64 * 1024 * 1024);
const server = createServer((request, response) => {
  if (request.url === '/much') response.end(much);
  else setTimeout(() => response.end('late'), 400);
});

beforeAll(async () => {
  endSilentConnections(server, 100);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.closeAllConnections());

function open(text = '') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  // Some are reset: that is what is looked for.
  socket.on('error', () => undefined);
  if (text !== '') socket.write(text);
  return socket;
}
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
const openConnections = () => new Promise<number>((done) => server.getConnections((_error, count) => done(count)));

it('connections that never ask, or never read their response, end; a long call goes on', async () => {
  const [silent, unread, patient] = [open(), open(ask('/much')).pause(), open(ask('/late'))];
  const result = once(patient, 'data');
  await expect.poll(openConnections).toBe(1);
  expect(String((await result)[0])).toContain('late');
  for (const socket of [silent, unread, patient]) socket.destroy();
});
