// Molecules of a file lie together in chunks, deflated: a chunk is read, scored and written as one.

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ScoredMolecule, UploadedRow } from '../../engine/sascore/uploaded-row.ts';

/** Some 20 KB of a sheet, 100 KB of an .sdf file; two threads take a quarter of a second for two of them. */
export const chunkRows = 500;

/** A row with what came of it, as lists are made of it. */
export interface ChunkResult {
  row: number;
  molid: string;
  name: string;
  /** What stood there: all of it where the molecule is not written canonically yet, its begin where it cannot be read. */
  text?: string;
  molecule: ScoredMolecule;
}

const textShown = 120;
// Text of chemistry gets hardly smaller by a slower level.
const level = 1;

export function packRows(rows: readonly UploadedRow[]): Buffer {
  return deflateRawSync(JSON.stringify(rows), { level });
}

export function unpackRows(bytes: Uint8Array): UploadedRow[] {
  return JSON.parse(inflateRawSync(bytes).toString()) as UploadedRow[];
}

/** What is kept of scored rows; the responses are in the order of the rows. */
export function packResults(rows: readonly UploadedRow[], molecules: readonly ScoredMolecule[]): Buffer {
  const results = rows.map(({ row, molid, name, text }, index): ChunkResult => {
    const molecule = molecules[index];
    if (!molecule) throw new RangeError(`row ${row} has no result`);
    const kept = molecule.ok ? (molecule.smiles === undefined ? text : undefined) : shown(text);
    return { row, molid, name, ...(kept !== undefined && { text: kept }), molecule };
  });
  return deflateRawSync(JSON.stringify(results), { level });
}

export function unpackResults(bytes: Uint8Array): ChunkResult[] {
  return JSON.parse(inflateRawSync(bytes).toString()) as ChunkResult[];
}

/** The first letters of a text, as lists and findings show it. */
export function shown(text: string): string {
  const line = text.trim();
  return line.length <= textShown ? line : `${line.slice(0, textShown - 1)}…`;
}
