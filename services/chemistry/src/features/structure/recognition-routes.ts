// Structures in a picture. They are offered and never used by themselves: the user confirms one on the editor.

import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import type { DataOf } from '@app/shared/contracts/call';
import type { structureRecognition } from '@app/shared/contracts/structure/information';
import type { StructureServices } from './services.ts';
import type { SeenStructure } from './programs/picture-reader.ts';
import { saveMolecules } from './molecule-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handleUpload } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from './molecules.ts';
import { recogniseText } from './recognition.ts';

type Item = DataOf<typeof structureRecognition>['items'][number];

const recognition = handleUpload('structureRecognition', async (file, caller, services) => {
  const { pictures } = services.programs;
  if (!pictures.isAvailable) {
    return { isAvailable: false, notice: message(caller.culture, 'structure', 'picture.notInstalled'), items: [] };
  }
  const seen = await pictures.read(file.content);
  const items: Item[] = [];
  for (const one of seen) {
    const item = await read(one, caller, services);
    if (item && items.every(({ molecule }) => molecule.key !== item.molecule.key)) items.push(item);
  }
  if (items.length === 0) throw new AppError('noStructureInPicture');
  await saveMolecules(
    services.database.queries,
    caller.tenantId,
    items.map(({ molecule: { key, smiles, formula, molecularWeight } }) => ({ key, smiles, formula, molecularWeight })),
  );
  return { isAvailable: true, items };
});

// Much of what a recogniser sees in a picture, such as a caption, is no structure.
async function read(
  { smiles, confidence }: SeenStructure,
  caller: Caller,
  services: StructureServices,
): Promise<Item | null> {
  const found = await recogniseText(services, caller, smiles, { prefersSmiles: true }).catch((error: unknown) => {
    if (error instanceof AppError && error.key !== 'computingBusy') return null;
    throw error;
  });
  if (found?.recognised.kind !== 'smiles') return null;
  const molecule = presentMolecule(services.names, found.molecule);
  return { molecule, molfile: found.recognised.molfile, ...(confidence !== undefined && { confidence }) };
}

export const structureRecognitionCalls: readonly Registration<StructureServices>[] = [recognition];
