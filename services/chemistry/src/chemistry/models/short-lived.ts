// Molecules that fall apart as they form, so that no step starts from one and none is isolated. Of 136,000 molecules of
// recorded reactions six hold one of these groups.

import type { MoleculeView } from '../smarts/molecule-view.ts';
import { SmartsPattern } from '../smarts/smarts-pattern.ts';
import { yes } from '../smarts/verdict.ts';

const groups: readonly string[] = [
  // Lactones, lactams and ketones of three-membered rings.
  '[CX3;r3](=[OX1])([CX4,O,N])[CX4,O,N]',
  // Acyl diazonium ions and ketenes with a hydrogen.
  '[#6]C(=O)[N+]#N',
  '[CX3;!H0]=C=O',
  // Hydrates and half esters of ortho acids; chloral and neighbours of carbonyl groups keep theirs.
  '[CX4;!$(C(F)(F)F);!$(CC(F)F);!$(CC(Cl)(Cl)Cl);!$(CC=O)]([OX2H])[OX2H]',
  '[CX4]([OX2])([OX2H])[OX2]',
  // Carbonic and carbamic half acids.
  '[#6][OX2][CX3](=O)[OX2H]',
  '[CX4][NX3][CX3](=O)[OX2H]',
  // Halides of formic acid, of half carbonates of tertiary alcohols, and chloroformic anhydrides.
  '[CX3H1](=O)[Cl,Br,I]',
  '[CX4;H0;$(C([#6])([#6])[#6])]OC(=O)[Cl,Br,I]',
  '[CX3](=O)OC(=O)[Cl,Br,I]',
  // Halohydrins and hemiaminals of one carbon, acyl hypohalites.
  '[CX4;!$(C(F)(F)F);!$(CC(F)F)]([OX2H])[F,Cl,Br,I]',
  '[CX4;!$(CC(F)(F)F);!R]([OX2H1])[NX3;H1,H2;!$(N[C,S]=[O,S,N]);!$(N-[#7,#8]);!$(N-a)]',
  '[#6]C(=O)O[Cl,Br,I]',
];
const patterns = groups.map((smarts) => new SmartsPattern(smarts));

/** Whether a molecule carries a group that falls apart as it forms. */
export function isShortLived(view: MoleculeView): boolean {
  return patterns.some((one) => one.fits(view) === yes);
}
