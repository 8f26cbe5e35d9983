// One entry of a supplier's list as it is read, before anybody has looked at the structure.

import { toMinorUnits, type PriceCurrency } from '../../../chemistry/stock/money.ts';
import { readGrams, readLeadDays, readPrice } from './amounts.ts';
import type { Column, ColumnKind } from './columns.ts';

export const structureKinds = ['smiles', 'molblock', 'inchi', 'inchiKey', 'cas', 'name'] as const;
export type StructureKind = (typeof structureKinds)[number];

/** A pack that can be bought. What the list does not say is left out. */
export interface Offer {
  supplierId?: string;
  packGrams?: number;
  /** The pack's price. */
  price?: { minorUnits: number; currency: PriceCurrency };
  leadDays?: number;
}

/** What is odd about an entry that is taken all the same. */
export type RowWarning = 'priceUnreadable' | 'currencyUnknown' | 'packUnreadable' | 'packMissing';

/** Why an entry cannot be read as such. */
export type RowProblem = 'tooLong' | 'unclosedQuote' | 'noStructure';

export interface SupplierRow {
  /** Line of the file on which it begins. */
  line: number;
  /** Its beginning, to be shown. */
  text: string;
  structure: { kind: StructureKind; text: string } | null;
  offers: Offer[];
  name?: string;
  warnings: RowWarning[];
  problem?: RowProblem;
}

const shownLength = 120;
const maxIdLength = 80;
const maxNameLength = 200;

/** A row that cannot be read. */
export function unreadableRow(line: number, text: string, problem: RowProblem): SupplierRow {
  return { line, text: text.slice(0, shownLength), structure: null, offers: [], warnings: [], problem };
}

/**
 * The row that stands in cells under columns; `currency` holds where neither cell nor heading names one. A SMILES cell
 * keeps only its first word: behind it stands a name or the extension of CXSMILES.
 */
export function rowOfCells(
  line: number,
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  currency: PriceCurrency | undefined,
): SupplierRow {
  const cellOf = (kind: ColumnKind): string => (cells[columns.findIndex((one) => one?.kind === kind)] ?? '').trim();
  const structure = structureOf(cellOf);
  const { offers, warnings } = readOffers(cells, columns, cellOf, currency);
  const name = cellOf('name').slice(0, maxNameLength);
  return {
    line,
    text: cells.join(' ').slice(0, shownLength),
    structure,
    offers,
    ...(name !== '' && structure?.kind !== 'name' && { name }),
    warnings,
    ...(structure === null && { problem: 'noStructure' as const }),
  };
}

function structureOf(cellOf: (kind: ColumnKind) => string): SupplierRow['structure'] {
  const smiles = cellOf('smiles').split(/\s/, 1)[0] ?? '';
  if (smiles !== '') return { kind: 'smiles', text: smiles };
  for (const kind of ['inchi', 'inchiKey', 'cas', 'name'] as const) {
    const text = cellOf(kind);
    if (text !== '') return { kind, text };
  }
  return null;
}

function readOffers(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  cellOf: (kind: ColumnKind) => string,
  currency: PriceCurrency | undefined,
): { offers: Offer[]; warnings: RowWarning[] } {
  const warnings = new Set<RowWarning>();
  const supplierId = cellOf('supplierId').slice(0, maxIdLength);
  const leadDays = readLeadDays(cellOf('leadTime'));
  const pack = [cellOf('pack'), cellOf('packUnit')].join(' ').trim();
  const packGrams = pack === '' ? undefined : readGrams(pack);
  if (pack !== '' && packGrams === undefined) warnings.add('packUnreadable');
  const stated = statedCurrency(cellOf('currency'));
  const common = { ...(supplierId !== '' && { supplierId }), ...(leadDays !== undefined && { leadDays }) };
  const offers: Offer[] = [];
  columns.forEach((column, index) => {
    if (column?.kind !== 'price') return;
    const read = readPrice(cells[index] ?? '');
    if (read === 'none') return;
    if (read === 'unreadable') return void warnings.add('priceUnreadable');
    const known = read.currency ?? column.currency ?? stated ?? currency;
    if (known === undefined) return void warnings.add('currencyUnknown');
    const grams = column.packGrams ?? packGrams;
    if (grams === undefined) warnings.add('packMissing');
    const price = { minorUnits: toMinorUnits(read.amount, known), currency: known };
    offers.push({ ...common, ...(grams !== undefined && { packGrams: grams }), price });
  });
  const withoutPrice = { ...common, ...(packGrams !== undefined && { packGrams }) };
  if (offers.length === 0 && Object.keys(withoutPrice).length > 0) offers.push(withoutPrice);
  return { offers, warnings: [...warnings] };
}

function statedCurrency(text: string): PriceCurrency | undefined {
  const read = text === '' ? undefined : readPrice(`1 ${text.replaceAll(/\s/g, '')}`);
  return typeof read === 'object' ? read.currency : undefined;
}
