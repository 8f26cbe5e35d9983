// A short run of the fuzz; `npm run fuzz` does the long one.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from '../fuzz/run.ts';
import { startEdge, type Edge } from '../fuzz/support/edge.ts';

let edge: Edge;
beforeAll(async () => {
  edge = await startEdge({ LOG_LEVEL: 'warn' });
});
afterAll(() => edge.close());

it('withstands three thousand odd requests: no crash, no silence, nothing passed on that should not be', async () => {
  const report = await fuzz(edge, { cases: 3_000, seed: 20_261 });
  expect(report.failures).toEqual([]);
  expect(report.cases).toBeGreaterThanOrEqual(3_000);
});
