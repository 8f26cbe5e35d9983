// Thirty reactions of process chemistry: what a chemist names is found, nearly all of it among the first ten.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { ImpurityEngine } from './engine.ts';
import { processReactions, type ProcessReaction } from './testing/process-reactions.ts';

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

const ranks = new Map<string, number[]>();

function ranksOf({ name, reaction, impurities }: ProcessReaction): number[] {
  const [left = '', agents = '', product = ''] = reaction.split('>');
  const question = { reactants: left.split('.'), agents: agents.split('.').filter((one) => one !== ''), product };
  const found = engine.predict({ ...question, conditions: {}, carried: [] }).impurities.map(({ smiles }) => smiles);
  expect(found).not.toContain(canonical(product));
  const all = impurities.map((one) => found.indexOf(canonical(one)) + 1);
  ranks.set(name, all);
  return all;
}

describe('what a process chemist names', () => {
  it.each(processReactions.map((one) => [one.name, one] as const))('is found for the %s', (_, one) => {
    const found = ranksOf(one);
    const missing = one.impurities.filter((_smiles, index) => found[index] === 0);
    expect(missing).toEqual([]);
  });

  it('stands among the first ten for nine of ten', () => {
    for (const one of processReactions) if (!ranks.has(one.name)) ranksOf(one);
    const all = [...ranks.values()].flat();
    expect(all.filter((rank) => rank > 0 && rank <= 10).length / all.length).toBeGreaterThan(0.9);
  });
});
