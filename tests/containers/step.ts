// What `npm run test:containers` is made of: steps in order, each with rows for the table at the end.

import type { Engine } from './engine.ts';

export interface Row {
  what: string;
  /** What was found, with its unit. */
  figure: string;
  goal: string;
  isGood: boolean;
}

export interface Run {
  engine: Engine;
  /** The image under test; the step `build` makes it. */
  image: string;
  /** PEM of an authority of the machine's own, as where a proxy inspects TLS. */
  authority: string | undefined;
  say(line: string): void;
}

export interface Step {
  /** Of `--only`. */
  name: string;
  title: string;
  run(run: Run): Promise<Row[]>;
}

/** A row for a claim that holds or does not. */
export const claim = (what: string, isGood: boolean, figure = isGood ? 'yes' : 'no'): Row => ({
  what,
  figure,
  goal: 'yes',
  isGood,
});

/** A row for a figure that must not be more than the goal. */
export const atMost = (what: string, value: number, goal: number, unit = ''): Row => ({
  what,
  figure: `${Number.isInteger(value) ? value : value.toFixed(1)}${unit && ` ${unit}`}`,
  goal: `${goal}${unit && ` ${unit}`}`,
  isGood: value <= goal,
});
