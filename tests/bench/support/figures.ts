// What a measurement found, figure by figure beside its goal. `npm run bench` keeps the figures of each measurement in
// `results` and makes the report of all of them (`bench-report.ts`); a run by hand only prints.

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** What a figure should be at most, or at least. */
export type Goal = { atMost: number } | { atLeast: number };

export interface Figure {
  name: string;
  value: number;
  /** As it is shown behind the value: `ms`, `MB`, `% of CPU`. */
  unit: string;
  goal?: Goal | undefined;
  /** What the figure means or stands beside, in a few words. */
  note?: string | undefined;
}

/** One measurement as it is kept. */
export interface Results {
  bench: string;
  /** ISO 8601, the day alone. */
  date: string;
  machine: string;
  /** Options of the command line that change what was measured. */
  options: string[];
  figures: Figure[];
}

export interface Figures {
  /** Takes a figure and says whether its goal is met; one without a goal always is. */
  add(figure: Figure): boolean;
  /** Takes a fact that must hold: a figure of 1 with the goal 1. */
  rule(name: string, holds: boolean): boolean;
  /** Prints each figure beside its goal and the goals missed, keeps the figures and sets the exit code of the process. True when all are met. */
  end(): boolean;
}

export const resultsFolder = join(import.meta.dirname, '../results');

/** Begins a measurement; `bench` is the name of its file. */
export function figures(bench: string): Figures {
  const all: Figure[] = [];
  return {
    add(figure) {
      all.push(figure);
      return isMet(figure);
    },
    rule(name, holds) {
      return this.add({ name, value: holds ? 1 : 0, unit: '', goal: { atLeast: 1 } });
    },
    end() {
      for (const figure of all) {
        const words = [`${figure.name}: ${valueInWords(figure)}`, goalInWords(figure)].filter((one) => one !== '');
        process.stdout.write(`${words.join(', goal ')}\n`);
      }
      const missed = all.filter((figure) => !isMet(figure));
      const told = missed.map((figure) => `${figure.name} ${valueInWords(figure)}, ${goalInWords(figure)}`);
      const withGoal = all.filter(({ goal }) => goal !== undefined).length;
      process.stdout.write(
        `goals of ${withGoal} figures ${told.length === 0 ? 'met' : `missed: ${told.join('; ')}`}\n`,
      );
      if (process.env['BENCH_REPORT'] === '1') keep(bench, all);
      process.exitCode = missed.length === 0 ? 0 : 1;
      return missed.length === 0;
    },
  };
}

/** A figure that could not be measured (NaN) misses its goal. */
export function isMet({ value, goal }: Figure): boolean {
  if (goal === undefined) return true;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

export function valueInWords({ value, unit, goal }: Pick<Figure, 'value' | 'unit' | 'goal'>): string {
  if (isRule({ unit, goal })) return value === 1 ? 'yes' : 'no';
  if (Number.isNaN(value)) return 'not measured';
  return `${rounded(value)} ${unit}`.trim();
}

export function goalInWords({ unit, goal }: Pick<Figure, 'unit' | 'goal'>): string {
  if (goal === undefined) return '';
  if (isRule({ unit, goal })) return 'yes';
  return 'atMost' in goal
    ? `at most ${rounded(goal.atMost)} ${unit}`.trim()
    : `at least ${rounded(goal.atLeast)} ${unit}`.trim();
}

function isRule({ unit, goal }: Pick<Figure, 'unit' | 'goal'>): boolean {
  return unit === '' && goal !== undefined && 'atLeast' in goal && goal.atLeast === 1;
}

/** Three significant figures and more before the point. */
function rounded(value: number): string {
  const decimals = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return Number(value.toFixed(Math.min(decimals, 4))).toLocaleString('en', { maximumFractionDigits: 4 });
}

function keep(bench: string, all: Figure[]): void {
  const options = process.argv.slice(2).filter((one) => !/^--(data|work|in|python|scorer|chromium|port)=/.test(one));
  const results: Results = {
    bench,
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    options,
    figures: all,
  };
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(join(resultsFolder, `${bench}.json`), `${JSON.stringify(results, undefined, 2)}\n`);
}

function machine(): string {
  const [first] = cpus();
  const model = (first?.model ?? '')
    .replaceAll(/\((R|TM)\)|CPU|@.*$/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}
