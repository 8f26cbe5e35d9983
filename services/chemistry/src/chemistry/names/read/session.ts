// One attempt to build the compound of a name: the molecule under construction, and its end.

import { canonicalSmiles, type RDKit } from '../../molecule/rdkit.ts';
import { mirrorImage } from '../../molecule/stereo/mirror-image.ts';
import { type BuiltGroup, buildGroup, type Context } from './build.ts';
import { type MancudeRing, placeDoubleBonds } from './mancude.ts';
import { Molecule, NameProblem } from './molecule.ts';
import { addSmiles, type AddedPart, type Opening } from './part-smiles.ts';
import { setStereo } from './stereo.ts';
import type { Group } from './syntax.ts';
import { writeSmiles } from './write-smiles.ts';

export class Session {
  readonly molecule = new Molecule();
  readonly #context: Context = { molecule: this.molecule, rings: [], stereo: [] };

  add(group: Group): BuiltGroup {
    return buildGroup(this.#context, group);
  }

  addPart(smiles: string): AddedPart {
    return addSmiles(this.molecule, smiles);
  }

  join(first: Opening, second: Opening): void {
    if (first.order !== second.order) throw new NameProblem('bonds of another order');
    if (!this.molecule.canBind(first.atom, first.order) || !this.molecule.canBind(second.atom, first.order))
      throw new NameProblem('too many bonds');
    this.molecule.addBond(first.atom, second.atom, first.order);
  }

  /** Canonical SMILES, with a group where the name means a racemate or a relative configuration. */
  finish(rdkit: RDKit): string {
    placeDoubleBonds(this.molecule, [...this.#context.rings, ...this.#otherRings()]);
    setStereo(rdkit, this.molecule, this.#context.stereo);
    this.#checkValences();
    const { smiles, order } = writeSmiles(this.molecule);
    const canonical = canonicalSmiles(rdkit, smiles);
    if (canonical === null) throw new NameProblem('no sound structure');
    const group = this.#stereoGroup(rdkit, smiles, canonical);
    if (group === undefined) return canonical;
    const centres = order.flatMap((atom, place) => (this.molecule.atom(atom).centre ? [place] : []));
    if (centres.length === 1) return canonicalSmiles(rdkit, smiles.replaceAll(/@+/g, '')) ?? canonical;
    return `${smiles} |${group}:${centres.join(',')}|`;
  }

  // Benzene rings that came with an ending or a class.
  #otherRings(): MancudeRing[] {
    const known = new Set(this.#context.rings.flatMap(({ atoms }) => atoms));
    const atoms = [...this.molecule.atoms.keys()].filter(
      (atom) => this.molecule.atom(atom).isMancude && !known.has(atom),
    );
    return atoms.length === 0 ? [] : [{ atoms, defaultHydrogens: [], isExplicit: false }];
  }

  // cis-2-methylcyclohexanol is both enantiomers, and so is whatever is named rac.
  #stereoGroup(rdkit: RDKit, smiles: string, canonical: string): string | undefined {
    const marks = this.#context.stereo.flatMap((request) => request.marks.map(({ kind }) => kind));
    const isChiral = canonicalSmiles(rdkit, mirrorImage(smiles)) !== canonical;
    if (
      marks.includes('rotation') &&
      !marks.some((kind) => /^[RSLD]$/.test(kind)) &&
      this.#hasOpenCentre(rdkit, smiles)
    )
      throw new NameProblem('a sign of rotation alone');
    if (!isChiral) return undefined;
    if (marks.includes('racemic')) return '&1';
    if (marks.includes('relative')) return 'o1';
    const isAbsolute = marks.some((kind) => /^[RSLD]$/.test(kind));
    return isAbsolute || !marks.some((kind) => kind === 'cis' || kind === 'trans') ? undefined : '&1';
  }

  #hasOpenCentre(rdkit: RDKit, smiles: string): boolean {
    using mol = rdkit.get_mol(smiles);
    return mol?.get_stereo_tags().includes('"(?)"') ?? false;
  }

  #checkValences(): void {
    for (const [index, { element }] of this.molecule.atoms.entries())
      if (element !== '' && this.molecule.valence(index) === undefined) throw new NameProblem('too many bonds');
  }
}
