// How far two tables of fragments agree on molecules.

import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import type { FragmentTable } from '../../src/engine/sascore/fragments.ts';
import { scoreStructure } from '../../src/engine/sascore/score.ts';

/** One line of figures. */
export function agreement(rdkit: RDKit, list: readonly string[], own: FragmentTable, theirs: FragmentTable): string {
  const pairs = list.flatMap((text) => {
    const [a, b] = [scoreStructure(rdkit, text, own), scoreStructure(rdkit, text, theirs)];
    return a && b ? [[a.score, b.score] as const] : [];
  });
  const errors = pairs.map(([a, b]) => Math.abs(a - b)).toSorted((a, b) => a - b);
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const within = errors.filter((error) => error <= 0.1).length / errors.length;
  const at95 = errors[Math.floor(errors.length * 0.95)] ?? Number.NaN;
  const rho = correlation(ranks(pairs.map(([a]) => a)), ranks(pairs.map(([, b]) => b)));
  return [
    `${pairs.length} molecules`,
    `Spearman ${rho.toFixed(4)}`,
    `within 0.1: ${(within * 100).toFixed(1)} %`,
    `mean difference ${mean.toFixed(3)}`,
    `95 % below ${at95.toFixed(3)}`,
  ].join(', ');
}

// Equal values share the mean of their ranks.
function ranks(values: readonly number[]): number[] {
  const order = [...values.keys()].toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const found = values.map(() => 0);
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to += 1;
    for (let place = from; place < to; place += 1) found[order[place] ?? 0] = (from + to - 1) / 2;
    from = to;
  }
  return found;
}

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const spread = (list: readonly number[], middle: number) =>
    Math.sqrt(mean(list.map((value) => (value - middle) ** 2)));
  return mean(xs.map((x, index) => (x - mx) * ((ys[index] ?? my) - my))) / (spread(xs, mx) * spread(ys, my));
}
