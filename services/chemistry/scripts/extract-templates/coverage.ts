// Prints the ceiling of the learned templates: in how many validation reactions some template at some place gives exactly
// the recorded precursors, however low it may rank.
//
//   node scripts/extract-templates/coverage.ts --data DIR [--sample 5000] [--least 1] [--misses]

import { parseArgs } from 'node:util';
import { canonicalParts, canonicalSmiles, loadRDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { LearnedLibrary } from '../../src/chemistry/models/learned/learned-library.ts';
import { readProduct } from '../../src/chemistry/models/learned/product-graph.ts';
import { readLearnedTemplates } from '../../src/chemistry/models/learned/read-templates.ts';
import { dataDir, readData } from '../data-dir.ts';
import { extractTemplate } from './extract.ts';
import { withoutMaps } from './mapped-reaction.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    sample: { type: 'string', default: '5000' },
    least: { type: 'string', default: '1' },
    misses: { type: 'boolean' },
  },
});
const rdkit = await loadRDKit();
const records = readLearnedTemplates().filter((record) => record.count >= Number(values.least));
const library = new LearnedLibrary(rdkit, records);
const byRetro = new Map(records.map((record, index) => [record.retro, index]));
const lines = readData(dataDir(), 'reactions/uspto50k_valid_raw.csv').trim().split('\n').slice(1);
const stride = Math.max(1, Math.floor(lines.length / Number(values.sample)));
const covered: number[] = [];
const all: number[] = [];
const matchMs: number[] = [];
const counts: number[] = [];
for (let i = 0; i < lines.length; i += stride) {
  const [, reactionClass = '', mapped = ''] = lines[i]?.split(',') ?? [];
  const [left = '', right = ''] = withoutMaps(mapped).split('>>');
  const wanted = canonicalParts(rdkit, left)?.join('.');
  const product = canonicalSmiles(rdkit, right);
  if (wanted === undefined || product === null) continue;
  const isCovered = gives(product, wanted, byRetro.get(extractTemplate(rdkit, mapped) ?? '') ?? -1);
  all[Number(reactionClass)] = (all[Number(reactionClass)] ?? 0) + 1;
  if (isCovered) covered[Number(reactionClass)] = (covered[Number(reactionClass)] ?? 0) + 1;
  else if (values.misses) print(`${reactionClass} ${wanted}>>${product}`);
}
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + (one ?? 0), 0);
print(`${library.size} templates, ${sum(all)} reactions, ceiling ${share(sum(covered), sum(all))}`);
print(
  `by class: ${[...all.keys()]
    .slice(1)
    .map((one) => `${one} ${share(covered[one] ?? 0, all[one] ?? 0)}`)
    .join(', ')}`,
);
print(
  `candidates: p50 ${at(counts, 0.5)}, p95 ${at(counts, 0.95)}; matching ms: p50 ${at(matchMs, 0.5)}, p95 ${at(matchMs, 0.95)}`,
);

/** Tries the template of the recorded reaction first, for it mostly is the one. */
function gives(smiles: string, wanted: string, likely: number): boolean {
  using mol = rdkit.get_mol(smiles);
  if (!mol) return false;
  const product = readProduct(mol);
  const startedAt = performance.now();
  const candidates = library.candidates(product);
  matchMs.push(performance.now() - startedAt);
  counts.push(candidates.length);
  const isWanted = (one: (typeof candidates)[number]): boolean =>
    library.precursors(product, one)?.join('.') === wanted;
  return (
    candidates.some((one) => one.template === likely && isWanted(one)) ||
    candidates.some((one) => one.template !== likely && isWanted(one))
  );
}

function share(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

function at(list: readonly number[], quantile: number): string {
  const sorted = list.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * quantile)] ?? 0).toFixed(2);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
