// How much a run of the tests covers. `npm test` leaves out what carries the tag `full`: `test(title, { tag: '@full' }, …)`
// in a browser test, `it(title, { tags: ['full'] }, …)` or `describe(…)` elsewhere. `npm run test:full` runs all.

export const isFull = process.env['TEST_EXTENT'] === 'full';

/** `npm run test:unit -- PATH` runs a file on the engine that was asked for. */
export const isNamed = process.env['TEST_FILES'] === 'named';

/** Of browser tests made in a loop: which of them are left to the full run. */
export const fullIf = (isLeft: boolean) => (isLeft ? { tag: '@full' } : {});

/** For the configurations of vitest: what the tag means. */
export const tags = [
  { name: 'full', description: 'runs with npm run test:full alone', skip: !isFull },
  { name: 'any-engine', description: 'on PostgreSQL runs with npm run test:full alone' },
];

/** A test fails for what it finds, not because the machine had much else to do. */
export const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

/** About `count` of the rows, spread evenly and the same each time; all of them in full. */
export function sampled<Row>(rows: readonly Row[], count: number): readonly Row[] {
  if (isFull) return rows;
  const step = Math.max(1, Math.floor(rows.length / count));
  return rows.filter((_, index) => index % step === 0);
}
