// How intermediates, their projects and the people of these are named.

import type { IntermediateState } from '@app/shared/contracts/intermediates/intermediates';
import type { Colleague } from '@app/shared/contracts/sharing';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';

/** The project's name; if it has none, its molecule, a formula with subscripts. */
export function projectName(name: string, molecule: Molecule): string {
  return isGiven(name, molecule) ? name : moleculeLabel(molecule);
}

/** Whether the name says more than the molecule does. */
export function isGiven(name: string, molecule: Molecule): boolean {
  return name !== molecule.formula && name !== moleculeLabel(molecule);
}

export function personName({ name, userName }: Pick<Colleague, 'name' | 'userName'>): string {
  return name === '' ? userName : name;
}

/** Colours of antd's tag. */
export const stateColors: Partial<Record<IntermediateState, string>> = { done: 'success', inWork: 'warning' };
