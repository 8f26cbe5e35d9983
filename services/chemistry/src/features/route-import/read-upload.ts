// What was uploaded or pasted, told by its content: packed or not, JSON, reaction SMILES, reaction files or a drawing.

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import { openZip } from '@app/shared/files/zip-archive';
import type { ForeignFile } from '../../engine/route-files/foreign-route.ts';
import { looksLikeJson } from '../../engine/route-files/json-text.ts';
import { decodeText } from '../../platform/files/read/text.ts';
import { isBinary } from '../structure/files/content-kind.ts';
import { drawingFormatOf, isCdx } from '../structure/programs/drawing-format.ts';
import type { Indigo } from '../structure/programs/indigo.ts';
import { reactionOfRxn, reactionsOfRdf, reactionsOfScheme } from './reaction-files.ts';
import type { FileRead, RouteReader, TextRead } from './reader.ts';

export interface ReadingParts {
  indigo: Indigo;
  routeReader: Pick<RouteReader, 'run'>;
}

/** Why nothing of a file can be read; the words are `refused.<reason>` of route-import.json. */
export type FileRefusal = 'json' | 'nesting' | 'noRoutes' | 'binary' | 'packed' | 'unpackedSize' | 'drawing' | 'empty';

/** Thrown for a file of which nothing can be read. */
export class FileRefused extends Error {
  readonly reason: FileRefusal;

  constructor(reason: FileRefusal, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

const unpack = promisify(gunzip);
const headLetters = 20_000;

/** A file that was packed more often was made to keep its reader busy. */
const mostPackings = 2;

/** The routes of a file. Throws a FileRefused. */
export async function readRouteFile(content: Buffer, parts: ReadingParts, packings = 0): Promise<FileRead> {
  if (content[0] === 0x1f && content[1] === 0x8b) {
    if (packings >= mostPackings) throw new FileRefused('packed');
    return readRouteFile(await unpacked(content), parts, packings + 1);
  }
  if (content.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    return readIn(await parts.routeReader.run('prepareAll', await filesIn(content, parts.indigo)));
  if (isCdx(content)) return parts.routeReader.run('prepare', await drawn(content, 'cdx', parts.indigo));
  if (isBinary(content)) throw new FileRefused('binary');
  return readRoutes(decodeText(content), parts);
}

/** The routes of a text. Throws a FileRefused. */
export async function readRoutes(given: string, parts: ReadingParts): Promise<FileRead> {
  const text = given.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (text.trim() === '') throw new FileRefused('empty');
  const file = await fileOfText(text, parts.indigo);
  if (file) return parts.routeReader.run('prepare', file);
  return readIn(await parts.routeReader.run('readText', text));
}

function readIn(read: TextRead): FileRead {
  if (!read.ok) throw new FileRefused(read.reason);
  return read.file;
}

/** Of a reaction file or a drawing; undefined for another text. */
async function fileOfText(text: string, indigo: Indigo): Promise<ForeignFile | undefined> {
  if (looksLikeJson(text)) return undefined;
  const start = text.slice(0, 4_000).trimStart();
  if (start.startsWith('$RDFILE') || /^\$RFMT\b/m.test(start)) return reactionsOfRdf(text);
  // Its marks are at the beginning; what is a SMILES is not asked of megabytes.
  const format = drawingFormatOf(text.slice(0, headLetters));
  if (format === 'rxn') return reactionOfRxn(text);
  if (format === 'cdxml') return drawn(text, 'cdxml', indigo);
  if (format === 'cdx') return drawn(Buffer.from(text.replace(/^\s*(?:base64::)?/, ''), 'base64'), 'cdx', indigo);
  return undefined;
}

async function drawn(content: Buffer | string, format: 'cdxml' | 'cdx', indigo: Indigo): Promise<ForeignFile> {
  try {
    const file = await reactionsOfScheme(content, format, indigo);
    if (file.reactions.length + file.problems.length === 0) throw new FileRefused('noRoutes');
    return file;
  } catch (error) {
    if (error instanceof AppError && error.key === 'fileDamaged') throw new FileRefused('drawing', { cause: error });
    throw error;
  }
}

async function unpacked(content: Buffer): Promise<Buffer> {
  try {
    return await unpack(content, { maxOutputLength: limits.routeFileUnpackedBytes });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new FileRefused(code === 'ERR_BUFFER_TOO_LARGE' ? 'unpackedSize' : 'packed', { cause: error });
  }
}

/** The files of an archive that may hold routes; what is plain text or JSON is left to the thread. */
async function filesIn(content: Buffer, indigo: Indigo): Promise<(ForeignFile | string)[]> {
  const files: (ForeignFile | string)[] = [];
  try {
    const archive = await openZip(content);
    let bytes = 0;
    for (const name of archive.entries.keys()) {
      if (!/\.(?:rxn|rdf|json|jsonl|txt|smi|smiles|cdxml|csv|tsv)$/i.test(name)) continue;
      const chunks: Buffer[] = [];
      for await (const chunk of archive.read(name)) {
        bytes += chunk.length;
        if (bytes > limits.routeFileUnpackedBytes) throw new FileRefused('unpackedSize');
        chunks.push(chunk);
      }
      const text = decodeText(Buffer.concat(chunks));
      files.push((await fileOfText(text, indigo)) ?? text);
    }
  } catch (error) {
    if (error instanceof AppError && error.key === 'fileDamaged') throw new FileRefused('packed', { cause: error });
    throw error;
  }
  return files;
}
