// How often the atom maps of chem/mapping/atom-map.ts agree with the recorded ones: the bonds of the product that the reaction
// makes, compared up to symmetry. Usage: node scripts/measure-atom-maps.ts --data DIR

import { graphOf, type MolGraph } from '../src/chemistry/molecule/graph.ts';
import { loadRDKit, type RDKit } from '../src/chemistry/molecule/rdkit.ts';
import { mapAtoms } from '../src/chemistry/molecule/mapping/atom-map.ts';
import { refine } from '../src/chemistry/molecule/mapping/surroundings.ts';
import { dataDir, readData } from './data-dir.ts';

const rdkit = await loadRDKit();
const lines = readData(dataDir(), 'reactions/uspto50k_valid_raw.csv').trim().split('\n').slice(1);
const sample = lines.filter((_, index) => index % 5 === 0);

let counted = 0;
let agreeing = 0;
let ms = 0;
for (const line of sample) {
  const outcome = compare(rdkit, line.split(',')[2] ?? '');
  if (outcome === null) continue;
  counted += 1;
  if (outcome) agreeing += 1;
  else if (process.argv.includes('--show')) process.stdout.write(`${line.split(',')[2] ?? ''}\n`);
}
process.stdout.write(
  `${agreeing} of ${counted} reactions (${((100 * agreeing) / counted).toFixed(1)} %) make the recorded bonds; ` +
    `${(ms / counted).toFixed(2)} ms each\n`,
);

/** Null for a reaction without one readable product. */
function compare(kit: RDKit, mapped: string): boolean | null {
  const [left = '', , right = ''] = mapped.split('>');
  using product = kit.get_mol(right);
  using sources = kit.get_mol(left);
  if (!product || !sources || right.includes('.')) return null;
  const graph = graphOf(product);
  const numbers = mapNumbers(right);
  const sourceNumbers = mapNumbers(left);
  const sourceGraph = graphOf(sources);
  if (numbers.length !== graph.atoms.length || sourceNumbers.length !== sourceGraph.atoms.length) return null;
  const startedAt = performance.now();
  const found = mapAtoms(graph, [sourceGraph]);
  ms += performance.now() - startedAt;
  const recorded = numbers.map((number) => (number === 0 ? -1 : sourceNumbers.indexOf(number)));
  const mine = found.map((one) => one?.atom ?? -1);
  return madeBonds(graph, sourceGraph, mine) === madeBonds(graph, sourceGraph, recorded);
}

function madeBonds(graph: MolGraph, source: MolGraph, to: readonly number[]): string {
  const pairs = new Set(source.bonds.flatMap(({ from, to: end }) => [`${from}-${end}`, `${end}-${from}`]));
  const classes = refine(graph, 20).at(-1) ?? new Int32Array();
  const made = graph.bonds.filter((bond) => !pairs.has(`${to[bond.from] ?? -1}-${to[bond.to] ?? -1}`));
  return made
    .map((bond) => [classes[bond.from] ?? 0, classes[bond.to] ?? 0].toSorted((a, b) => a - b).join('-'))
    .toSorted()
    .join(' ');
}

// One number for each atom of the text; 0 for an atom without.
function mapNumbers(smiles: string): number[] {
  const atoms = smiles.match(/\[[^\]]*\]|Cl|Br|[BCNOFPSIbcnops]/g) ?? [];
  return atoms.map((atom) => Number(/:(\d+)\]/.exec(atom)?.[1] ?? 0));
}
