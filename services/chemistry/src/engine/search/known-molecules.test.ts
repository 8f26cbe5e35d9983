import { describe, expect, it } from 'vitest';
import type { Proposal } from '../../chemistry/models/types.ts';
import { estimatedCost, usualScale } from './cost.ts';
import { KnownMolecules } from './known-molecules.ts';
import { Requirements } from './requirements.ts';
import { MoleculeNode, type TreeContext } from './tree.ts';

const proposals: Proposal[] = [
  { precursors: ['CC'], templateId: 'any', score: 0.5, probability: 0.5, precedents: 1, competing: [] },
];

function context(known: () => KnownMolecules): TreeContext {
  const estimate = (smiles: string): number => known().estimate(smiles);
  return { maxDepth: 8, requirements: new Requirements(), classOf: () => 'acylation', scale: usualScale, estimate };
}

describe('a molecule in several places', () => {
  it('is expanded once, and what it was found to cost is the estimate elsewhere', () => {
    const asked: string[] = [];
    const expand = (smiles: string): Proposal[] => {
      asked.push(smiles);
      return proposals;
    };
    const known: KnownMolecules = new KnownMolecules({ expand });
    const place = (): MoleculeNode =>
      new MoleculeNode(
        'CCO',
        null,
        { origin: null, bonds: [], kept: [] },
        context(() => known),
      );
    const first = place();
    expect(first.best).toBe(estimatedCost('CCO'));
    expect(known.proposals(first)).toBe(proposals);
    first.best = 2.5;
    const second = place();
    expect(second.best).toBe(2.5);
    expect(known.proposals(second)).toBe(proposals);
    expect([asked, known.size]).toEqual([['CCO'], 1]);
  });
});
