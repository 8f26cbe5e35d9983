// Molfiles that say how their configurations are meant. By the letter of the format a V2000 molfile whose chiral flag is 0
// shows a racemate, and structure editors read it so.

import type { Mol } from './rdkit.ts';
import { stereoGroupsOf, withoutStereoGroups } from './stereo/stereo-groups.ts';

/** V2000 of a kept text with its coordinates; V3000 where it has stereo groups, which the older form cannot say. */
export function molfileWithFlag(mol: Mol, text: string): string {
  setChiralFlag(mol, text);
  return stereoGroupsOf(text).length > 0 ? mol.get_v3Kmolblock() : mol.get_v2Kmolblock();
}

/** The flag of both forms: centres that are in no group are absolute. */
export function setChiralFlag(mol: Mol, text: string): void {
  const grouped = stereoGroupsOf(text).flatMap(({ atoms }) => atoms).length;
  const centres = withoutStereoGroups(text).match(/\[[^\]]*@[^\]]*\]/g)?.length ?? 0;
  if (centres > grouped) mol.set_prop('_MolFileChiralFlag', '1');
}
