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
  expect(taken.json()).toEqual({ ...second, returnTo: '/home', forced: true, retries: 1 });
});
