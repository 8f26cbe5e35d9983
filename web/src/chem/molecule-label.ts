// What a molecule is called where there is room for one line.

import type { Molecule } from '@app/shared/contracts/structure';
import { withSubscripts } from './subscripts.ts';

/** The name where a source gives one, else the formula. */
export function moleculeLabel(molecule: Pick<Molecule, 'name' | 'formula'>): string {
  return molecule.name ?? withSubscripts(molecule.formula);
}
