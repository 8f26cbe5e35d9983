import { beforeEach, describe, expect, it } from 'vitest';
import { createAttempts, type Attempts, type Who } from './attempts.ts';

let time: number;
let attempts: Attempts;
beforeEach(() => {
  time = 1_000_000;
  attempts = createAttempts(() => time);
});

const here: Who = { name: 'chemist', network: '192.0.2.1' };
const fail = (who: Who, times: number) => Array.from({ length: times }, () => attempts.begin(who));

describe('wrong passwords', () => {
  it('of one name from one network wait longer each time, after five', () => {
    expect(fail(here, 6)).toEqual([0, 0, 0, 0, 0, 60]);
    const waits = [60, 120, 240, 480, 900, 900];
    for (const seconds of waits) {
      time += seconds * 1000 - 1;
      expect(attempts.begin(here)).toBe(1);
      time += 1;
      expect(attempts.begin(here)).toBe(0);
    }
    time += 60 * 60_000;
    expect(fail(here, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  it('of elsewhere do not keep the user out', () => {
    fail({ name: 'Chemist ', network: '198.51.100.7' }, 30);
    expect(attempts.begin(here)).toBe(0);
  });

  it('end with a sign-in', () => {
    fail(here, 4);
    attempts.succeeded(here);
    expect(fail(here, 6)).toEqual([0, 0, 0, 0, 0, 60]);
  });

  it('from a hundred networks slow the name down, but no browser that signed in before', () => {
    for (let network = 0; network < 100; network += 1) attempts.begin({ ...here, network: `2001:db8:0:${network}` });
    expect(attempts.begin(here)).toBe(60);
    const known = { ...here, device: 'laptop' };
    expect(fail(known, 10)).toEqual(Array(10).fill(0));
    // Who holds the laptop does not guess without end either.
    expect(attempts.begin(known)).toBe(60);
    time += 60_000;
    expect(attempts.begin(known)).toBe(0);
    attempts.succeeded(known);
    expect(attempts.begin(known)).toBe(0);
  });

  it('of a hundred names slow their network down, and no other', () => {
    for (let number = 0; number < 100; number += 1) attempts.begin({ ...here, name: `user${number}` });
    expect(attempts.begin(here)).toBe(60);
    expect(attempts.begin({ ...here, network: '198.51.100.7' })).toBe(0);
  });

  it('are not counted for sign-ins that succeed, however many come from a network', () => {
    for (let number = 0; number < 200; number += 1) {
      const who = { ...here, name: `user${number}` };
      expect(attempts.begin(who)).toBe(0);
      attempts.succeeded(who);
    }
  });

  it('without a network count wherever they come from', () => {
    expect(fail({ name: 'second demo-chemist' }, 6).at(-1)).toBe(60);
  });
});
