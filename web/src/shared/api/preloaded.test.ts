import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { stubCalls } from '../lib/test-calls.ts';
import { testSession } from '../session/test-session.ts';
import { call } from './call.ts';

beforeAll(() => startI18n());
afterEach(() => {
  delete window.preloaded;
});

const envelope = (data: unknown) => Response.json({ code: 200, data, requestId: 'r' });

it('gives what the script in the head requested, once', async () => {
  const response = vi.fn(() => testSession());
  stubCalls({ 'GET /bff/user': response });
  const early = { ...testSession(), userChanged: true };
  window.preloaded = { '/bff/user': Promise.resolve(envelope(early)) };
  expect(await call('sessionUser', {})).toEqual(early);
  expect(response).not.toHaveBeenCalled();
  expect(await call('sessionUser', {})).toEqual(testSession());
});

it('leaves it to a call that asks the same', async () => {
  stubCalls({ 'GET /bff/user': () => testSession() });
  window.preloaded = { '/bff/other': Promise.reject(new Error('for somebody else')) };
  window.preloaded['/bff/other']?.catch(() => undefined);
  expect(await call('sessionUser', {})).toEqual(testSession());
});

it('says that the gateway was not reached when the script in the head did not reach it', async () => {
  stubCalls({});
  window.preloaded = { '/bff/user': Promise.reject(new TypeError('no network')) };
  await expect(call('sessionUser', {})).rejects.toMatchObject({ kind: 'network' });
});
