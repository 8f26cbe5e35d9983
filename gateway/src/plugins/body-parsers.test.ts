import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addBodyParsers } from './body-parsers.ts';
import { addErrorHandler } from './error-handler.ts';
import { addRequestState } from './request-state.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  addRequestState(app);
  addErrorHandler(app);
  addBodyParsers(app, 150);
  app.post('/', async (request) => request.body);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function send(...parts: string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  for (const part of parts) {
    socket.write(part);
    await new Promise((done) => setTimeout(done, 100));
  }
  await vi.waitFor(() => expect(answer).not.toBe(''), 2_000);
  socket.destroy();
  return answer;
}

const head = 'POST / HTTP/1.1\r\nhost: localhost\r\nx-culture: en\r\ncontent-type: application/json\r\n';

it('gives up on a body that does not come in time, and says so', async () => {
  const answer = await send(`${head}content-length: 100\r\n\r\n{"a":`);
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*"code":408/i);
});

it('takes a body in pieces when all of them come in time', async () => {
  expect(await send(`${head}content-length: 7\r\n\r\n{"a"`, ':1}')).toContain('{"a":1}');
});
