import { request } from 'node:http';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addCanonicalHost } from './canonical-host.ts';

async function locationOf(publicUrl: string, host: string, url = '/home'): Promise<unknown> {
  const app = fastify();
  addCanonicalHost(app, publicUrl);
  app.get('*', async () => 'page');
  const response = await app.inject({ method: 'GET', url, headers: { host, accept: 'text/html' } });
  await app.close();
  return response.headers.location;
}

it.each([
  ['https://chem.example', 'chem.example'],
  ['https://chem.example', 'chem.example:443'],
  ['https://chem.example', 'Chem.Example'],
  ['http://localhost', 'localhost:80'],
  ['http://localhost:8080', 'localhost:8080'],
])('%s is at home as %s', async (publicUrl, host) => {
  expect(await locationOf(publicUrl, host)).toBeUndefined();
});

it.each(['127.0.0.1:8080', 'evil.example', 'chem.example:80', 'chem.example:444'])(
  'a page opened as %s is sent to the public address',
  async (host) => {
    expect(await locationOf('https://chem.example', host)).toBe('https://chem.example/home');
  },
);

it('no address of another host is written behind the public one', async () => {
  const app = fastify();
  addCanonicalHost(app, 'https://chem.example');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port, hostname } = new URL(origin);
  const location = await new Promise((done) => {
    const path = 'http://evil.example/home';
    request({ port, hostname, path, headers: { host: 'evil.example', accept: 'text/html' } }, (response) =>
      done(response.headers.location),
    ).end();
  });
  await app.close();
  expect(location).toBe('https://chem.example/');
});
