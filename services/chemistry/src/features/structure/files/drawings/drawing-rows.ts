// The molecules of a ChemDraw document as rows, each read by itself: what cannot be read is refused by its labels, and the
// others are kept.

import { AppError } from '@app/shared/errors/app-error';
import { decodeText } from '../../../../platform/files/read/text.ts';
import { isCdx } from '../../programs/drawing-format.ts';
import type { Indigo } from '../../programs/indigo.ts';
import { rowsOfReaction } from '../reaction-rows.ts';
import { reactionOf, rolesOf, speciesOf, withRole, type Step } from '../reaction-steps.ts';
import type { StructureRow } from '../structure-row.ts';
import { withMarks } from './bracket-marks.ts';
import { readCdx } from './cdx-tree.ts';
import { readCdxml } from './cdxml-tree.ts';
import { moleculesOf, type FoundMolecule } from './drawn-molecules.ts';
import type { Drawing } from './drawn-object.ts';
import { stepsOfKet } from './ket-steps.ts';
import { documentOf } from './molecule-document.ts';
import { stepsOf, stepsWithSchemes } from './reaction-roles.ts';

/** A row for each molecule of a CDX file or CDXML document. Throws `fileDamaged` for one that holds none and is cut off or no such document. */
export async function rowsOfDrawing(content: Buffer | string, indigo: Indigo): Promise<StructureRow[]> {
  const { root, isCut } = treeOf(content);
  const molecules = moleculesOf(root);
  if (molecules.length === 0 && isCut) throw new AppError('fileDamaged', { reason: 'drawing' });
  const read: Unnumbered[][] = [];
  for (const molecule of molecules) read.push(await rowsOfMolecule(molecule, indigo));
  const steps = stepsOf(root, molecules);
  const rows = await withRoles(read, steps, indigo);
  const all = isCut ? [...rows, { ...bare, refusal: 'cutDrawing' as const }] : rows;
  return all.map((row, index) => ({ ...row, row: index + 1 }));
}

/** A drawing as its reactions: the rows of each molecule, and which of them take part in which step. */
export interface DrawnReactions {
  molecules: StructureRow[][];
  /** With places in `molecules`. */
  steps: (Step & { scheme: string })[];
  /** The file ends too early. */
  isCut: boolean;
}

/** The reactions of a drawing, in its order. Throws as `rowsOfDrawing` does. */
export async function reactionsOfDrawing(content: Buffer | string, indigo: Indigo): Promise<DrawnReactions> {
  const { root, isCut } = treeOf(content);
  const found = moleculesOf(root);
  if (found.length === 0 && isCut) throw new AppError('fileDamaged', { reason: 'drawing' });
  const steps = stepsWithSchemes(root, found);
  const taking = new Set(steps.flatMap(({ reactants, products, agents }) => [...reactants, ...products, ...agents]));
  const molecules: StructureRow[][] = [];
  for (const [index, molecule] of found.entries()) {
    const rows = taking.has(index) ? await rowsOfMolecule(molecule, indigo) : [];
    molecules.push(rows.map((row) => ({ ...row, row: index + 1 })));
  }
  return { molecules, steps, isCut };
}

type Unnumbered = Omit<StructureRow, 'row'>;

// What several rows make of one molecule of the drawing has its role.
async function withRoles(
  read: readonly (readonly Unnumbered[])[],
  steps: readonly Step[],
  indigo: Indigo,
): Promise<Unnumbered[]> {
  const only = read.map((rows) => (rows.length > 1 ? undefined : rows[0]?.structure));
  const species = steps.length < 2 ? only.map(() => undefined) : await speciesOf(only, indigo);
  const roles = rolesOf(steps, species);
  return read.flatMap((rows, index) => {
    const reaction = reactionOf(steps, index);
    return rows.map((row) => withRole({ ...row, ...(reaction !== undefined && { reaction }) }, roles[index]));
  });
}

/** A row for each molecule of a document in KET, the editor's form; of a reaction or scheme its products are taken. */
export async function rowsOfKet(text: string, indigo: Indigo): Promise<StructureRow[]> {
  const { reaction, molecules = [] } = await indigo.molecules(text);
  if (reaction !== undefined) return rowsOfReaction(reaction).map((row) => ({ ...row, isDrawn: true }));
  const read = molecules.map((structure): Unnumbered[] => [
    { ...bare, ...(structure === null ? { refusal: 'unreadableDrawing' as const } : { structure }) },
  ]);
  const rows = await withRoles(read, stepsOfKet(text), indigo);
  return rows.map((row, index) => ({ ...row, row: index + 1 }));
}

function treeOf(content: Buffer | string): Drawing {
  if (typeof content === 'string') return readCdxml(content);
  return isCdx(content) ? readCdx(content) : readCdxml(decodeText(content));
}

const bare = { shown: '', structure: '', name: '', isDrawn: true } as const;

async function rowsOfMolecule(molecule: FoundMolecule, indigo: Indigo): Promise<Unnumbered[]> {
  const structures = molecule.fragment.isCut ? [] : await structuresOf(documentOf(molecule), indigo);
  const isKnown = structures.length > 0;
  return (isKnown ? structures : [null]).map((structure) => ({
    ...bare,
    ...(structure === null
      ? { shown: molecule.labels, refusal: 'unreadableDrawing' as const }
      : { structure: withMarks(structure, molecule) }),
  }));
}

// A molecule that ends the thread of its reader is asked for once more: another one may have ended it.
async function structuresOf(document: string, indigo: Indigo, mayTryAgain = true): Promise<(string | null)[]> {
  try {
    const { molecules = [] } = await indigo.molecules(document);
    return molecules;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.key === 'computingBusy' && mayTryAgain) return structuresOf(document, indigo, false);
    return [null];
  }
}
