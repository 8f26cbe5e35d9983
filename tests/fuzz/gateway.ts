// `npm run fuzz -- --cases 100000 --seed 1 --only paths,headers`: odd requests by the thousand against the gateway as a
// process. Ends with 1 and the smallest request that broke a rule.

import { parseArgs } from 'node:util';
import { families } from './requests.ts';
import { fuzz } from './run.ts';
import { startEdge } from './support/edge.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: Object.keys(families).join(',') },
  },
});
const [cases, seed] = [Number(values.cases), Number(values.seed)];
const say = (line: string) => process.stdout.write(`${line}\n`);

say(`${cases} cases, seed ${seed}: ${values.only}`);
const startedAt = performance.now();
const edge = await startEdge({ LOG_LEVEL: 'warn' });
try {
  const report = await fuzz(edge, { cases, seed, only: values.only.split(',') });
  const seconds = (performance.now() - startedAt) / 1000;
  for (const [name, { statuses, reached }] of Object.entries(report.seen)) {
    const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
    say(`${name.padEnd(10)} ${counts.join(', ')}; ${reached} reached the service`);
  }
  for (const failure of report.failures) say(failure);
  say(`${report.cases} cases in ${seconds.toFixed(0)} s, ${report.failures.length} broke a rule`);
  process.exitCode = report.failures.length === 0 ? 0 : 1;
} finally {
  await edge.close();
}
