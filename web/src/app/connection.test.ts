import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startI18n } from '../shared/i18n/i18n.ts';
import { toasts } from '../shared/lib/notices.ts';
import { watchConnection } from './connection.ts';

beforeAll(() => startI18n());
beforeEach(() => toasts.set([]));

it('says that the network is gone until it is back, and then that it is back', () => {
  const stop = watchConnection();
  window.dispatchEvent(new Event('offline'));
  expect(toasts.get()).toMatchObject([{ tone: 'warning', durationMs: 0, closable: true }]);
  window.dispatchEvent(new Event('online'));
  expect(toasts.get()).toMatchObject([{ tone: 'success', durationMs: 3_000 }]);
  stop();
  toasts.set([]);
  window.dispatchEvent(new Event('offline'));
  expect(toasts.get()).toEqual([]);
});
