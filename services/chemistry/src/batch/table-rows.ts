// Which columns of a table say what its molecules are and what they are called.

import { readHeading, type ColumnKind } from '../stock/read/columns.ts';
import type { SheetRow } from '../files/read/sheet-parser.ts';
import { shownText, type GivenRow } from './given-rows.ts';

/** Best first: what says most about a molecule is asked before a name. */
const structureKinds = ['smiles', 'inchi', 'inchiKey', 'cas', 'name'] as const satisfies readonly ColumnKind[];
type StructureKind = (typeof structureKinds)[number];
type Columns = ReadonlyMap<StructureKind, number>;

/** Rows of a table below its headings; without headings, of the column that looks most like structures. */
export function rowsOfTable(table: readonly SheetRow[]): GivenRow[] {
  const [first] = table;
  if (!first) return [];
  const columns = headingsOf(first.cells);
  if (columns) return table.slice(1).map((row) => rowByHeadings(row, columns));
  const column = structureColumn(table);
  return table.map(({ row, cells }) => rowOf(row, (cells[column] ?? '').trim(), '', cells));
}

/** The columns that headings name; undefined when none of them could hold a structure. */
export function headingsOf(cells: readonly string[]): Columns | undefined {
  const columns = new Map<StructureKind, number>();
  cells.forEach((cell, index) => {
    const kind = structureKinds.find((one) => one === readHeading(cell)?.kind);
    if (kind && !columns.has(kind)) columns.set(kind, index);
  });
  return columns.size > 0 ? columns : undefined;
}

function rowByHeadings({ row, cells }: SheetRow, columns: Columns): GivenRow {
  const cellOf = (kind: StructureKind): string => (cells[columns.get(kind) ?? -1] ?? '').trim();
  const structure = structureKinds.map(cellOf).find((cell) => cell !== '') ?? '';
  return rowOf(row, structure, cellOf('name'), cells);
}

function rowOf(row: number, structure: string, name: string, cells: readonly string[]): GivenRow {
  const shown = shownText(structure || cells.filter((cell) => cell.trim() !== '').join(' · '));
  return { row, shown, structure, name, ...(structure === '' && { refusal: 'emptyRow' as const }) };
}

const lookedAt = 20;

function structureColumn(table: readonly SheetRow[]): number {
  const hits: number[] = [];
  for (const { cells } of table.slice(0, lookedAt))
    cells.forEach((cell, index) => {
      hits[index] = (hits[index] ?? 0) + (looksLikeStructure(cell.trim()) ? 1 : 0);
    });
  return Math.max(0, hits.indexOf(Math.max(...hits)));
}

// A bare number is a SMILES to nobody, and a CAS number has its hyphens.
function looksLikeStructure(cell: string): boolean {
  if (/^InChI=|^[A-Z]{14}-[A-Z]{10}-[A-Z]$|^\d{2,7}-\d{2}-\d$/.test(cell)) return true;
  return /^(?=[[A-Za-z])(?:\[[^\]\s]+\]|Br|Cl|[BCNOPSFIbcnops]|[-=#$:/\\.()%0-9@*])+$/.test(cell);
}
