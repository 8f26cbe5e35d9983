import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { runtimeConfig } from '../shared/api/data/runtime-config.ts';
import { testConfig } from '../shared/api/data/test-config.ts';
import { startI18n } from '../shared/i18n/i18n.ts';
import { stubCalls } from '../shared/lib/test-calls.ts';
import { prefetch } from '../shared/startup/prefetch.ts';
import { dialogs } from '../shared/lib/notices.ts';
import { noteDestination, offerReloadAfter, watchChunkFailures } from './chunk-failure.ts';

let stop: () => void;

beforeAll(() => startI18n());
beforeEach(() => {
  window.sessionStorage.clear();
  dialogs.set([]);
  runtimeConfig.set(undefined);
  stubCalls({ 'GET /api/common/config': () => testConfig() });
  stop = watchChunkFailures();
});
afterEach(() => stop());

const fail = (payload = new Error('no network')) => {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
};

it('asks once a session, whatever else fails to load', () => {
  fail();
  expect(dialogs.get()).toHaveLength(1);
  dialogs.set([]);
  fail();
  expect(dialogs.get()).toEqual([]);
});

it('reloads the page by OK, and leads to the contact page by Cancel', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  fail();
  const [dialog] = dialogs.get();
  dialog?.action.run();
  expect(reload).toHaveBeenCalledOnce();
  dialog?.cancel?.run();
  // No address for mails is configured.
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/contact']]));
});

it('opens a mail to the address that the deployment names by Cancel', async () => {
  const { contact } = testConfig();
  runtimeConfig.set(testConfig({ contact: { ...contact, email: 'help@example.com' } }));
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  fail();
  dialogs.get()[0]?.cancel?.run();
  await vi.waitFor(() => expect(assign.mock.calls[0]?.[0]).toMatch(/^mailto:help@example\.com\?subject=/));
});

it('loads the page that was on its way, where the address is still that of the page before', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  noteDestination('/sascore?state=all');
  fail();
  dialogs.get()[0]?.action.run();
  noteDestination(null);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/sascore?state=all');
});

it('says nothing of what was prefetched, and reports it when it is needed', async () => {
  await prefetch(async () => {
    throw fail();
  });
  expect(dialogs.get()).toEqual([]);
  fail();
  expect(dialogs.get()).toHaveLength(1);
});

it('reports a page that failed while another was prefetched, and nothing else that brings its page down', async () => {
  const errors: Error[] = [];
  await prefetch(async () => {
    errors.push(fail());
    throw fail();
  });
  offerReloadAfter(new Error('a defect'));
  expect(dialogs.get()).toEqual([]);
  offerReloadAfter(errors[0]);
  expect(dialogs.get()).toHaveLength(1);
});
