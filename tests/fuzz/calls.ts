// `npm run fuzz-calls -- --cases 50000 --seed 1 --only routeList,batchSearch`: every call of /openapi.json by its own
// schema, against the whole product. Ends with 1 and the smallest request that broke a rule. What the rules are:
// call-rules.ts.

import { parseArgs } from 'node:util';
import { figures } from '../bench/support/figures.ts';
import { fuzzCalls } from './call-fuzz.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
});
const [cases, seed] = [Number(values.cases), Number(values.seed)];
const say = (line: string) => process.stdout.write(`${line}\n`);

const startedAt = performance.now();
const only = values.only.split(',').filter(Boolean);
const report = await fuzzCalls({ cases, seed, only, say });
for (const failure of report.failures) say(failure);
const statuses = Object.entries(report.statuses).map(([status, count]) => `${status}: ${count}`);
say(
  `answers by status: ${statuses.join(', ')}; with code 200: ${report.successes}; asked again while busy: ${report.busy}`,
);
const seconds = (performance.now() - startedAt) / 1000;
say(
  `${report.cases} requests to ${report.calls} calls in ${seconds.toFixed(0)} s, seed ${seed}: ${report.failures.length} broke a rule`,
);

const results = figures('calls');
results.add({ name: 'calls asked', value: report.calls, unit: '' });
results.add({ name: 'requests', value: report.cases, unit: '' });
results.add({ name: 'requests asked again, the service being busy', value: report.busy, unit: '' });
results.add({ name: 'answers that broke a rule', value: report.failures.length, unit: '', goal: { atMost: 0 } });
results.end();
