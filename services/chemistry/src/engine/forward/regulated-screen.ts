// Can a molecule be under control at all? The full look (controlled) takes milliseconds, and enumeration makes
// products by the thousand: what can neither be listed, nor an ester or ether of what is listed, nor of a family is let
// through, all else is looked at in full. lawful-screen.test.ts holds it against every listed substance and family member.

import { controlledFamilies } from '../../chemistry/controlled/families.ts';
import { findBarred } from '../../chemistry/controlled/controlled.ts';
import { skeletonSmarts } from '../../chemistry/controlled/parent-screen.ts';
import { controlledLists } from '../../chemistry/controlled/substances.ts';
import { graphOf, neighbours, type MolGraph } from '../../chemistry/molecule/graph.ts';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import { canonicalSmiles, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { MoleculeView } from '../../chemistry/smarts/molecule-view.ts';
import { SmartsPattern } from '../../chemistry/smarts/smarts-pattern.ts';
import { no } from '../../chemistry/smarts/verdict.ts';
import { AtomCounts, needsOf, type PatternNeeds } from './pattern-needs.ts';

const keptResponses = 20_000;
/** Charges, isotopes, metals, several molecules: the full look knows what to make of them. */
const notPlain = /[+.]|\d\]|-\]|\[\d|\[(?:Na|K|Li|Cs)\b/;
/** Lactims, enols and hydrates, which schedules draw as lactams and ketones. */
const shiftingGroups = ['[OX2H1][CX3]=[NX2,CX3]', '[OX2H1][CX4][OX2H1]'];

export class RegulatedScreen {
  readonly #rdkit: RDKit;
  /** Of the listed substances; whatever has another one is no tautomer of them. */
  readonly #skeletons: ReadonlySet<string>;
  readonly #patterns: readonly AskedPattern[];
  readonly #shifting: readonly AskedPattern[];
  readonly #barred = new LruCache<string, boolean>(keptResponses);

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    const drawn = controlledLists.flatMap(({ substances }) => substances.map(([, smiles]) => smiles));
    this.#skeletons = new Set(drawn.flatMap((smiles) => skeletonsOf(rdkit, smiles)));
    const families = controlledFamilies.flatMap(({ smarts }) => [smarts].flat());
    const covered = controlledLists.filter(({ coversEstersAndEthers }) => coversEstersAndEthers);
    const skeletons = covered.flatMap(({ substances }) =>
      substances.map(([, smiles]) => skeletonSmarts(flatSmiles(rdkit, smiles))),
    );
    this.#patterns = [...new Set([...families, ...skeletons])].map(asked);
    this.#shifting = shiftingGroups.map(asked);
  }

  /** Whether the full look is needed. */
  mayBeBarred(smiles: string, view: MoleculeView): boolean {
    if (notPlain.test(smiles.replaceAll('[N+](=O)[O-]', '').replaceAll('[O-][N+](=O)', ''))) return true;
    if (this.#skeletons.has(skeletonKey(view.graph))) return true;
    if (!view.isPlain) return true;
    const counts = new AtomCounts(view.graph);
    const lies = ({ pattern, needs }: AskedPattern): boolean => counts.meet(needs) && pattern.fits(view) !== no;
    if (this.#patterns.some(lies)) return true;
    // Another tautomer has the same elements.
    return this.#patterns.some(({ needs }) => counts.meetShifted(needs)) && this.#shifting.some(lies);
  }

  /** Whether nobody may make the molecule. */
  isBarred(smiles: string, view: MoleculeView): boolean {
    if (!this.mayBeBarred(smiles, view)) return false;
    return this.#barred.getOrMake(smiles, () => findBarred(this.#rdkit, smiles) !== null);
  }
}

interface AskedPattern {
  pattern: SmartsPattern;
  needs: PatternNeeds;
}

function asked(smarts: string): AskedPattern {
  return { pattern: new SmartsPattern(smarts), needs: needsOf(smarts) };
}

function skeletonsOf(rdkit: RDKit, smiles: string): string[] {
  return smiles.split('.').flatMap((part) => {
    using mol = rdkit.get_mol(part);
    return mol ? [skeletonKey(graphOf(mol))] : [];
  });
}

// Elements with the elements around them: the same for all tautomers and isomers of a configuration.
function skeletonKey(graph: MolGraph): string {
  const atoms = graph.atoms.flatMap(({ z }, atom) => {
    if (z === 1) return [];
    const around = neighbours(graph, atom).map((other) => graph.atoms[other]?.z ?? 0);
    return [`${z}:${around.filter((one) => one !== 1).toSorted((a, b) => a - b)}`];
  });
  return atoms.toSorted().join(' ');
}

function flatSmiles(rdkit: RDKit, smiles: string): string {
  return canonicalSmiles(rdkit, smiles.replaceAll(/[/\\]|@+/g, '')) ?? smiles;
}
