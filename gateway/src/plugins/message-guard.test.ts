import { expect, it } from 'vitest';
import { isPlainlyAddressed, originForm } from './message-guard.ts';

const request = (hosts: readonly string[], httpVersion = '1.1') => ({
  httpVersion,
  headers: { host: hosts[0] },
  rawHeaders: ['Accept', '*/*', ...hosts.flatMap((host) => ['Host', host])],
});

it.each([['localhost:8080'], ['app.example.com'], ['127.0.0.1'], ['[::1]:8080'], ['chem_app:80']])(
  'takes a request for %s',
  (host) => {
    expect(isPlainlyAddressed(request([host]))).toBe(true);
  },
);

it.each([
  ['two hosts', request(['a.example', 'b.example'])],
  ['the same host twice', request(['a.example', 'a.example'])],
  ['no host', request([])],
  ['an empty host', request([''])],
  ['a host with a user', request(['me@a.example'])],
  ['a host with a path', request(['a.example/x'])],
  ['a host with a space', request(['a b'])],
  ['version 0.9', request(['a.example'], '0.9')],
  ['version 2.0', request(['a.example'], '2.0')],
])('refuses %s', (_case, given) => {
  expect(isPlainlyAddressed(given)).toBe(false);
});

it('lets version 1.0 do without a host', () => {
  expect(isPlainlyAddressed(request([], '1.0'))).toBe(true);
});

it.each([
  ['/home?x=http://a', '/home?x=http://a'],
  ['http://evil.example/home?x=1', '/home?x=1'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?x', '/?x'],
  ['*', '*'],
])('reads the path of %s as %s', (url, path) => {
  expect(originForm({ url })).toBe(path);
});
