// The rows of a table whose columns are told.

import type { SheetRow } from '../../../platform/files/read/sheet-parser.ts';
import { casOfCell } from './cas-text.ts';
import { lookOf } from './cell-kind.ts';
import { cleanCell, structureOfCell } from './line-parts.ts';
import { layoutOf, structureKinds, type Layout, type StructureKind } from './layout.ts';
import { shownText, type StructureRow } from './structure-row.ts';

/** The entries of a table, its headings left out; in a workbook a row may lack the value of a formula. */
export function rowsOfTable(table: readonly SheetRow[], layout: Layout = layoutOfTable(table)): StructureRow[] {
  const width = table[0]?.cells.length ?? 0;
  const body = layout.hasHeadings ? table.slice(1) : table;
  return body.map((row) => rowOf({ ...row, cells: wholeInchi(row.cells, width) }, layout));
}

/** The columns of a table, told by its first rows. */
export function layoutOfTable(table: readonly SheetRow[]): Layout {
  return layoutOf(table.map(({ cells }) => cells));
}

function rowOf({ row, cells, unsaved }: SheetRow, { columns }: Layout): StructureRow {
  const cellOf = (kind: StructureKind): string => (cells[columns.get(kind) ?? -1] ?? '').trim();
  const kind = structureKinds.find((one) => cellOf(one) !== '');
  const structure = kind === undefined ? '' : structureOf(kind, cellOf(kind));
  const shown = shownText(structure || cells.filter((cell) => cell.trim() !== '').join(' · '));
  const about = { row, shown, structure, name: nameOf(cells, columns, kind) };
  if (structure !== '') return kind === 'smiles' ? { ...about, isSmiles: true } : about;
  const isUnsaved = [...columns.values()].some((column) => unsaved?.includes(column));
  return { ...about, refusal: isUnsaved ? 'unsavedFormula' : 'emptyRow' };
}

function structureOf(kind: StructureKind, cell: string): string {
  if (kind === 'cas') return casOfCell(cell) ?? cell;
  if (kind === 'inchiKey') return cell.replace(/^InChIKey\s*=\s*/i, '');
  if (kind === 'name') return cleanCell(cell);
  return kind === 'smiles' ? structureOfCell(unguarded(cell)) : cell;
}

// `="CCO"` is how a table keeps a spreadsheet from reading a text as something else.
function unguarded(cell: string): string {
  return /^="(.*)"$/.exec(cell)?.[1] ?? cell;
}

// Where no heading says so, the first word beside the structure.
function nameOf(
  cells: readonly string[],
  columns: ReadonlyMap<StructureKind, number>,
  kind: StructureKind | undefined,
): string {
  const named = columns.get('name');
  if (named !== undefined) return (cells[named] ?? '').trim();
  const taken = new Set(kind === undefined ? [] : columns.values());
  const others = cells.filter((cell, index) => !taken.has(index) && cell.trim() !== '').map((cell) => cell.trim());
  // A number is a name where nothing else is there.
  return others.find((cell) => lookOf(cell) === 'word') ?? (others.length === 1 ? (others[0] ?? '') : '');
}

// The commas of an InChI without quotes divide it into as many cells too many.
function wholeInchi(cells: string[], width: number): string[] {
  const at = cells.findIndex((cell) => cell.startsWith('InChI='));
  const surplus = cells.length - width;
  if (at === -1 || surplus <= 0 || width < 2) return cells;
  return [...cells.slice(0, at), cells.slice(at, at + surplus + 1).join(','), ...cells.slice(at + surplus + 1)];
}
