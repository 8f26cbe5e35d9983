// Reactions that every chemist knows: the impurities that a textbook names are there, and what cannot form is not.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { ImpurityEngine } from './engine.ts';
import { textbook, type TextbookReaction } from './testing/textbook-reactions.ts';
import type { ImpurityPrediction } from './types.ts';

let rdkit: RDKit;
let engine: ImpurityEngine;
beforeAll(async () => {
  rdkit = await loadRDKit();
  engine = new ImpurityEngine(rdkit);
});
afterAll(() => engine[Symbol.dispose]());

function canonical(smiles: string): string {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  return mol.get_smiles();
}

function predict({ reaction, agents, conditions = {} }: TextbookReaction): ImpurityPrediction {
  const [left = '', , right = ''] = reaction.split('>');
  return engine.predict({ reactants: left.split('.'), agents, product: right, conditions, carried: [] });
}

describe('the prediction of impurities', () => {
  it.each(textbook.map((one) => [one.name, one] as const))(
    'finds what a textbook names for %s, and not what cannot form',
    (_, one) => {
      const { impurities } = predict(one);
      const found = new Map(impurities.map(({ smiles, causes }) => [smiles, causes]));
      const ways = one.expected.map(([cause, smiles]) => [smiles, found.get(canonical(smiles))?.includes(cause)]);
      expect(ways).toEqual(one.expected.map(([, smiles]) => [smiles, true]));
      for (const smiles of one.never) expect([...found.keys()]).not.toContain(canonical(smiles));
    },
    20_000,
  );
});
