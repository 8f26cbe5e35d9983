import { unmistakableSmiles } from '@app/shared/rules/smiles-text';
import { AppError } from '@app/shared/errors/app-error';
import type { PictureSize } from '../../chemistry/molecule/depiction/depict.ts';
import type { StructureServices } from './services.ts';
import { firstStructure, type FirstStructure } from './files/plain-structure.ts';
import { readStructureFile } from './files/read-structures.ts';
import { smilesOfKey } from './molecule-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleBlob, handleUpload } from './services.ts';
import { presentMolecule } from './molecules.ts';
import { remarksOn, recogniseFor } from './recognition.ts';
import { refusedRow } from './row-refusal.ts';

const structureCheck = handle('structureCheck', async ({ body }, caller, services) => {
  const { recognised, molecule, isProduct } = await recogniseFor(services, caller, body.structure);
  const { kind, heavyAtoms, molfile, removedParts } = recognised;
  const shown = { kind, molecule: presentMolecule(services.names, molecule), heavyAtoms, molfile, removedParts };
  const found = { ...shown, ...remarksOn(recognised, caller.culture) };
  return isProduct ? { ...found, isProduct } : found;
});

const mostFileRows = 10_000;

const structureFile = handleUpload('structureFile', async (file, caller, { indigo, interactive }) => {
  const rows = await readStructureFile(file, indigo, { mostRows: mostFileRows });
  const found = await firstStructure(indigo, rows);
  if (found) {
    const { name, leftOut, isProduct } = found;
    return { structure: await lineOf(found, interactive), name, leftOut, isProduct };
  }
  const [refused] = rows;
  if (refused?.refusal === undefined) throw new AppError('noValidData');
  throw refusedRow(refused, caller);
});

// A drawing as one line where nothing is lost by that. Where the page reads a SMILES again, nothing says any more that it is one.
async function lineOf(
  { structure, isSmiles, isDrawn }: FirstStructure,
  interactive: StructureServices['interactive'],
): Promise<string> {
  if (isSmiles) return withoutDoubt(structure, interactive);
  if (!isDrawn) return structure;
  const read = await interactive.run('recognise', structure);
  const isWhole = read.ok && read.removedParts.length === 0 && read.notKept.length === 0;
  return isWhole ? withoutDoubt(read.smiles, interactive) : structure;
}

async function withoutDoubt(smiles: string, interactive: StructureServices['interactive']): Promise<string> {
  const read = await interactive.run('recognise', smiles);
  return !read.ok && read.reason === 'ambiguous' ? unmistakableSmiles(smiles) : smiles;
}

const structurePicture = handleBlob('structurePicture', async ({ params, query }, caller, services) => {
  const size = { width: query.w ?? 200, height: query.h ?? 140 };
  const { atoms = '' } = query;
  const cacheKey = [caller.tenantId, params.name, size.width, size.height, atoms].join('|');
  const content =
    services.pictures.get(cacheKey) ?? (await draw(services, caller.tenantId, params.name, { size, atoms }));
  services.pictures.set(cacheKey, content);
  return { contentType: 'image/svg+xml', content, headers: pictureHeaders };
});

const structureBonds = handle('structureBonds', async ({ query }, caller, services) => {
  const smiles = await smilesOfKey(services.database.queries, caller.tenantId, query.smilesUniqueCode);
  if (smiles === undefined) throw new AppError('notFound');
  const size = { width: query.w, height: query.h };
  return { ...size, bonds: await services.interactive.run('bondLines', smiles, size) };
});

interface Wish {
  size: PictureSize;
  /** As in the address. */
  atoms: string;
}

async function draw(
  services: StructureServices,
  tenantId: string,
  name: string,
  { size, atoms }: Wish,
): Promise<string> {
  const smiles = await smilesOfKey(services.database.queries, tenantId, name.replace(/\.svg$/, ''));
  if (smiles === undefined) throw new AppError('notFound');
  const marked = atoms === '' ? [] : atoms.split(',').map(Number);
  return services.interactive.run('picture', smiles, size, marked);
}

// The name stands for the content, so it never changes (RFC 8246). An SVG opened by itself runs nothing.
const pictureHeaders = {
  'cache-control': 'private, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

export const structureCalls: readonly Registration<StructureServices>[] = [
  structureCheck,
  structureFile,
  structurePicture,
  structureBonds,
];
