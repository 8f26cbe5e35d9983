// The molecules in which a centre can be set: the target, and what is left of it when bonds that chemists make last are cut.
//
// A form goes with its epimer: what a transform makes of both tells whether the centre is in it.

import type { LaterStep } from '@app/shared/constants/stereocentres';
import type { Bench } from '../impurity/bench.ts';
import { neighbours } from '../../chemistry/molecule/graph.ts';
import { differingAtom, flat } from './configured.ts';

export interface Form {
  smiles: string;
  /** With the centre turned round. */
  epimer: string;
  /** From this form to the target, the last one first. */
  later: readonly LaterStep[];
}

const cuts: readonly (readonly [step: LaterStep, smarts: string])[] = [
  ['amide', '[#6:5][CX3:1](=[OX1:2])-!@[NX3:3]([CX4,c:4])>>[#6:5][C:1](=[O:2])O.[N:3][*:4]'],
  ['amide', '[#6:5][CX3:1](=[OX1:2])-!@[NX3;H2:3]>>[#6:5][C:1](=[O:2])O.[N:3]'],
  ['carbamate', '[OX2:5][CX3:1](=[OX1:2])-!@[NX3:3][CX4:4]>>[N:3][C:4].[O:5][C:1](=[O:2])Cl'],
  [
    'lactam',
    '[CX4;H1:1][NX3;H0:2]1[CX3:3](=[OX1:4])[CX4:5][CX4:6][CX4;H2:7]1>>[C:1][N:2].[O:4]=[C:3](Cl)[C:5][C:6][C:7]Cl',
  ],
  ['sulfonamide', '[CX4:1][NX3:2]-!@[SX4:3](=[OX1:4])=[OX1:5]>>[C:1][N:2].[S:3](=[O:4])(=[O:5])Cl'],
  ['ester', '[#6:4][CX3:1](=[OX1:2])-!@[OX2:3][#6:5]>>[#6:4][C:1](=[O:2])O.[O:3][#6:5]'],
  ['carbamate', '[NX3:4][CX3:1](=[OX1:2])-!@[OX2:3][#6:5]>>[N:4][C:1](=[O:2])Cl.[O:3][#6:5]'],
  ['arylEther', '[CX4:1][OX2:2]-!@[c:3]>>[C:1][O:2].[c:3]F'],
  ['alkylEther', '[CX4;H1:1][OX2:2]-!@[CX4;H2,H3:3]>>[C:1][O:2].[C:3]Br'],
  ['nMethyl', '[CX4:1][NX3;H0:2]([CH3])[CH3]>>[C:1][N:2]'],
  ['nMethyl', '[CX4:1][NX3;H1:2][CH3]>>[C:1][N:2]'],
  ['nMethyl', '[CX4:1][NX3;H0:2]([CX4;!H3:3])[CH3]>>[C:1][N:2][C:3]'],
  ['nAlkyl', '[CX4;H1:1][NX3:2]-!@[CX4;H2:3]>>[C:1][N:2].[C:3]Br'],
  ['cyclicAmine', '[CX4;H1:1]-!@[NX3;R:2](@[CX4:3])@[CX4:4]>>[C:1][N:2].([C:3]Br.[C:4]Br)'],
  ['epoxideOpening', '[CX4;H1:1]([OX2H1:2])[CX4;H2:3]-!@[NX3,OX2,SX2:4]>>[C:1]1[O:2][C:3]1.[*:4]'],
  ['nAlkyl', '[CX4:1][NX3;H1:2]-!@[CX4;H1:3]([CH3:4])[CH3:5]>>[C:1][N:2].[C:3](=O)([C:4])[C:5]'],
  ['displacement', '[CX4;H1:1][NX3;!$(N[CX3]=[OX1]);!$(NS=O):2]>>[C:1]O.[N:2]'],
];
const deepest = 3;
const mostForms = 24;
const leastAtoms = 4;

/** Forms of a molecule and its epimer, both canonical, the nearest first; the molecule itself is the first. */
export function formsOf(bench: Bench, smiles: string, epimer: string): Form[] {
  const forms: Form[] = [{ smiles, epimer, later: [] }];
  const known = new Set([smiles]);
  for (const form of forms) {
    if (form.later.length >= deepest || forms.length >= mostForms) continue;
    for (const [step, smarts] of cuts) {
      // Nothing is displaced twice: the second inversion would only say that the first was not needed.
      if (step === 'displacement' && form.later.includes('displacement')) continue;
      for (const pair of cutPairs(bench, smarts, form, step === 'displacement')) {
        if (known.has(pair.smiles) || bench.heavyAtoms(pair.smiles) < leastAtoms) continue;
        if (
          step === 'displacement' &&
          !(elementsAround(bench, form).includes(7) && elementsAround(bench, pair).includes(8))
        )
          continue;
        known.add(pair.smiles);
        forms.push({ ...pair, later: [...form.later, step] });
      }
    }
  }
  return forms;
}

/** Atomic numbers of the neighbours of the centre. */
export function elementsAround(bench: Bench, { smiles, epimer }: Pick<Form, 'smiles' | 'epimer'>): number[] {
  const graph = bench.graph(smiles);
  return neighbours(graph, differingAtom(bench, smiles, epimer)).map((atom) => graph.atoms[atom]?.z ?? 0);
}

/** Parts with the centre that the cut makes of the form, each beside the same part of the epimer. */
function cutPairs(bench: Bench, smarts: string, form: Form, inverts: boolean): { smiles: string; epimer: string }[] {
  const others = bench.outcomes(smarts, [form.epimer]).flat();
  return bench
    .outcomes(smarts, [form.smiles])
    .flat()
    .flatMap((part) => {
      if (others.includes(part)) return [];
      const plain = flat(bench, part);
      const epimer = others.find((other) => other !== part && flat(bench, other) === plain);
      if (epimer === undefined) return [];
      return [inverts ? { smiles: epimer, epimer: part } : { smiles: part, epimer }];
    });
}
