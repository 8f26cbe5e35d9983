// How long a report of use takes over a tenant's million points, by any filter, against `select count(*)` over the same
// points, the least that the database can be asked of them. Fails when a report takes more than a second of the processor.
//
// `--points=N`, `--days=N`, `--people=N`. On a machine that is not idle the processor's time tells more than the clock.

import { parseArgs } from 'node:util';
import { preparePoints, type PointsAsked } from '../../services/chemistry/src/test-support/points.ts';
import { figures } from './support/figures.ts';

const { values } = parseArgs({
  options: {
    points: { type: 'string', default: '1000000' },
    days: { type: 'string', default: '365' },
    people: { type: 'string', default: '60' },
  },
});
const goalMs = 1_000;
const questions: Record<string, PointsAsked> = {
  'by day, Shanghai': { period: 'day', timeZone: 'Asia/Shanghai' },
  'by day, Kathmandu': { period: 'day', timeZone: 'Asia/Kathmandu' },
  'by week, Berlin': { period: 'week', timeZone: 'Europe/Berlin' },
  'by month, UTC': { period: 'month', timeZone: 'UTC' },
  'by day, one person in ten': { period: 'day', timeZone: 'Asia/Shanghai', people: 0.1 },
  'by day, retrosynthesis alone': { period: 'day', timeZone: 'Asia/Shanghai', onlyRetrosynthesis: true },
};

const measured = figures('statistics');
const prepared = await preparePoints({
  points: Number(values.points),
  days: Number(values.days),
  people: Number(values.people),
});
try {
  await measure('packing all days, once', () => prepared.pack());
  const counting = await measure('select count(*)', () => prepared.countAll());
  measured.add({ name: 'select count(*) alone: processor', value: counting, unit: 'ms' });
  for (const [name, question] of Object.entries(questions)) {
    const ms = await measure(name, async () => {
      const { total } = await prepared.ask(question);
      return `${total.actions.toLocaleString('en')} actions`;
    });
    measured.add({ name: `${name}: processor`, value: ms, unit: 'ms', goal: { atMost: goalMs } });
  }
} finally {
  await prepared.close();
}
measured.end();

/** Milliseconds of the processor. */
async function measure(name: string, run: () => Promise<unknown>): Promise<number> {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const said = await run();
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = Math.round((user + system) / 1_000);
  const clockMs = Math.round(performance.now() - start);
  say(name, `${cpuMs} ms of the processor, ${clockMs} ms by the clock${typeof said === 'string' ? `, ${said}` : ''}`);
  return cpuMs;
}

function say(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(30)} ${value}\n`);
}
