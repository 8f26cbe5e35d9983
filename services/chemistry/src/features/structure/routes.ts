import { unmistakableSmiles } from '@app/shared/rules/smiles-text';
import { AppError } from '@app/shared/errors/app-error';
import type { PictureSize } from '../../chemistry/molecule/depiction/depict.ts';
import type { StructureServices } from './services.ts';
import { firstStructure, type FirstStructure } from './files/plain-structure.ts';
import { readStructureFile } from './files/read-structures.ts';
import { moleculesByKey, smilesOfKey } from './molecule-store.ts';
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

const structurePicture = handleBlob('structurePicture', async ({ params, query }, { tenantId }, services) => {
  const { w: width = 200, h: height = 140, atoms = '', bond, like } = query;
  const key = params.name.replace(/\.svg$/, '');
  const cacheKey = [tenantId, key, width, height, atoms, bond, like].join('|');
  const content =
    services.pictures.get(cacheKey) ??
    (await draw(services, tenantId, key, { size: { width, height }, atoms, bond, like }));
  services.pictures.set(cacheKey, content);
  return { contentType: 'image/svg+xml', content, headers: pictureHeaders };
});

const structureBonds = handle('structureBonds', async ({ query }, { tenantId }, services) => {
  const size = { width: query.w, height: query.h };
  const { smiles, like } = await drawn(services, tenantId, query.smilesUniqueCode, query.like);
  const form = { ...size, bond: query.bond, like };
  return { ...size, bonds: await services.interactive.run('bondLines', smiles, form) };
});

const framesAtOnce = 6;

const structureFrames = handle('structureFrames', async ({ body }, { tenantId }, services) => {
  const { keys, bond, like } = body;
  const known = await moleculesByKey(services.database.queries, tenantId, like === undefined ? keys : [...keys, like]);
  if (like !== undefined && !known.has(like)) throw new AppError('notFound');
  const there = [...new Set(keys)].flatMap((key) => known.get(key) ?? []);
  const cacheKeyOf = (key: string) => [tenantId, key, 'frame', bond, like].join('|');
  const frames = new Map<string, PictureSize>();
  for (const { key } of there) {
    const cached = services.pictures.get(cacheKeyOf(key));
    if (cached !== undefined) frames.set(key, JSON.parse(cached) as PictureSize);
  }
  const form = { bond, like: like === undefined ? undefined : known.get(like)?.smiles };
  const unknown = there.filter(({ key }) => !frames.has(key));
  // A few at a time: pictures that somebody waits for are drawn between.
  for (let at = 0; at < unknown.length; at += framesAtOnce) {
    const some = unknown.slice(at, at + framesAtOnce);
    const smiles = some.map((one) => one.smiles);
    for (const [place, frame] of (await services.interactive.run('frames', smiles, form)).entries()) {
      const key = some[place]?.key ?? '';
      frames.set(key, frame);
      services.pictures.set(cacheKeyOf(key), JSON.stringify(frame));
    }
  }
  return { frames: [...frames].map(([key, frame]) => ({ key, ...frame })) };
});

interface Wish {
  size: PictureSize;
  /** As in the address. */
  atoms: string;
  bond: number | undefined;
  like: string | undefined;
}

async function draw(services: StructureServices, tenantId: string, key: string, wish: Wish): Promise<string> {
  const { smiles, like } = await drawn(services, tenantId, key, wish.like);
  const marked = wish.atoms === '' ? [] : wish.atoms.split(',').map(Number);
  return services.interactive.run('picture', smiles, { ...wish.size, bond: wish.bond, like }, marked);
}

/** The structures of a picture and of the molecule that it follows. */
async function drawn({ database }: StructureServices, tenantId: string, key: string, likeKey: string | undefined) {
  const of = async (one: string): Promise<string> => {
    const smiles = await smilesOfKey(database.queries, tenantId, one);
    if (smiles === undefined) throw new AppError('notFound');
    return smiles;
  };
  return { smiles: await of(key), like: likeKey === undefined || likeKey === key ? undefined : await of(likeKey) };
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
  structureFrames,
];
