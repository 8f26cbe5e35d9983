import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addCookies, createCookies } from '../plugins/cookies.ts';
import { createTransactions, newTransaction, retryOf } from './transactions.ts';

const secrets = ['a-session-secret-of-the-tests-only'];

it('a second attempt after inactivity asks for the password, too', async () => {
  const cookies = createCookies({ isSecure: false });
  const sessions = { claim: async () => true };
  const transactions = createTransactions({ secrets, cookies, sessions, now: Date.now });
  const second = retryOf(newTransaction('/home', 'en', true));
  const app = fastify();
  await addCookies(app);
  app.get('/begin', async (request, reply) => {
    await transactions.begin(request, reply, second);
    return 'begun';
  });
  app.get('/take', async (request, reply) => transactions.take(request, reply, second.state));
  const [cookie] = (await app.inject('/begin')).cookies;
  const taken = await app.inject({ url: '/take', cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } });
  await app.close();
  expect(taken.json()).toEqual({
    transaction: { ...second, returnTo: '/home', forced: true, retries: 1 },
    isLate: false,
  });
});

it('fits into a cookie with the longest address to return to (RFC 6265 section 6.1)', async () => {
  const cookies = createCookies({ isSecure: true });
  const sessions = { claim: async () => true };
  const transactions = createTransactions({ secrets, cookies, sessions, now: Date.now });
  const app = fastify();
  await addCookies(app);
  const longest = newTransaction(`/${'%E4'.repeat(666)}`, 'zh-CN', true, '-3.5');
  app.get('/begin', async (request, reply) => {
    await transactions.begin(request, reply, longest);
    return 'begun';
  });
  const { headers } = await app.inject('/begin');
  await app.close();
  const [line = ''] = [headers['set-cookie'] ?? []].flat();
  expect(line).toContain('Max-Age=86400');
  expect(line.length).toBeLessThan(4_096);
});
