// For tests: a reaction as the service would return it.

import type { Reaction, ReactionReading } from '@app/shared/contracts/reaction/reaction';
import type { Molecule } from '@app/shared/contracts/structure/structure';

export function testMolecule(smiles: string, formula: string, name?: string): Molecule {
  const key = smiles
    .replaceAll(/[^A-Za-z0-9]/g, '-')
    .padEnd(22, '_')
    .slice(0, 22);
  return { key, smiles, formula, molecularWeight: 100, ...(name !== undefined && { name }) };
}

export const amideReaction: Reaction = {
  smiles: 'NCc1ccccc1.O=C(O)c1ccccc1>CN(C)C=O>O=C(NCc1ccccc1)c1ccccc1',
  reactants: [
    testMolecule('NCc1ccccc1', 'C7H9N', 'benzylamine'),
    testMolecule('O=C(O)c1ccccc1', 'C7H6O2', 'benzoic acid'),
  ],
  agents: [testMolecule('CN(C)C=O', 'C3H7NO', 'DMF')],
  product: testMolecule('O=C(NCc1ccccc1)c1ccccc1', 'C14H13NO', 'N-benzylbenzamide'),
  byProducts: [],
};

export const amideKind = { templateId: 'amide', name: 'Amide coupling', class: 'amide' };

export const amideResponse: ReactionReading = {
  reaction: amideReaction,
  kinds: [amideKind],
  rxnfile: '$RXN\n\n\n\n  2  1\n',
  notes: [],
};
