// Measures the reader of names without Java: the share of building-block names and of lab abbreviations that it reads, and held-out names of
// two public tables beside what OPSIN makes of them.
//
//   node scripts/measure-names.ts [--data DIR --opsin JAR] [--every 6] [--disagreements FILE] [--figures FILE]
//
// A held-out name counts when OPSIN reads it. Two structures agree when their canonical SMILES or their InChIKeys are equal, or when they
// are one substance with a metal drawn with bonds or with ions, or an acid that OPSIN leaves as an anion; a reading that says less of the
// configuration than OPSIN's (alanine without L, both enantiomers of a racemate) counts as agreeing and is told apart. Where OPSIN takes
// by the letter what chemists mean otherwise (trichloroethylsilane), measure-names/judged.tsv has the structure, written down by hand.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { meaningOfName } from '../src/chemistry/recognition/name-meaning.ts';
import { describeMolecule } from '../src/chemistry/recognition/describe.ts';
import { builtInNames } from '../src/chemistry/recognition/names.ts';
import { canonicalSmiles, inchiKey, loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { plannedText } from '../src/chemistry/molecule/stereo/stereo-groups.ts';
import { readName } from '../src/chemistry/names/read/read-name.ts';
import { readData } from './data-dir.ts';
import { writeFigures } from './figures-file.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    opsin: { type: 'string' },
    every: { type: 'string', default: '6' },
    disagreements: { type: 'string' },
    figures: { type: 'string' },
  },
});

// Elements whose bonds to carbon and oxygen are drawn in two ways.
const metal =
  /\[(?:Li|Na|K|Mg|Al|Ca|Ti|V|Cr|Mn|Fe|Co|Ni|Cu|Zn|Ga|Ge|Zr|Mo|Ru|Rh|Pd|Ag|Cd|In|Sn|Sb|Cs|Ba|La|Ce|Pt|Au|Hg|Tl|Pb|Bi)/;
const rdkit = await loadRDKit();
const judgedByHand = new Map(
  rowsOf('judged.tsv').map(([name = '', smiles = '']) => [name.toLowerCase(), canonicalSmiles(rdkit, smiles)]),
);
const names = builtInNames();
const figures: Record<string, number> = {};

measureList('building blocks', 'building-blocks.tsv', (name) => readName(rdkit, name, salts()).smiles);
measureList('Chinese building blocks', 'building-blocks-zh.tsv', (name) => meaningOfName(rdkit, names, name)?.smiles);
measureList('abbreviations', 'abbreviations.tsv', (name) => meaningOfName(rdkit, names, name)?.smiles);
if (values.data !== undefined && values.opsin !== undefined) measureHeldOut(values.data, values.opsin);
if (values.data !== undefined) measureChinesePairs(values.data);
measureChineseRoundTrip();
if (values.figures !== undefined) writeFigures(values.figures, figures);

function salts() {
  return { smilesOf: (name: string) => names.byName(name)?.smiles };
}

function rowsOf(file: string): string[][] {
  const text = readFileSync(new URL(`measure-names/${file}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

function measureList(title: string, file: string, read: (name: string) => string | undefined): void {
  const rows = rowsOf(file);
  const found = rows.map(([name = '', smiles = '']) => ({
    name,
    right: inchiKey(rdkit, smiles),
    read: read(name),
  }));
  const wrong = found.filter((one) => one.read !== undefined && inchiKey(rdkit, one.read) !== one.right);
  const right = found.filter((one) => one.read !== undefined && inchiKey(rdkit, one.read) === one.right);
  figures[`${title} read`] = percent(right.length, rows.length);
  figures[`${title} wrong`] = wrong.length;
  print(`${title}: ${right.length} of ${rows.length} read, ${wrong.length} wrongly`);
  for (const { name, read: other } of wrong) print(`  ${name}: ${other}`);
  const silent = found.filter((one) => one.read === undefined).map(({ name }) => name);
  if (silent.length > 0) print(`  not read: ${silent.join(', ')}`);
}

function measureHeldOut(dir: string, jar: string): void {
  const all = heldOutNames(dir).filter((_, index) => index % Number(values.every) === 0);
  const judged = readByOpsin(jar, all);
  const started = performance.now();
  const own = all.map((name) => readName(rdkit, name).smiles);
  const ms = (performance.now() - started) / all.length;
  const counts = { judged: 0, read: 0, agree: 0, flat: 0, byHand: 0 };
  const lines: string[] = [];
  for (const [index, name] of all.entries()) {
    const other = judged[index] === '' ? null : canonicalSmiles(rdkit, judged[index] ?? '');
    if (other === null) continue;
    counts.judged += 1;
    const ours = own[index];
    if (ours === undefined) continue;
    counts.read += 1;
    const right = judgedByHand.get(name.toLowerCase()) ?? other;
    const verdict = compare(ours, right);
    if (verdict !== 'other' && compare(ours, other) === 'other') counts.byHand += 1;
    if (verdict === 'other') lines.push([name, ours, other].join('\t'));
    else counts.agree += 1;
    if (verdict === 'flat') counts.flat += 1;
  }
  figures['held out read'] = percent(counts.read, counts.judged);
  figures['held out agree'] = percent(counts.agree, counts.read);
  figures['held out as opsin'] = percent(counts.agree - counts.byHand, counts.read);
  figures['ms a name'] = ms;
  print(
    `held-out names that OPSIN reads: ${counts.judged}; read ${counts.read} (${figures['held out read'].toFixed(1)} %)`,
  );
  print(
    `  agree with OPSIN: ${counts.agree} (${figures['held out agree'].toFixed(2)} %), ${counts.flat} with less configuration, ${counts.byHand} judged by hand`,
  );
  print(`  ${ms.toFixed(1)} ms a name`);
  if (values.disagreements !== undefined) writeFileSync(values.disagreements, `${lines.join('\n')}\n`);
}

/**
 * Chinese names of the pairs by Xu et al., without our tables: those whose English name our reader reads as the structure of the pair.
 * About one pair in a hundred of these is wrong still (2,4-二甲基己烷 for 2,4-dimethyloctane), which the second figure holds.
 */
function measureChinesePairs(dir: string): void {
  const pairs = readData(dir, 'names/names_en_zh_xu2020.tsv.gz')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  const counts = { judged: 0, read: 0, agree: 0 };
  for (const [english = '', chinese = '', , written = ''] of pairs) {
    const right = written === '' ? null : canonicalSmiles(rdkit, written);
    const known = right === null ? undefined : readName(rdkit, english, salts()).smiles;
    if (right === null || known === undefined || compare(known, right) === 'other') continue;
    counts.judged += 1;
    const ours = readName(rdkit, chinese, salts()).smiles;
    if (ours === undefined) continue;
    counts.read += 1;
    if (compare(ours, right) !== 'other') counts.agree += 1;
  }
  figures['Chinese pairs read'] = percent(counts.read, counts.judged);
  figures['Chinese pairs agree'] = percent(counts.agree, counts.read);
  print(
    `Chinese names of pairs: ${counts.judged}; read ${counts.read} (${figures['Chinese pairs read'].toFixed(1)} %)`,
  );
  print(`  with the structure of the pair: ${counts.agree} (${figures['Chinese pairs agree'].toFixed(2)} %)`);
}

/** The generated Chinese names of the stock, read back without any table. */
function measureChineseRoundTrip(): void {
  const lines = readFileSync(new URL('../data/stock-names.tsv', import.meta.url), 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
  const counts = { same: 0, other: 0 };
  for (const [, smiles = '', , chinese = ''] of rows) {
    const ours = readName(rdkit, chinese).smiles;
    if (ours === smiles) counts.same += 1;
    else if (ours !== undefined) counts.other += 1;
  }
  figures['Chinese round trip read'] = percent(counts.same, rows.length);
  figures['Chinese round trip wrong'] = percent(counts.other, rows.length);
  print(`generated Chinese names: ${counts.same} of ${rows.length} read back, ${counts.other} as another structure`);
}

/** Distinct names of both tables, in their order. */
function heldOutNames(dir: string): string[] {
  const tables = ['example_user_db', 'pubchem_small'].map(
    (table) => `names/chemicals_chemical_identifiers_${table}.tsv.gz`,
  );
  const synonyms = tables.flatMap((file) =>
    readData(dir, file)
      .split('\n')
      .flatMap((line) => line.split('\t').slice(7)),
  );
  const reagents = readData(dir, 'names/choriso_name_smiles_occurrences.tsv.gz')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '');
  const usable = [...synonyms, ...reagents]
    .map((name) => name.trim())
    .filter((name) => name.length > 3 && name.length <= 120);
  return [...new Set(usable)].filter((name) => /[a-z]/i.test(name));
}

function readByOpsin(jar: string, all: readonly string[]): string[] {
  const options = {
    input: `${all.join('\n')}\n`,
    stdio: ['pipe', 'pipe', 'ignore'] as ['pipe', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  };
  return execFileSync('java', ['-jar', jar, '-osmi'], options)
    .toString()
    .split('\n')
    .map((line) => line.trim());
}

function compare(ours: string, other: string): 'same' | 'flat' | 'other' {
  if (ours === other) return 'same';
  const [own, judge] = [inchiKey(rdkit, plannedText(ours)), inchiKey(rdkit, other)];
  if (own === judge) return 'same';
  if (isSameSubstance(ours, other)) return 'same';
  const isSameGraph = own?.slice(0, 14) === judge?.slice(0, 14);
  const saysLess = ours.includes('|') || stereoMarks(ours) < stereoMarks(other);
  return isSameGraph && saysLess ? 'flat' : 'other';
}

function isSameSubstance(ours: string, other: string): boolean {
  if (ours.includes('|')) return false;
  if (metal.test(ours) && metal.test(other)) return elementsOf(ours) === elementsOf(other);
  // mono-methyl terephthalate is no anion.
  return canonicalSmiles(rdkit, other.replaceAll('[O-]', 'O')) === ours;
}

function elementsOf(smiles: string): string {
  return describeMolecule(rdkit, smiles).formula.replace(/[-+]\d*$/, '');
}

function stereoMarks(smiles: string): number {
  return smiles.match(/@+|[/\\]/g)?.length ?? 0;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
