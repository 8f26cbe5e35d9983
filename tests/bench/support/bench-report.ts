// `tests/bench/REPORT.md`: every figure that was measured, beside its goal.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goalInWords, isMet, resultsFolder, valueInWords, type Figure, type Results } from './figures.ts';

const titles: Readonly<Record<string, string>> = {
  calls: 'Every call, asked by its schema',
  client: 'The page',
  conditions: 'Conditions of steps',
  drugs: 'Routes to a hundred approved drugs',
  files: 'Files of 99,999 molecules',
  forward: 'Enumeration of products',
  'forward-check': 'The forward check and product prediction',
  gateway: 'The gateway',
  interactive: 'What a person waits for, beside running forward tasks',
  names: 'Names of compounds',
  'one-step': 'The one-step model',
  precedents: 'Precedents',
  optimization: 'Choice of the next experiments',
  retrosynthesis: 'Routes to twelve known drugs',
  'route-canvas': 'Moving about in tree and graph',
  'route-list': 'A list of 1,000 routes',
  'route-tree': 'Layout of a route',
  routes: 'Searches for the targets of patent routes',
  sascore: 'Scoring a file of 99,999 molecules',
  scale: 'Many users',
  soak: 'An hour of mixed use',
  statistics: 'Reports over a million points',
  stock: "A supplier's list",
  substructure: 'Structure search in 100,000 molecules',
};

/** Reads what the measurements kept, in the order of their titles. */
export function readResults(): Results[] {
  return readdirSync(resultsFolder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => resultsIn(join(resultsFolder, name)))
    .toSorted((a, b) => titleOf(a).localeCompare(titleOf(b), 'en'));
}

// JSON has no NaN: what could not be measured comes back as null.
function resultsIn(path: string): Results {
  const results = JSON.parse(readFileSync(path, 'utf8')) as Results;
  return { ...results, figures: results.figures.map((figure) => ({ ...figure, value: figure.value ?? Number.NaN })) };
}

/** Writes the report and gives its path. */
export function writeReport(): string {
  const path = join(resultsFolder, '../REPORT.md');
  writeFileSync(path, reportOf(readResults()));
  return path;
}

/** The report as Markdown. */
export function reportOf(all: readonly Results[]): string {
  const judged = all.flatMap(({ bench, figures }) => figures.filter(hasGoal).map((figure) => ({ bench, figure })));
  const missed = judged.filter(({ figure }) => !isMet(figure));
  const summary = `${judged.length - missed.length} of ${judged.length} goals are met.`;
  const list = missed.map(
    ({ bench, figure }) =>
      `- ${titleOf({ bench })}: ${figure.name}, ${valueInWords(figure)} (goal ${goalInWords(figure)})`,
  );
  return [
    '# What was measured',
    '',
    'Made by `npm run bench` (`npm run bench NAME` measures one part anew); do not edit.',
    'What each figure means and how it is taken stands at the head of `NAME.bench.ts` and in [the guide](../README.md).',
    '',
    summary,
    ...(missed.length === 0 ? [] : ['', 'Missed:', '', ...list]),
    ...all.flatMap(sectionOf),
    '',
  ].join('\n');
}

function sectionOf({ bench, date, machine, options, figures }: Results): string[] {
  const run = [`\`npm run bench ${bench}${options.length === 0 ? '' : ` -- ${options.join(' ')}`}\``, date, machine];
  return ['', `## ${titleOf({ bench })}`, '', run.join(' · '), '', ...tableOf(figures)];
}

// As wide as oxfmt makes it, so that the formatter has nothing to add.
function tableOf(figures: readonly Figure[]): string[] {
  const rows = [['Figure', 'Measured', 'Goal', ''], ...figures.map(cellsOf)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...rows.map((row) => widthOf(row[column] ?? ''))));
  const lineOf = (row: readonly string[]) => `| ${row.map((cell, at) => padded(cell, widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [lineOf(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(lineOf)];
}

function cellsOf(figure: Figure): string[] {
  const name = figure.note === undefined ? figure.name : `${figure.name} (${figure.note})`;
  const met = hasGoal(figure) ? (isMet(figure) ? 'met' : '**missed**') : '';
  return [name.replaceAll('|', String.raw`\|`), valueInWords(figure), goalInWords(figure), met];
}

function hasGoal(figure: Figure): boolean {
  return figure.goal !== undefined;
}

function titleOf({ bench }: Pick<Results, 'bench'>): string {
  return titles[bench] ?? bench;
}

function widthOf(text: string): number {
  return [...text].length;
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(width - widthOf(text));
}
