// A scored file: the columns that came in, first and unchanged, then what the service adds.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { Cell, TableColumn, TableRow } from '../../platform/files/write/table.ts';
import type { ExportedRow } from './export-rows.ts';
import type { ScoreTaskRow } from './task-store.ts';
import { partNames, type UploadedRow } from '../../engine/sascore/uploaded-row.ts';

type FileFacts = Pick<ScoreTaskRow, 'columns' | 'fileType'>;

/** The headings; those that are added are in the caller's language. An .sdf file has no column of structures, so it gets one. */
export function exportColumns({ columns, fileType }: FileFacts, culture: Culture): TableColumn[] {
  const words = (key: string): TableColumn => ({ heading: message(culture, 'sascore', `file.${key}`) });
  const structure = fileType === 'sdf' ? [words('smiles')] : [];
  const added = ['score', 'molecularWeight', 'heavyAtoms', ...partNames, 'problem'];
  return [...columns.map((heading) => ({ heading })), ...structure, ...added.map(words)];
}

/** One row; `molblock` is the structure of an .sdf file. */
export function exportRow(
  { source, result }: ExportedRow,
  { columns, fileType }: FileFacts,
  culture: Culture,
  molblock?: string,
): TableRow {
  const molecule = result?.molecule;
  const scored = molecule?.ok ? molecule : undefined;
  const problem = molecule && !molecule.ok ? message(culture, 'sascore', `finding.${molecule.problem}`) : null;
  const figures = scored ? [scored.score, scored.weight, scored.heavyAtoms, ...scored.parts] : [];
  const width = 3 + partNames.length;
  const added: Cell[] = Array.from({ length: width }, (_, index) => figures[index] ?? null);
  const structure: Cell[] = fileType === 'sdf' ? [scored?.smiles ?? null] : [];
  return { cells: [...cellsOf(source, columns), ...structure, ...added, problem], molblock };
}

function cellsOf({ cells, fields }: UploadedRow, columns: readonly string[]): Cell[] {
  if (cells) return columns.map((_, index) => cells[index] || null);
  const values = new Map(fields);
  return columns.map((name) => values.get(name) ?? null);
}
