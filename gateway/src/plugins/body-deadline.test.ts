import { once } from 'node:events';
import { connect } from 'node:net';
import { defineCall } from '@app/shared/contracts/call';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBodyDeadline } from './body-deadline.ts';

const upload = defineCall({
  method: 'POST',
  path: '/upload',
  summary: 'for tests',
  access: 'public',
  takes: 'multipart',
  upload: 'sascore',
});
const app = fastify();
let port = 0;

beforeAll(async () => {
  addBodyDeadline(app, { 'x-test': '1' }, 150);
  app.post('/small', async () => 'read');
  app.post('/upload', { config: { call: upload } }, async () => 'read');
  app.get('/unread', async () => 'sent');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** All that comes back on a connection whose request never ends. */
async function said(head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`${head}\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"a":`);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await once(socket, 'close');
  return text;
}

it('a small body that does not arrive is refused with 408', async () => {
  expect(await said('POST /small HTTP/1.1')).toMatch(/^HTTP\/1.1 408 [^]*x-test: 1[^]*"code":408/);
});

it('a body that nobody reads holds no connection', async () => {
  expect(await said('POST /nowhere HTTP/1.1')).toMatch(/^HTTP\/1.1 40[48] /);
});

it('an upload may take longer', async () => {
  const result = await Promise.race([
    said('POST /upload HTTP/1.1'),
    new Promise((done) => setTimeout(() => done('goes on'), 400)),
  ]);
  expect(result).toBe('goes on');
  app.server.closeAllConnections();
});
