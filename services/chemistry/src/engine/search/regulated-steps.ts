// No route leads through what nobody may make. Asked of each step of a search that passes its forward check, so that the
// few milliseconds a molecule takes are spent on what would be shown; the built-in stock was looked through when it was
// made, and a test looks again.

import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { ForwardCheck, StepChecker } from '../../chemistry/models/types.ts';
import { builtInMolecules } from '../../chemistry/stock/built-in.ts';
import { findBarred } from '../../chemistry/controlled/controlled.ts';

const knownMolecules = 20_000;
const refused: ForwardCheck = {
  passed: false,
  rank: null,
  share: 0,
  templateId: null,
  templateIds: [],
  competing: [],
};

/** A check that refuses besides every step from a molecule that is barred; precursors sold under a permit pass. */
export function permittedSteps(rdkit: RDKit, own: StepChecker): StepChecker {
  const barred = new LruCache<string, boolean>(knownMolecules);
  const builtIn = builtInMolecules();
  const isBarred = (smiles: string): boolean =>
    !builtIn.has(smiles) && barred.getOrMake(smiles, () => findBarred(rdkit, smiles) !== null);
  return {
    check: (precursors, product, templateId) => {
      const check = own.check(precursors, product, templateId);
      return check.passed && precursors.some(isBarred) ? refused : check;
    },
  };
}
