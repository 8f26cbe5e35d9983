// What a request may ask of RDKit, bound to one thread's copy of it.

import { depict, type PictureSize } from '../chem/depict.ts';
import type { RDKit } from '../chem/rdkit.ts';
import { type ControlledMatch, findRefused, findRegulated } from './controlled/controlled.ts';
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
  /** Formula and weight. */
  figures(smiles: string): ReturnType<typeof describeMolecule>;
}

export function createOperations(rdkit: RDKit, names: Names): Operations {
  return {
    recognise: (text) => recognise(rdkit, names, text),
    controlled: (smiles) => findRefused(rdkit, smiles),
    regulated: (smiles) => findRegulated(rdkit, smiles),
    picture: (smiles, size) => depict(rdkit, smiles, size),
    figures: (smiles) => describeMolecule(rdkit, smiles),
  };
}
