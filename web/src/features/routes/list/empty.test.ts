import { describe, expect, it } from 'vitest';
import { hintsFor } from './empty.tsx';

const progress = { percent: 100, expansions: 1, molecules: 1, solvedRoutes: 0 };
const hints = (elapsedMs: number, timeLimitSeconds: number, maxSteps: number) =>
  hintsFor({ progress: { ...progress, elapsedMs }, settings: { timeLimitSeconds, maxSteps, maxRoutes: 30 } });

describe('the advice where no route was found', () => {
  it('asks for more time only where time ran out', () => {
    expect(hints(20_004, 20, 8)).toEqual(['time', 'intermediate']);
    expect(hints(1, 20, 8)).toEqual(['intermediate']);
  });

  it('asks for more steps only where more are allowed', () => {
    expect(hints(1, 20, 4)).toEqual(['steps', 'intermediate']);
  });

  it('asks for no more time than can be given', () => {
    expect(hints(60_000, 60, 8)).toEqual(['intermediate']);
  });
});
