import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { answerCalls } from '../lib/test-answers.ts';
import { fetchAhead } from '../lib/fetch-ahead.ts';
import { dialogs } from '../lib/notices.ts';
import { watchChunkFailures } from './chunk-failure.ts';

let stop: () => void;

beforeAll(() => startI18n());
beforeEach(() => {
  window.sessionStorage.clear();
  dialogs.set([]);
  answerCalls({ 'GET /api/common/config': () => ({ thirdPartyOptions: { pharma: null } }) });
  stop = watchChunkFailures();
});
afterEach(() => stop());

const fail = () => window.dispatchEvent(new Event('vite:preloadError'));

it('asks once a session, whatever else fails to load', () => {
  fail();
  expect(dialogs.get()).toHaveLength(1);
  dialogs.set([]);
  fail();
  expect(dialogs.get()).toEqual([]);
});

it('loads the page anew by OK, and opens a mail to support by Cancel', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  fail();
  const [dialog] = dialogs.get();
  dialog?.action.run();
  expect(reload).toHaveBeenCalledOnce();
  dialog?.cancel?.run();
  await vi.waitFor(() => expect(assign.mock.calls[0]?.[0]).toMatch(/^mailto:/));
});

it('says nothing of what was fetched ahead, and tells of it when it is wanted', async () => {
  await fetchAhead(async () => {
    fail();
    throw new Error('no network');
  });
  expect(dialogs.get()).toEqual([]);
  fail();
  expect(dialogs.get()).toHaveLength(1);
});
