import { describe, expect, it } from 'vitest';
import { type Beliefs, likelyBeliefs } from './beliefs.ts';
import type { Kernel } from './gaussian-process.ts';

const smooth: Kernel = (a, b) => Math.exp(-0.5 * ((a - b) / 20) ** 2);
const rough: Kernel = (a, b) => (a === b ? 1 : 0);
const beliefs: Beliefs = { means: [new Float64Array(100)], kernels: [rough, smooth], noise: 0.03, variance: 400 };
const wave = Array.from({ length: 40 }, (_, at) => ({ point: at * 2, value: 30 * Math.sin(at / 8) }));

describe('beliefs after many measurements', () => {
  it('are those that explain what was measured', () => {
    expect(likelyBeliefs(beliefs, wave).kernels).toEqual([smooth]);
  });

  it('are all kept while few yields are known', () => {
    expect(likelyBeliefs(beliefs, wave.slice(0, 10)).kernels).toEqual([rough, smooth]);
  });
});
