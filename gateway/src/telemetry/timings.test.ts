import { Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createTimings } from './timings.ts';

const shape = { name: 'work_seconds', help: 'Time of work', buckets: [0.001, 0.1, 2.5, 100] };
const observed = [0, 0.001, 0.0011, 0.05, 2.5, 3, 100, 100.1];

describe('durations', () => {
  it('read as those of the general library', async () => {
    const registry = new Registry();
    const theirs = new Histogram({
      ...shape,
      buckets: [...shape.buckets],
      labelNames: ['call'],
      registers: [registry],
    });
    const ours = createTimings({ ...shape, label: 'call' });
    for (const call of ['a', 'say "hi" \\ \n']) {
      for (const seconds of observed) {
        theirs.observe({ call }, seconds);
        ours.of(call)(seconds);
      }
    }
    expect(ours.text().trim().split('\n')).toEqual((await registry.metrics()).trim().split('\n'));
  });

  it('include what was never done, once it is bound', () => {
    const ours = createTimings({ ...shape, label: 'call' });
    ours.of('idle');
    expect(ours.text()).toContain('work_seconds_count{call="idle"} 0');
  });
});
