// A short run of the fuzz; `npm run fuzz` does the long one.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from '../fuzz/run.ts';
import { startEdge, type Edge } from '../fuzz/support/edge.ts';
import { isFull } from '../support/extent.ts';

const cases = isFull ? 3_000 : 700;

let edge: Edge;
beforeAll(async () => {
  edge = await startEdge({ LOG_LEVEL: 'warn' });
});
afterAll(() => edge.close());

it(`withstands ${cases} odd requests: no crash, no silence, nothing passed on that should not be`, async () => {
  const report = await fuzz(edge, { cases, seed: 20_261 });
  expect(report.failures).toEqual([]);
  expect(report.cases).toBeGreaterThanOrEqual(cases);
});
