// What a molecule is called in one line, on screens, in files and in messages.

import type { Culture } from '../constants/locale.ts';
import type { Molecule } from '../contracts/structure/structure.ts';

export type NamedMolecule = Pick<Molecule, 'name' | 'chineseName' | 'formula' | 'stereo'>;

/** The name that a source gives, in the reader's language if there is such; undefined without any. */
export function nameFor(
  culture: Culture,
  { name, chineseName }: Pick<Molecule, 'name' | 'chineseName'>,
): string | undefined {
  return culture === 'zh-CN' ? (chineseName ?? name) : name;
}

/** As `nameFor`, else the formula; names and formulas alike say what is racemic or relative. */
export function moleculeName(culture: Culture, molecule: NamedMolecule): string {
  return nameFor(culture, molecule) ?? `${stereoPrefix(molecule.stereo)}${molecule.formula}`;
}

/** Before a formula; names come with it. */
export function stereoPrefix(stereo: Molecule['stereo']): string {
  return stereo === 'racemic' ? 'rac-' : stereo === 'relative' ? 'rel-' : '';
}
