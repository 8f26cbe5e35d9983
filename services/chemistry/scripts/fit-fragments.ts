// Makes data/sascore-fragments.bin: the contribution of each Morgan environment that the molecules of the recorded
// reactions and of the free stock lists have in common (P. Ertl, A. Schuffenhauer, J. Cheminform. 2009, 1, 8).
//
// First how common an environment is, brought to the scale of the published table by a line; then ridge regression from
// there, so that the mean contribution of whole molecules comes near to what the published table gives them. What an
// unknown environment contributes is fitted last, on molecules that were kept from all before.
//
//   node scripts/fit-fragments.ts --data DIR [--measure]
//
// --measure fits nothing and measures the table that is there. About ten minutes; 1.5 GB.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '../src/chemistry/molecule/random.ts';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { readPublishedTable } from '../src/engine/sascore/fragments.ts';
import { packTable, unpackTable } from '../src/engine/sascore/packed-table.ts';
import { dataDir, readData } from './data-dir.ts';
import { agreement } from './fit-fragments/agreement.ts';
import { environmentsOf, type Environments } from './fit-fragments/environments.ts';
import { fitNear, times } from './fit-fragments/ridge.ts';
import { testMolecules } from './fit-fragments/test-molecules.ts';
import { Canonical, judgedProducts, recordedRows } from './recorded-reactions.ts';

const output = new URL('../data/sascore-fragments.bin', import.meta.url);
/** The commonest environments that make up so much of all are the ones that count as common. */
const commonShare = 0.8;
const ridge = { penalty: 1e-4, rounds: 100 };
/** Kept from the fit: to find what the unknown contributes, and to measure with. */
const [forUnknown, forMeasure] = [10_000, 5_000];
const unknownToThem = -4;
const say = (line: string) => process.stderr.write(`${line}\n`);

const dir = dataDir();
const { values } = parseArgs({ options: { measure: { type: 'boolean', default: false } }, strict: false });
const rdkit = await loadRDKit();
const canonical = new Canonical(rdkit);
const published = readPublishedTable(readFileSync(join(dir, 'sascore/fpscores.pkl.gz')));
const molecules = shuffled(allMolecules());
say(`${molecules.length} molecules`);
const kept = molecules.splice(0, forMeasure);
const forLast = molecules.slice(0, forUnknown);
if (values.measure !== true) {
  const contributions = fit(environmentsOf(rdkit, molecules.slice(forUnknown)));
  const unknown = fitUnknown(environmentsOf(rdkit, forLast), contributions);
  say(`${contributions.size} environments, unknown ones ${unknown.toFixed(3)}`);
  writeFileSync(output, packTable({ contributions, unknown }));
}

const table = unpackTable(readFileSync(output));
const used = new Set(molecules);
const unused = (list: readonly string[]) =>
  [...new Set(list.flatMap((text) => canonical.of(text) ?? []))].filter((smiles) => !used.has(smiles));
const sets = { 'molecules kept from the fit': kept, ...testMolecules(dir) };
for (const [name, list] of Object.entries(sets)) say(`${name}: ${agreement(rdkit, unused(list), table, published)}`);

function allMolecules(): string[] {
  const found = new Set<string>();
  const add = (text: string): void => {
    const smiles = canonical.of(text);
    if (smiles !== null) found.add(smiles);
  };
  const dropped = new Map<string, number>();
  for (const row of recordedRows(dir, { canonical, judged: judgedProducts(dir, canonical), dropped }))
    for (const text of [...row.reactants, ...row.others, ...row.products]) add(text);
  for (const name of ['rdkit_buildingblocks.smi.gz', 'rxn_common_compounds.txt', 'paroutes_route_leaves.smi.gz'])
    for (const line of readData(dir, `stock/${name}`).split('\n'))
      for (const text of (line.split(/[\s,]/, 1)[0] ?? '').split('.')) add(text);
  say(`rows left out: ${[...dropped].map(([name, count]) => `${name} ${count}`).join(', ')}`);
  return [...found].toSorted();
}

function shuffled(list: string[]): string[] {
  const random = seededRandom(20_261_129);
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? '', list[at] ?? ''];
  }
  return list;
}

function fit(environments: Environments): Map<number, number> {
  const { ids, rows, start, column, share } = environments;
  const matrix = { rows, columns: ids.length, start, column, value: share };
  const result = fitNear(matrix, times(matrix, theirsOf(ids)), firstGuess(environments), ridge);
  return new Map(ids.map((id, place) => [id, result[place] ?? 0]));
}

// Least squares of one factor: what is missing to the published mean, on the share of what is unknown.
function fitUnknown({ ids, rows, start, column, share }: Environments, known: ReadonlyMap<number, number>): number {
  const matrix = { rows, columns: ids.length, start, column, value: share };
  const wanted = times(matrix, theirsOf(ids));
  const own = times(
    matrix,
    Float64Array.from(ids, (id) => known.get(id) ?? 0),
  );
  const unknown = times(
    matrix,
    Float64Array.from(ids, (id) => (known.has(id) ? 0 : 1)),
  );
  let [above, below] = [0, 0];
  unknown.forEach((part, row) => {
    above += part * ((wanted[row] ?? 0) - (own[row] ?? 0));
    below += part * part;
  });
  return above / below;
}

function theirsOf(ids: readonly number[]): Float64Array {
  return Float64Array.from(ids, (id) => published.contributionOf(id) ?? unknownToThem);
}

// log10 of the count over the number of environments that make up four fifths of all, on the line through the published
// contributions, each environment with the weight of its count.
function firstGuess({ ids, times: counts }: Environments): Float64Array {
  const sorted = counts.toSorted().toReversed();
  const enough = commonShare * sorted.reduce((sum, count) => sum + count, 0);
  let common = 0;
  for (let sum = 0; sum < enough; common += 1) sum += sorted[common] ?? enough;
  const rarity = counts.map((count) => Math.log10(count / common));
  let [w, x, y, xx, xy] = [0, 0, 0, 0, 0];
  ids.forEach((id, place) => {
    const value = published.contributionOf(id);
    if (value === undefined) return;
    const [weight, at] = [counts[place] ?? 0, rarity[place] ?? 0];
    [w, x, y, xx, xy] = [
      w + weight,
      x + weight * at,
      y + weight * value,
      xx + weight * at * at,
      xy + weight * at * value,
    ];
  });
  const factor = (w * xy - x * y) / (w * xx - x * x);
  const shift = (y - factor * x) / w;
  say(`contribution = ${factor.toFixed(3)} x rarity + ${shift.toFixed(3)} to begin with`);
  return rarity.map((value) => factor * value + shift);
}
