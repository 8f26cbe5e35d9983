// RDKit as the judge of what our matcher leaves open, and of configuration.

import type { Mol, RDKit } from '../../chemistry/molecule/rdkit.ts';
import { withStereoGroups, type StereoGroup } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { mirrored, openCentres } from './query/configuration.ts';

/** 0: configuration does not count; 1: as drawn; 2: as drawn or its mirror image, as a whole. */
export type Chirality = 0 | 1 | 2;

export class Judge {
  readonly #rdkit: RDKit;
  readonly #queries: readonly Mol[];
  readonly #options: string;

  /**
   * `isOfMolecule`: the SMARTS was written from a drawn molecule, with these stereo groups. Throws a TypeError when RDKit
   * cannot read it.
   */
  constructor(
    rdkit: RDKit,
    smarts: string,
    chirality: Chirality,
    isOfMolecule: boolean,
    groups: readonly StereoGroup[] = [],
  ) {
    this.#rdkit = rdkit;
    const open = chirality !== 0 && isOfMolecule ? openCentres(smarts) : smarts;
    const texts = chirality === 2 ? [...new Set([open, mirrored(open)])] : [open];
    this.#queries = texts.map((text) => {
      const query = rdkit.get_qmol(chirality === 0 ? text : withStereoGroups(text, groups));
      if (!query) throw new TypeError('not a SMARTS');
      return query;
    });
    // A racemate holds both enantiomers, however it is drawn.
    const counts = chirality !== 0;
    this.#options = JSON.stringify({ useChirality: counts, useEnhancedStereo: counts, maxMatches: 1 });
  }

  /** Atoms of a match in the order of the query; null when there is none. */
  match(smiles: string): number[] | null {
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) throw new Error('a molecule of the index could not be read');
    for (const query of this.#queries) {
      const found: { atoms?: number[] } = JSON.parse(mol.get_substruct_match(query, this.#options));
      if (found.atoms) return found.atoms;
    }
    return null;
  }

  [Symbol.dispose](): void {
    for (const query of this.#queries) query.delete();
  }
}
