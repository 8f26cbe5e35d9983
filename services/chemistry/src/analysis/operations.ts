// What a request may ask of RDKit, bound to one thread's copy of it.

import { bondLines, type BondLine } from '../chem/bond-lines.ts';
import { depict, type PictureSize } from '../chem/depict.ts';
import { inchiKey, type RDKit } from '../chem/rdkit.ts';
import { checkStructure } from '../chem/structure-check.ts';
import { Bystanders, type RunConditions } from '../conditions/bystanders.ts';
import { ReactionKinds } from '../conditions/reaction-kinds.ts';
import { type ControlledMatch, findRefused, findRegulated } from './controlled/controlled.ts';
import { checkConstraints, type ConstraintProblem } from '../search/constraint-check.ts';
import type { SearchConstraints } from '../search/constraints.ts';
import { describeMolecule } from './describe.ts';
import type { Names } from './names.ts';
import { recognise, type Recognition } from './recognise.ts';

export interface Operations {
  recognise(text: string): Recognition;
  /** Why the structure must not be planned; its salt partners count. */
  controlled(smiles: string): ControlledMatch | null;
  /** Why nobody may inquire for the structure at suppliers (10040). */
  regulated(smiles: string): ControlledMatch | null;
  picture(smiles: string, size: PictureSize): string;
  /** Where the bonds lie in the picture of that size. */
  bondLines(smiles: string, size: PictureSize): BondLine[];
  /** What is wrong with constraints on a canonical target; nothing when a search can begin. */
  constraintProblems(smiles: string, constraints: SearchConstraints): ConstraintProblem[];
  /** Templates that give the product of a reaction SMILES, the most likely first. */
  kindsOfReaction(reaction: string): string[];
  /** For each way to run a reaction SMILES the functional groups that it would touch and should not. */
  groupsAtRisk(reaction: string, ways: readonly RunConditions[]): string[][];
  /** Canonical SMILES and InChIKey of each text; null for one that is no sound structure. */
  identify(texts: readonly string[]): ({ smiles: string; inchiKey: string | null } | null)[];
  /** Formula and weight. */
  figures(smiles: string): ReturnType<typeof describeMolecule>;
}

export function createOperations(rdkit: RDKit, names: Names): Operations {
  let kinds: ReactionKinds | undefined;
  let bystanders: Bystanders | undefined;
  return {
    recognise: (text) => recognise(rdkit, names, text),
    controlled: (smiles) => findRefused(rdkit, smiles),
    regulated: (smiles) => findRegulated(rdkit, smiles),
    picture: (smiles, size) => depict(rdkit, smiles, size),
    bondLines: (smiles, size) => bondLines(rdkit, smiles, size),
    // Every search has prices: estimates, where no list says better.
    constraintProblems: (smiles, constraints) => checkConstraints(rdkit, smiles, constraints, { prices: true }),
    // Its templates are compiled when first asked for, and live as long as the thread.
    kindsOfReaction: (reaction) => (kinds ??= new ReactionKinds(rdkit)).of(reaction),
    groupsAtRisk: (reaction, ways) => {
      const [reactants = '', product = ''] = reaction.split('>>');
      bystanders ??= new Bystanders(rdkit);
      return bystanders.atRisk(reactants.split('.'), product, ways);
    },
    identify: (texts) =>
      texts.map((text) => {
        const check = checkStructure(rdkit, text);
        return check.ok ? { smiles: check.smiles, inchiKey: inchiKey(rdkit, check.smiles) } : null;
      }),
    figures: (smiles) => describeMolecule(rdkit, smiles),
  };
}
