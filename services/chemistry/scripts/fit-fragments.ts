// Makes data/sascore-fragments.bin: how common each Morgan environment is in the molecules of the training reactions
// (P. Ertl, A. Schuffenhauer, J. Cheminform. 2009, 1, 8), brought to the scale of the published table, which is read for
// two factors and the contribution of the unknown alone.
//
//   node scripts/fit-fragments.ts --data DIR

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphOf } from '../src/chem/graph.ts';
import { loadRDKit } from '../src/chem/rdkit.ts';
import { readPublishedTable } from '../src/sascore/fragments.ts';
import { morganCounts } from '../src/sascore/morgan.ts';
import { packTable, unpackTable } from '../src/sascore/packed-table.ts';
import { scoreOf } from '../src/sascore/score.ts';
import { dataDir, readData } from './data-dir.ts';
import { withoutMaps } from './extract-templates/mapped-reaction.ts';
import { readReaction, trainingReactions } from './reaction-data.ts';

const dir = dataDir();
const output = new URL('../data/sascore-fragments.bin', import.meta.url);
/** An environment of one molecule alone says little: it counts as unknown. */
const fewestMolecules = 2;
const commonShare = 0.8;
const say = (line: string) => process.stderr.write(`${line}\n`);

const rdkit = await loadRDKit();
const published = readPublishedTable(readFileSync(join(dir, 'sascore/fpscores.pkl.gz')));
const molecules = moleculesOf(trainingReactions(dir));
say(`${molecules.length} molecules`);
const raw = rarity(molecules);
say(`${raw.size} environments of ${fewestMolecules} molecules or more`);
// Every tenth molecule is kept from the fit of the scale.
const fitted = fitScale(molecules.filter((_, index) => index % 10 !== 0).slice(0, 20_000));
say(
  `contribution = ${fitted.factor.toFixed(3)} x rarity + ${fitted.shift.toFixed(3)}, unknown ${fitted.unknown.toFixed(3)}`,
);
const contributions = new Map([...raw].map(([id, value]) => [id, fitted.factor * value + fitted.shift]));
const file = packTable({ contributions, unknown: fitted.unknown });
writeFileSync(output, file);
const table = unpackTable(file);
agreement('validation products', readData(dir, 'reactions/uspto50k_valid_raw.csv').split('\n').slice(1).map(productOf));
agreement('molecules kept from the fit', molecules.filter((_, index) => index % 10 === 0).slice(0, 5_000));

function moleculesOf(reactions: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of reactions) {
    const reaction = readReaction(rdkit, text);
    if (reaction) for (const smiles of [reaction.product, ...reaction.reactants]) found.add(smiles);
  }
  return [...found].toSorted();
}

// log10 of the count over the number of environments that make up four fifths of all.
function rarity(list: readonly string[]): Map<number, number> {
  const counts = new Map<number, { times: number; molecules: number }>();
  for (const smiles of list) {
    for (const [id, times] of countsOf(smiles)) {
      const known = counts.get(id) ?? { times: 0, molecules: 0 };
      counts.set(id, { times: known.times + times, molecules: known.molecules + 1 });
    }
  }
  const sorted = [...counts.values()].map(({ times }) => times).toSorted((a, b) => b - a);
  const wanted = commonShare * sorted.reduce((sum, times) => sum + times, 0);
  let common = 0;
  for (let sum = 0; sum < wanted; common += 1) sum += sorted[common] ?? wanted;
  const often = [...counts].filter(([, { molecules: seen }]) => seen >= fewestMolecules);
  return new Map(often.map(([id, { times }]) => [id, Math.log10(times / common)]));
}

function countsOf(smiles: string): Map<number, number> {
  using mol = rdkit.get_mol(smiles);
  return mol ? morganCounts(graphOf(mol)).counts : new Map();
}

// Least squares of the mean published contribution of a molecule on: mean rarity of its known environments, their share,
// and the share of the unknown ones.
function fitScale(list: readonly string[]): { factor: number; shift: number; unknown: number } {
  const normal = [0, 1, 2].map(() => [0, 0, 0, 0]);
  for (const smiles of list) {
    const sums = [0, 0, 0, 0];
    let total = 0;
    for (const [id, times] of countsOf(smiles)) {
      const value = raw.get(id);
      if (value === undefined) sums[2] = (sums[2] ?? 0) + times;
      else {
        sums[0] = (sums[0] ?? 0) + times * value;
        sums[1] = (sums[1] ?? 0) + times;
      }
      sums[3] = (sums[3] ?? 0) + times * (published.contributionOf(id) ?? -4);
      total += times;
    }
    if (total === 0) continue;
    const row = sums.map((sum) => sum / total);
    normal.forEach((line, i) => row.forEach((value, j) => (line[j] = (line[j] ?? 0) + (row[i] ?? 0) * value)));
  }
  const [factor = 1, shift = 0, unknown = -4] = solved(normal);
  return { factor, shift, unknown };
}

// Gauss and Jordan; the matrix is positive definite.
function solved(rows: number[][]): number[] {
  rows.forEach((pivotRow, pivot) => {
    const by = pivotRow[pivot] ?? 1;
    pivotRow.forEach((value, column) => (pivotRow[column] = value / by));
    rows.forEach((row, index) => {
      if (index === pivot) return;
      const times = row[pivot] ?? 0;
      row.forEach((value, column) => (row[column] = value - times * (pivotRow[column] ?? 0)));
    });
  });
  return rows.map((row) => row.at(-1) ?? 0);
}

function productOf(line: string): string {
  return withoutMaps(line.split(',').at(-1)?.split('>>')[1] ?? '');
}

function agreement(name: string, list: readonly string[]): void {
  const pairs = list.flatMap((smiles) => {
    using mol = smiles === '' ? null : rdkit.get_mol(smiles);
    return mol ? [{ own: scoreOf(mol, table).score, theirs: scoreOf(mol, published).score }] : [];
  });
  const errors = pairs.map(({ own, theirs }) => Math.abs(own - theirs)).toSorted((a, b) => a - b);
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const at95 = errors[Math.floor(errors.length * 0.95)] ?? Number.NaN;
  const r = correlation(
    pairs.map(({ own }) => own),
    pairs.map(({ theirs }) => theirs),
  );
  say(`${name}: ${pairs.length}, mean difference ${mean.toFixed(3)}, 95 % below ${at95.toFixed(3)}, r ${r.toFixed(4)}`);
}

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const spread = (list: readonly number[], middle: number) =>
    Math.sqrt(mean(list.map((value) => (value - middle) ** 2)));
  return mean(xs.map((x, index) => (x - mx) * ((ys[index] ?? my) - my))) / (spread(xs, mx) * spread(ys, my));
}
