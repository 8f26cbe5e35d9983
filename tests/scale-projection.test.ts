import { expect, it } from 'vitest';
import { needOf } from './scale/projection.ts';

const measured = {
  users: 500,
  requestsPerSecond: 200,
  msPerRequest: { nginx: 0.1, chemistry: 2 },
  sessionKilobytes: 5,
  rowsPerSecond: 10,
};

it('counts processors at half load, sessions twice, and searches apart', () => {
  expect(needOf(10_000, measured)).toEqual({
    requestsPerSecond: 4_000,
    processors: { nginx: 0.8, chemistry: 16 },
    searchProcessors: expect.closeTo(83.3, 1),
    sessionGigabytes: 0.1,
    rowsPerSecond: 200,
  });
});

it('is what was measured for as many users, but for the reserve', () => {
  const need = needOf(500, measured);
  expect([need.requestsPerSecond, need.processors['chemistry'], need.rowsPerSecond]).toEqual([200, 0.8, 10]);
});
