import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-time.ts';

const local = Date.parse('2026-06-01T08:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: local }));
afterEach(() => {
  noteServerTime(new Date(local).toUTCString(), local);
  vi.useRealTimers();
});

it.each([
  ['a clock that is ten minutes behind', '2026-06-01T08:10:00Z', 600_000],
  ['a clock that is an hour ahead', '2026-06-01T07:00:00Z', -3_600_000],
  ['the second that the header leaves out', '2026-06-01T07:59:58.500Z', 0],
])('allows for %s', (_, serverTime, difference) => {
  noteServerTime(new Date(serverTime).toUTCString());
  expect(serverNow() - local).toBeCloseTo(difference, -3);
});

it.each([null, '', 'soon'])('learns nothing from %o', (date) => {
  noteServerTime('Mon, 01 Jun 2026 09:00:00 GMT');
  noteServerTime(date);
  expect(serverNow() - local).toBe(3_600_000);
});
