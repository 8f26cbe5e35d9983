// Which columns of a table hold what: told by the headings and by what stands below them in many rows, never by one.

import { lookOf, type CellLook } from './cell-kind.ts';
import { headingKind, plainHeading, type HeadingKind } from './headings.ts';

/** Best first: what says most about a molecule is asked before a name. */
export const structureKinds = ['smiles', 'inchi', 'inchiKey', 'cas', 'name'] as const satisfies readonly HeadingKind[];
export type StructureKind = (typeof structureKinds)[number];

export interface Layout {
  /** The first row is headings and no entry. */
  hasHeadings: boolean;
  columns: ReadonlyMap<StructureKind, number>;
  /** How well the table is told, to compare ways of dividing a text into cells; 0 where no column holds structures. */
  weight: number;
}

/** Whether headings or cells say that there are structures, and not names alone. */
export function holdsStructures({ columns }: Layout): boolean {
  return columns.has('smiles') || columns.has('inchi') || columns.has('inchiKey') || columns.has('cas');
}

/** So many rows are looked at. */
export const sampledRows = 200;

/** Tells the columns of a table by its first rows. */
export function layoutOf(sample: readonly (readonly string[])[]): Layout {
  const [first = [], ...below] = sample.slice(0, sampledRows);
  const kinds = first.map(headingKind);
  const isHeading = kinds.some((kind) => kind !== undefined) && first.every((cell) => !isStructure(lookOf(cell)));
  const body = isHeading ? below : [first, ...below];
  const figures = columnsOf(body);
  const isUnknownHeading = !isHeading && isHeadingOver(first, columnsOf(below));
  const hasHeadings = isHeading || isUnknownHeading;
  const columns = chosenColumns(hasHeadings ? kinds : [], isUnknownHeading ? columnsOf(below) : figures, first);
  const named = isHeading ? structureKinds.filter((kind) => kinds.includes(kind)).length : 0;
  const found = figures.find((_, index) => index === columns.get('smiles') || index === columns.get('inchi'));
  return { hasHeadings, columns, weight: named * 1_000_000 + (found?.letters ?? 0) };
}

interface ColumnFigures {
  /** Cells that are not empty. */
  filled: number;
  looks: Map<CellLook, number>;
  /** Letters of the different cells that look like SMILES: short words such as country codes weigh little. */
  letters: number;
  different: number;
  /** Cells with a digit in them. */
  withDigits: number;
}

function columnsOf(rows: readonly (readonly string[])[]): ColumnFigures[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  return Array.from({ length: width }, (_, column) => {
    const looks = new Map<CellLook, number>();
    const texts = new Set<string>();
    const structures = new Set<string>();
    let filled = 0;
    let withDigits = 0;
    for (const cells of rows) {
      const text = (cells[column] ?? '').trim();
      const look = lookOf(text);
      if (look === 'empty') continue;
      filled += 1;
      withDigits += /\d/.test(text) ? 1 : 0;
      texts.add(text);
      looks.set(look, (looks.get(look) ?? 0) + 1);
      if (isSmiles(look)) structures.add(text);
    }
    return { filled, looks, letters: [...structures].join('').length, different: texts.size, withDigits };
  });
}

const isSmiles = (look: CellLook): boolean => look === 'smiles' || look === 'letters' || look === 'short';
const isStructure = (look: CellLook): boolean =>
  look === 'smiles' || look === 'letters' || look === 'inchi' || look === 'inchiKey' || look === 'cas';

function count({ looks }: ColumnFigures, ...wanted: readonly CellLook[]): number {
  return wanted.reduce((sum, look) => sum + (looks.get(look) ?? 0), 0);
}

const share = (column: ColumnFigures, ...wanted: readonly CellLook[]): number =>
  column.filled === 0 ? 0 : count(column, ...wanted) / column.filled;

/** Half of the cells are SMILES, and not words of one or two letters alone. */
function holdsSmiles(column: ColumnFigures): boolean {
  return share(column, 'smiles', 'letters', 'short') >= 0.5 && count(column, 'smiles', 'letters') > 0;
}

const looksOf: Record<Exclude<StructureKind, 'smiles' | 'name'>, CellLook> = {
  inchi: 'inchi',
  inchiKey: 'inchiKey',
  cas: 'cas',
};

function chosenColumns(
  kinds: readonly (HeadingKind | undefined)[],
  figures: readonly ColumnFigures[],
  first: readonly string[],
): Map<StructureKind, number> {
  const columns = new Map<StructureKind, number>();
  const keep = (kind: StructureKind, index: number | undefined): void => {
    const isTaken = index === undefined || [...columns.values()].includes(index);
    if (!isTaken) columns.set(kind, index);
  };
  keep('smiles', smilesColumn(kinds, figures, first));
  for (const kind of ['inchi', 'inchiKey', 'cas'] as const) {
    const byContent = figures.findIndex((column) => share(column, looksOf[kind]) >= 0.5);
    const named = kinds.indexOf(kind);
    keep(kind, named !== -1 ? named : byContent === -1 ? undefined : byContent);
  }
  const named = kinds.indexOf('name');
  if (named !== -1) keep('name', named);
  if (columns.size === 0) keep('name', wordColumn(figures));
  return columns;
}

function smilesColumn(
  kinds: readonly (HeadingKind | undefined)[],
  figures: readonly ColumnFigures[],
  first: readonly string[],
): number | undefined {
  const named = kinds.flatMap((kind, index) => (kind === 'smiles' ? [index] : []));
  const sound = named.filter((index) => figures[index] && holdsSmiles(figures[index]));
  // What says the configuration says more.
  const isomeric = sound.find((index) => /iso|stereo|立体|异构/.test(plainHeading(first[index] ?? '')));
  if (isomeric !== undefined || sound.length > 0) return isomeric ?? sound[0];
  const byContent = figures
    .map((column, index) => ({ column, index }))
    .filter(({ column, index }) => holdsSmiles(column) && isOpen(kinds[index]))
    .toSorted((a, b) => b.column.letters - a.column.letters);
  const [best] = byContent;
  // Headings that promise structures are believed where no other column holds them.
  if (best) return best.index;
  if (named.length > 0) return named.find((index) => (figures[index]?.filled ?? 0) > 0) ?? named[0];
  const onlyShort = figures.findIndex((column) => figures.length === 1 && share(column, 'short') >= 0.5);
  return onlyShort === -1 ? undefined : onlyShort;
}

// A column of currencies or units is none of molecules, whatever its letters are.
function isOpen(kind: HeadingKind | undefined): boolean {
  return kind === undefined || kind === 'name' || kind === 'supplierId' || kind === 'smiles';
}

// Names and nothing else: the column of the most different words.
function wordColumn(figures: readonly ColumnFigures[]): number | undefined {
  const [best] = figures
    .map((column, index) => ({ index, words: Math.min(count(column, 'word', 'letters', 'short'), column.different) }))
    .toSorted((a, b) => b.words - a.words);
  return best && best.words > 0 ? best.index : figures.length > 0 ? 0 : undefined;
}

// Headings in words nobody foresaw: no number and no structure among them, and over a column of numbers, of codes with
// digits, or of structures.
function isHeadingOver(first: readonly string[], below: readonly ColumnFigures[]): boolean {
  const looks = first.map((cell) => (/^[A-Z]$/.test(cell.trim()) ? 'word' : lookOf(cell)));
  if (first.length < 2 || looks.some((look) => look === 'number' || look === 'short' || isStructure(look)))
    return false;
  return below.some(
    (column, index) =>
      looks[index] === 'word' &&
      column.filled >= 2 &&
      (share(column, 'smiles', 'letters', 'inchi', 'inchiKey', 'cas', 'number') >= 0.7 ||
        (column.withDigits === column.filled && !/\d/.test(first[index] ?? ''))),
  );
}
