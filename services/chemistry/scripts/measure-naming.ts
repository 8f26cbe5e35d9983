// Measures the generator of names: the share that it names of the built-in stock and of the products of patent routes, up to 25 heavy atoms,
// whether OPSIN reads each name back as the same structure, and the time that a name takes.
//
//   node scripts/measure-naming.ts [--data DIR] [--opsin JAR] [--every 1] [--wrong FILE] [--figures FILE]
//
// --data adds the routes, --opsin the judge, --every N takes each Nth molecule of the stock, --wrong keeps what is read otherwise.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { canonicalSmiles, loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { writeName } from '../src/chemistry/names/write/write-name.ts';
import { readData } from './data-dir.ts';
import { writeFigures } from './figures-file.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    opsin: { type: 'string' },
    every: { type: 'string', default: '1' },
    wrong: { type: 'string' },
    figures: { type: 'string' },
  },
});
const mostAtoms = 25;

interface Node {
  smiles: string;
  leaf?: boolean;
  reaction?: { precursors: Node[] };
}

const rdkit = await loadRDKit();
const figures: Record<string, number> = {};
const wrong: string[] = [];

const table = rowsOf(readFileSync(new URL('../src/test-support/written-names.tsv', import.meta.url), 'utf8'));
measure('table of names', table);
const every = Number(values.every);
const stock = ['starting-materials.txt', 'common-stock.txt'].flatMap((file) =>
  rowsOf(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')),
);
measure('stock', small([...new Set(stock)].filter((_, index) => index % every === 0)));
if (values.data !== undefined) measure('route intermediates', small(intermediatesOf(values.data)));
if (values.wrong !== undefined) writeFileSync(values.wrong, wrong.map((line) => `${line}\n`).join(''));
if (values.figures !== undefined) writeFigures(values.figures, figures);

function rowsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => line.split('\t')[0] ?? '');
}

function small(list: readonly string[]): string[] {
  return list.filter((smiles) => {
    using mol = rdkit.get_mol(smiles);
    return mol !== null && mol.get_num_atoms(true) <= mostAtoms;
  });
}

// What the routes make on the way, the targets among them.
function intermediatesOf(dir: string): string[] {
  const routes = JSON.parse(readData(dir, 'routes/routes_valid.json.gz')) as { route: Node }[];
  const found = new Set<string>();
  const visit = ({ smiles, leaf, reaction }: Node): void => {
    if (leaf !== true) found.add(smiles);
    reaction?.precursors.forEach(visit);
  };
  for (const { route } of routes) visit(route);
  return [...found];
}

function measure(title: string, list: readonly string[]): void {
  const times: number[] = [];
  const named = list.flatMap((smiles) => {
    const from = performance.now();
    const name = writeName(rdkit, smiles)?.english;
    times.push(performance.now() - from);
    return name === undefined ? [] : [{ smiles, name }];
  });
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  figures[`${title} named`] = (100 * named.length) / list.length;
  figures[`${title} ms p50`] = at(0.5);
  figures[`${title} ms p95`] = at(0.95);
  say(`${title}: ${named.length} of ${list.length} named (${figures[`${title} named`]?.toFixed(1)} %)`);
  say(`${title}: p50 ${at(0.5).toFixed(2)} ms, p95 ${at(0.95).toFixed(2)} ms a molecule`);
  if (values.opsin !== undefined) judge(title, named, values.opsin);
}

function judge(title: string, named: readonly { smiles: string; name: string }[], jar: string): void {
  if (!existsSync(jar)) throw new RangeError(`no OPSIN at ${jar}`);
  const input = named.map(({ name }) => `${name}\n`).join('');
  const read = execFileSync('java', ['-jar', jar, '-o', 'smi'], {
    input,
    encoding: 'utf8',
    maxBuffer: 256 * 1_048_576,
    stdio: ['pipe', 'pipe', 'ignore'],
  }).split('\n');
  // It may greet with lines of its own.
  const answers = read.slice(0, -1).slice(-named.length);
  const differing = named.flatMap(({ smiles, name }, index) => {
    const answer = answers[index] ?? '';
    const isSame = answer !== '' && canonicalSmiles(rdkit, answer) === canonicalSmiles(rdkit, smiles);
    return isSame ? [] : [`${smiles}\t${name}\t${answer}`];
  });
  wrong.push(...differing);
  figures[`${title} read back`] = (100 * (named.length - differing.length)) / named.length;
  say(`${title}: ${named.length - differing.length} of ${named.length} read back by OPSIN as the same structure`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
