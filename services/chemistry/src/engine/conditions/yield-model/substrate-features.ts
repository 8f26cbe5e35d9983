// What of the substrates decides which conditions work, as numbers: leaving group, kind of boron reagent or nucleophile, crowding,
// electron demand, groups that bind or poison a metal. The names are part of the committed models: append, never reorder.

import type { Mol, RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { matchesOf } from '../../../chemistry/models/group-matches.ts';

/** SMARTS of each feature: how often it fits, at most twice. */
const patterns: readonly (readonly [name: string, smarts: string])[] = [
  ['aryl chloride', '[c]Cl'],
  ['aryl bromide', '[c]Br'],
  ['aryl iodide', '[c]I'],
  ['aryl triflate', 'cOS(=O)(=O)C(F)(F)F'],
  ['boronic acid', '[#6]B([OH])[OH]'],
  ['boronic ester', '[#6]B(OC)OC'],
  ['trifluoroborate', '[#6][B-](F)(F)F'],
  ['halide beside a ring nitrogen', '[n]:[c][Cl,Br,I]'],
  ['halide across a ring nitrogen', '[n]:[c]:[c]:[c][Cl,Br,I]'],
  ['halide on a heteroaromatic ring', '[$([c]1[n,o,s]cccc1),$(c1c[n]ccc1),$(c1cc[n]cc1),$([c;r5])][Cl,Br,I]'],
  ['halide with an ortho substituent', '[c]([!#1;!$([a])])[c][Cl,Br,I]'],
  ['electron-poor halide', '[Cl,Br,I]c1aaa([$(C#N),$(C=O),$(C(F)(F)F),$(S(=O)=O),$([N+](=O)[O-])])aa1'],
  ['electron-rich halide', '[Cl,Br,I]c1ccc([O,N;!$(*C=O);!$([N+])])cc1'],
  ['primary aliphatic amine', '[NX3;H2][CX4]'],
  ['secondary aliphatic amine', '[NX3;H1]([CX4])[CX4]'],
  ['amine at a branched carbon', '[NX3;H2,H1][CX4;H1]'],
  ['primary aromatic amine', '[NX3;H2]c'],
  ['amine beside a ring nitrogen', '[NX3;H2,H1]c:n'],
  ['secondary aromatic amine', '[NX3;H1](c)[#6;!$(C=O)]'],
  ['aniline with an ortho substituent', '[NX3;H2]c[c]([!#1;!$([a])])'],
  ['aniline with two ortho substituents', '[NX3;H2]c(c[!#1;!$([a])])c[!#1;!$([a])]'],
  ['electron-poor aniline', '[NX3;H2]c1aaa([$(C#N),$([N+](=O)[O-]),$(C(F)(F)F),$(C=O)])aa1'],
  ['amide NH', '[NX3;H2,H1]C(=O)[#6]'],
  ['carbamate NH', '[NX3;H2,H1]C(=O)[O]'],
  ['sulfonamide NH', '[NX3;H2,H1]S(=O)=O'],
  ['azole NH', '[nH]'],
  ['phenol', 'c[OH]'],
  ['alcohol', '[CX4][OH]'],
  ['carboxylic acid', 'C(=O)[OH]'],
  ['ester', 'C(=O)O[#6;!$(C=O)]'],
  ['carbamate', 'NC(=O)O[#6]'],
  ['nitrile', 'C#N'],
  ['nitro', '[N+](=O)[O-]'],
  ['ketone or aldehyde', '[#6][CX3](=O)[#6,#1]'],
  ['pyridine nitrogen', '[n;X2;r6]'],
  ['pyrimidine', 'n1cnccc1'],
  ['five-ring heteroarene', '[n,o,s;r5]'],
  ['sulfur', '[#16;!$(S(=O)=O)]'],
  ['fluorine', '[F]'],
  ['trifluoromethyl', 'C(F)(F)F'],
  ['ether', '[#6;!$(C=O)]O[#6;!$(C=O)]'],
  ['tertiary amine', '[NX3;H0;!$(NC=O)]([CX4])([CX4])[CX4]'],
  ['terminal alkene', '[CH2]=[CX3]'],
  ['disubstituted alkene', '[CH1;!a]=[CH1;!a]'],
  ['trisubstituted alkene', '[CH1;!a]=[CX3;H0;!a]'],
  ['tetrasubstituted alkene', '[CX3;H0;!a]=[CX3;H0;!a]'],
  ['alkene beside an arene', '[CX3;!a]=[CX3;!a]a'],
  ['alkene beside a carbonyl', '[CX3;!a]=[CX3;!a]C=O'],
  ['enamide or enamine', '[CX3;!a]=[CX3;!a][N]'],
  ['enol ether', '[CX3;!a]=[CX3;!a]O'],
  ['imine or oxime', '[CX3]=[NX2]'],
  ['benzyl on a heteroatom', '[O,N][CH2]c1ccccc1'],
  ['alkyne', 'C#C'],
];

/** Reads features of substrates; holds compiled patterns until disposed. */
export class SubstrateReader {
  readonly #rdkit: RDKit;
  readonly #patterns: readonly Mol[];

  /** Throws a TypeError when a pattern is no SMARTS. */
  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#patterns = [...patterns, ['polar atoms', '[#7,#8,#16]'] as const].map(([name, smarts]) => {
      const pattern = rdkit.get_qmol(smarts);
      if (!pattern) throw new TypeError(`not a SMARTS: ${name}`);
      return pattern;
    });
  }

  /** Numbers of about 0 to 2 in the order of the names. Throws a TypeError for a SMILES that cannot be read. */
  features(reactants: readonly string[]): number[] {
    using mol = this.#rdkit.get_mol(reactants.join('.'));
    if (!mol) throw new TypeError('not a molecule');
    const counts = this.#patterns.map((pattern) => matchesOf(mol, pattern).length);
    const polar = counts.pop() ?? 0;
    return [...counts.map((count) => Math.min(2, count)), mol.get_num_atoms() / 30, polar / 8];
  }

  [Symbol.dispose](): void {
    for (const pattern of this.#patterns) pattern.delete();
  }
}
