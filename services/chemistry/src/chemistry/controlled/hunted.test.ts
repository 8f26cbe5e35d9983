import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { findControlled } from './controlled.ts';
import { huntedMembers, huntedNearMisses } from './testing/hunted-examples.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

describe('molecules written down from the law before the rules were asked', () => {
  it('are refused where a law takes them in', () => {
    const passed = huntedMembers.filter(([, smiles]) => !findControlled(rdkit, smiles)?.refuse);
    expect(passed).toEqual([]);
  });

  it('are left alone where it does not', () => {
    const met = huntedNearMisses.flatMap(([name, smiles]) => {
      const match = findControlled(rdkit, smiles);
      return match?.refuse ? [[name, match.schedule, match.name]] : [];
    });
    expect(met).toEqual([]);
  });
});
