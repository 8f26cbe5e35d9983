// Which named kinds a written reaction is: those whose forward SMARTS give the product from the reactants. One drawn once may be
// used twice, as in a disulfide. Configuration is left out but where a kind makes it.

import { canonicalProduct, canonicalSmiles, type Mol, type RDKit, Transform } from '../molecule/rdkit.ts';
import { namedKinds } from './all.ts';
import type { NamedKind } from './reaction-class.ts';

/** Kinds reported for one reaction. */
const mostTold = 2;
const mostReactants = 4;
const mostOutcomes = 60;

interface Asked {
  mols: readonly Mol[];
  /** Canonical, without configuration. */
  product: string;
  atoms: number;
}

/** Recognises kinds; holds compiled SMARTS until disposed. */
export class NamedKindReader {
  readonly #rdkit: RDKit;
  readonly #transforms = new Map<string, Transform>();

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
  }

  /** Ids in the order of the table; none where no kind gives the product. Reactants and product are canonical SMILES. */
  of(reactants: readonly string[], product: string): string[] {
    using stack = new DisposableStack();
    const mols = reactants.slice(0, mostReactants).flatMap((one) => {
      const mol = this.#rdkit.get_mol(flat(one));
      return mol ? [stack.use(mol)] : [];
    });
    const wanted = canonicalSmiles(this.#rdkit, flat(product));
    if (wanted === null || mols.length === 0) return [];
    const asked = { mols, product: wanted, atoms: heavyAtoms(this.#rdkit, wanted) };
    const giving = namedKinds.filter(
      (kind) => isMade(this.#rdkit, kind, reactants, product) && this.#gives(kind, asked),
    );
    return giving.slice(0, mostTold).map(({ id }) => id);
  }

  [Symbol.dispose](): void {
    for (const transform of this.#transforms.values()) transform[Symbol.dispose]();
    this.#transforms.clear();
  }

  #gives({ forward }: NamedKind, { mols, product, atoms }: Asked): boolean {
    return forward.some((smarts) =>
      seats(mols, slotsOf(smarts)).some((seat) =>
        this.#transform(smarts)
          .runSized(this.#rdkit, seat, new Set([atoms]), mostOutcomes)
          .some((raw) => canonicalProduct(this.#rdkit, raw) === product),
      ),
    );
  }

  #transform(smarts: string): Transform {
    const known = this.#transforms.get(smarts);
    if (known) return known;
    const compiled = new Transform(this.#rdkit, smarts);
    this.#transforms.set(smarts, compiled);
    return compiled;
  }
}

function flat(smiles: string): string {
  return smiles.replaceAll(/@+|[/\\]/g, '');
}

function heavyAtoms(rdkit: RDKit, smiles: string): number {
  using mol = rdkit.get_mol(smiles);
  return mol?.get_num_atoms() ?? 0;
}

/** Reactants of a SMARTS: its parts that stand in no common bracket. */
export function slotsOf(smarts: string): number {
  let [depth, slots] = [0, 1];
  for (const one of smarts.split('>>', 1)[0] ?? '') {
    if (one === '(' || one === '[') depth += 1;
    if (one === ')' || one === ']') depth -= 1;
    if (one === '.' && depth === 0) slots += 1;
  }
  return slots;
}

/** All ways to seat molecules in so many slots; one sits twice only where there are fewer than slots. */
function seats<T>(all: readonly T[], slots: number): T[][] {
  const places = Array.from({ length: slots }).reduce<T[][]>(
    (made) => made.flatMap((seat) => all.map((one) => [...seat, one])),
    [[]],
  );
  const distinct = Math.min(all.length, slots);
  return places.filter((seat) => new Set(seat).size === distinct);
}

interface Tags {
  CIP_atoms?: [number, string][];
  CIP_bonds?: [number, number, string][];
}

/** Whether the product has the configuration that the kind makes. */
function isMade(rdkit: RDKit, { makes }: NamedKind, reactants: readonly string[], product: string): boolean {
  if (makes === undefined) return true;
  const made = tagsOf(rdkit, product);
  if (makes === 'E') return (made.CIP_bonds ?? []).some(([, , label]) => /E/.test(label));
  const centres = ({ CIP_atoms = [] }: Tags): number => CIP_atoms.filter(([, label]) => /[RSrs]/.test(label)).length;
  return centres(made) > reactants.reduce((sum, one) => sum + centres(tagsOf(rdkit, one)), 0);
}

function tagsOf(rdkit: RDKit, smiles: string): Tags {
  using mol = rdkit.get_mol(smiles);
  return mol ? (JSON.parse(mol.get_stereo_tags()) as Tags) : {};
}
