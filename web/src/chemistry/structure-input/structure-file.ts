// A file that was dropped, pasted or chosen, read as one structure.

import { limits } from '@app/shared/constants/limits';
import { endingOf, pictureOf } from './file-kinds.ts';
import { firstSmiles, firstStructure, isDrawing, isMolfile, type StructureText } from './structure-text.ts';

/** Why a file gives no structure; each has its words in structure-input.json. */
export type FileProblem = 'tooLarge' | 'drawingTooLarge' | 'empty' | 'unsupported' | 'noMolfile' | 'noDrawing';

export type FileReading =
  | ({ ok: true; kind: 'structure' } & StructureText)
  /** The service finds the structure in it. */
  | { ok: true; kind: 'drawing'; text: string }
  | { ok: true; kind: 'picture'; file: File }
  | { ok: false; problem: FileProblem };

const readers: Record<string, (file: File) => Promise<FileReading>> = {
  mol: readMolfile,
  sdf: readMolfile,
  sd: readMolfile,
  rxn: readDrawing,
  cdxml: readDrawing,
  cdx: readCdx,
  smi: async (file) => readAs(firstSmiles(await file.text())),
  smiles: async (file) => readAs(firstSmiles(await file.text())),
  inchi: async (file) => readAs(firstSmiles(await file.text())),
  txt: readText,
};

/** Reads the first structure of a file of at most 1 MB (general import limit, specification section 5). */
export async function readStructureFile(file: File): Promise<FileReading> {
  const ending = endingOf(file.name);
  const picture = pictureOf(file, ending);
  const read = readers[ending];
  if (!read && !picture) return { ok: false, problem: 'unsupported' };
  if (file.size > limits.importFileBytes) return { ok: false, problem: 'tooLarge' };
  if (file.size === 0) return { ok: false, problem: 'empty' };
  if (picture) return { ok: true, kind: 'picture', file: picture };
  return read ? read(file) : { ok: false, problem: 'unsupported' };
}

async function readMolfile(file: File): Promise<FileReading> {
  const raw = await file.text();
  if (raw.trimStart().startsWith('$RXN')) return readDrawing(file);
  return isMolfile(raw) || raw.trim() === '' ? readAs(firstStructure(raw)) : { ok: false, problem: 'noMolfile' };
}

async function readText(file: File): Promise<FileReading> {
  const raw = await file.text();
  if (isDrawing(raw)) return readDrawing(file);
  return readAs(isMolfile(raw) ? firstStructure(raw) : firstLine(raw));
}

async function readDrawing(file: File): Promise<FileReading> {
  const raw = await file.text();
  return isDrawing(raw) ? asDrawing(raw.trim()) : { ok: false, problem: 'noDrawing' };
}

async function readCdx(file: File): Promise<FileReading> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (letters.startsWith('VjCD0100')) return asDrawing(btoa(letters));
  // Some programs save CDXML under this ending.
  return readDrawing(file);
}

function asDrawing(text: string): FileReading {
  const isTooLarge = text.length > limits.structureTextLength;
  return isTooLarge ? { ok: false, problem: 'drawingTooLarge' } : { ok: true, kind: 'drawing', text };
}

function readAs(structure: StructureText): FileReading {
  return structure.text === '' ? { ok: false, problem: 'empty' } : { ok: true, kind: 'structure', ...structure };
}

// A text file may list names, which hold spaces.
function firstLine(raw: string): StructureText {
  const lines = raw.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return { text: lines[0]?.trim() ?? '', leftOut: Math.max(0, lines.length - 1) };
}
