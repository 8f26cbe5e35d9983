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
    'Made by `npm run bench` (`npm run bench NAME` measures one part anew); do not edit. How a figure is taken is said at the',
    'top of `NAME.bench.ts`; all figures are in `results`.',
    '',
    summary,
    ...(missed.length === 0 ? [] : ['', 'Missed:', '', ...list]),
    '',
    ...tableOf(all),
    '',
  ].join('\n');
}

/** Figures of a part that are shown: the first that have a goal and are a quantity. */
const shownOfPart = 2;

// As wide as oxfmt makes it, so that the formatter has nothing to add.
function tableOf(all: readonly Results[]): string[] {
  const rows = [['Part', 'Measured', 'Goals met', 'First figures'], ...all.map(rowOf)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...rows.map((row) => widthOf(row[column] ?? ''))));
  const lineOf = (row: readonly string[]) => `| ${row.map((cell, at) => padded(cell, widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [lineOf(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(lineOf)];
}

function rowOf({ bench, date, options, figures }: Results): string[] {
  const judged = figures.filter(hasGoal);
  const quantities = judged.filter(({ unit }) => unit !== '');
  const shown = (quantities.length > 0 ? quantities : judged).slice(0, shownOfPart);
  const run = [titleOf({ bench }), `(\`${[bench, ...options].join(' ')}\`)`].join(' ');
  const words = shown.map((figure) => `${figure.name} ${valueInWords(figure)}`).join('; ');
  return [run, date, `${judged.filter(isMet).length} of ${judged.length}`, words.replaceAll('|', String.raw`\|`)];
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
