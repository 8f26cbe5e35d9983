import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { answerCalls } from '../lib/test-answers.ts';
import { testSession } from '../session/test-session.ts';
import { call } from './call.ts';

beforeAll(() => startI18n());
afterEach(() => {
  delete window.askedAhead;
});

const envelope = (data: unknown) => Response.json({ code: 200, data, requestId: 'r' });

it('gives what the head of the page asked for, once', async () => {
  const answer = vi.fn(() => testSession());
  answerCalls({ 'GET /bff/user': answer });
  const early = { ...testSession(), userChanged: true };
  window.askedAhead = { '/bff/user': Promise.resolve(envelope(early)) };
  expect(await call('sessionUser', {})).toEqual(early);
  expect(answer).not.toHaveBeenCalled();
  expect(await call('sessionUser', {})).toEqual(testSession());
});

it('leaves it to who asks the same', async () => {
  answerCalls({ 'GET /bff/user': () => testSession() });
  window.askedAhead = { '/bff/other': Promise.reject(new Error('for somebody else')) };
  window.askedAhead['/bff/other']?.catch(() => undefined);
  expect(await call('sessionUser', {})).toEqual(testSession());
});

it('says that the gateway was not reached when the head did not reach it', async () => {
  answerCalls({});
  window.askedAhead = { '/bff/user': Promise.reject(new TypeError('no network')) };
  await expect(call('sessionUser', {})).rejects.toMatchObject({ kind: 'network' });
});
