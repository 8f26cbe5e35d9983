// A file that was dropped, pasted or chosen, read as one structure.

import { limits } from '@app/shared/constants/limits';
import { firstSmiles, firstStructure, isMolfile, type StructureText } from './structure-text.ts';

/** Why a file gives no structure; each has its words in home.json. */
export type FileProblem = 'tooLarge' | 'empty' | 'chemdraw' | 'reaction' | 'picture' | 'unsupported' | 'noMolfile';

export type FileReading = ({ ok: true } & StructureText) | { ok: false; problem: FileProblem };

/** File name endings offered in the file picker. */
export const acceptedFiles = '.mol,.sdf,.sd,.smi,.smiles,.inchi,.txt';

const problems: Record<string, FileProblem> = {
  cdx: 'chemdraw',
  cdxml: 'chemdraw',
  rxn: 'reaction',
  rdf: 'reaction',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  webp: 'picture',
};

const readers: Record<string, (raw: string) => FileReading> = {
  mol: readMolfile,
  sdf: readMolfile,
  sd: readMolfile,
  smi: (raw) => readAs(firstSmiles(raw)),
  smiles: (raw) => readAs(firstSmiles(raw)),
  inchi: (raw) => readAs(firstSmiles(raw)),
  txt: (raw) => readAs(isMolfile(raw) ? firstStructure(raw) : firstLine(raw)),
};

/** Reads the first structure of a file of at most 1 MB (general import limit, specification section 5). */
export async function readStructureFile(file: File): Promise<FileReading> {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const read = readers[ending];
  if (!read) return { ok: false, problem: problems[ending] ?? 'unsupported' };
  if (file.size > limits.importFileBytes) return { ok: false, problem: 'tooLarge' };
  return read(await file.text());
}

function readMolfile(raw: string): FileReading {
  return isMolfile(raw) || raw.trim() === '' ? readAs(firstStructure(raw)) : { ok: false, problem: 'noMolfile' };
}

function readAs(structure: StructureText): FileReading {
  return structure.text === '' ? { ok: false, problem: 'empty' } : { ok: true, ...structure };
}

// A text file may list names, which hold spaces.
function firstLine(raw: string): StructureText {
  const lines = raw.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return { text: lines[0]?.trim() ?? '', leftOut: Math.max(0, lines.length - 1) };
}
