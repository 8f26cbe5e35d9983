// Molecules as the files draw them: pictures and molfiles, each made once for a file however often it is there.

import { depict, depictText } from '../../../chemistry/molecule/depiction/depict.ts';
import { layOut } from '../../../chemistry/molecule/depiction/layout.ts';
import type { RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { stereoGroupsOf, type StereoGroup } from '../../../chemistry/molecule/stereo/stereo-groups.ts';
import { setChiralFlag } from '../../../chemistry/molecule/write-molfile.ts';
import { readDrawing, type Drawing } from '../../../platform/files/write/svg-paths.ts';

export interface LaidOut {
  /** V2000, or V3000 beyond 999 atoms; Kekulé, atom numbers kept. */
  molblock: string;
  /** V3000, which has stereo groups. */
  newMolblock: string;
  /** Racemic and relative centres. */
  groups: StereoGroup[];
  /** Hydrogens of each atom that are not drawn, in the order of the atoms. */
  hydrogens: number[];
}

/** Pixels, somewhat less than the letters of a structure. */
const letterHeight = 15;

export class Drawings {
  readonly #rdkit: RDKit;
  readonly #like: string | undefined;
  readonly #pictures = new Map<string, { svg: string; drawing: Drawing }>();
  readonly #layouts = new Map<string, LaidOut>();

  /** `like` is the SMILES of the molecule whose layout the others follow. */
  constructor(rdkit: RDKit, like?: string) {
    this.#rdkit = rdkit;
    this.#like = like;
  }

  #likeOf(smiles: string): string | undefined {
    return smiles === this.#like ? undefined : this.#like;
  }

  /** As large as the molecule needs; bonds have the usual length. Throws a TypeError for a SMILES that is not sound. */
  picture(smiles: string): { svg: string; drawing: Drawing } {
    const known = this.#pictures.get(smiles);
    if (known) return known;
    const svg = depict(this.#rdkit, smiles, { width: -1, height: -1, like: this.#likeOf(smiles) });
    const made = { svg, drawing: readDrawing(svg) };
    this.#pictures.set(smiles, made);
    return made;
  }

  /** A number as a picture in the letters of the structures. */
  letters(text: string): { svg: string; drawing: Drawing } {
    const svg = depictText(this.#rdkit, text, letterHeight);
    return { svg, drawing: readDrawing(svg) };
  }

  /** With the places of its picture; bonds are 1.5 long. Throws a TypeError for a SMILES that is not sound. */
  layout(smiles: string): LaidOut {
    const known = this.#layouts.get(smiles);
    if (known) return known;
    const groups = stereoGroupsOf(smiles);
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) throw new TypeError('not a molecule');
    layOut(this.#rdkit, mol, this.#likeOf(smiles));
    setChiralFlag(mol, smiles);
    // Reports read the older form, which has no groups: they go beside it.
    const molblock = groups.length > 0 ? mol.get_v2Kmolblock() : mol.get_molblock();
    const made = { molblock, newMolblock: mol.get_v3Kmolblock(), groups, hydrogens: hydrogensOf(mol.get_json()) };
    this.#layouts.set(smiles, made);
    return made;
  }
}

interface CommonChem {
  defaults: { atom: { impHs?: number } };
  molecules: { atoms: { impHs?: number }[] }[];
}

function hydrogensOf(json: string): number[] {
  const { defaults, molecules } = JSON.parse(json) as CommonChem;
  return (molecules[0]?.atoms ?? []).map((atom) => atom.impHs ?? defaults.atom.impHs ?? 0);
}
