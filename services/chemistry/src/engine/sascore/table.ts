// Which fragments count: our own table, or the one that IT has configured.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readPublishedTable, type FragmentTable } from './fragments.ts';
import { unpackTable } from './packed-table.ts';

export interface TableFacts {
  kind: 'builtIn' | 'configured';
  /** Fragments the table knows. */
  size: number;
  /** SHA-256 of its file, hexadecimal: scores of two tables do not compare. */
  hash: string;
}

const ownTable = new URL('../../../data/sascore-fragments.bin', import.meta.url);

/** Reads the table at the path, or our own without one. Throws what reading the file throws, or a TypeError. */
export function loadTable(path: string | undefined): { table: FragmentTable; facts: TableFacts } {
  const bytes = readFileSync(path ?? ownTable);
  const table = path === undefined ? unpackTable(bytes) : readPublishedTable(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { table, facts: { kind: path === undefined ? 'builtIn' : 'configured', size: table.size, hash } };
}
