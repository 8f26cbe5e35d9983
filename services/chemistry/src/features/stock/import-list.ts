// A list goes in row by row: structures are read by threads, known molecules and packs are told apart, what is new goes
// to the sink. Only hashes of what went in are kept, so that memory grows by some 80 bytes for each molecule.

import type { MoleculeReader } from './molecule-reader.ts';
import { KeyTable } from '../../chemistry/stock/key-table.ts';
import { PackedStockBuilder } from '../../chemistry/stock/packed-stock.ts';
import type { ReadMolecule, StructureProblem } from './read-molecules.ts';
import type { Offer, RowProblem, RowWarning, SupplierRow } from './read/supplier-row.ts';

/** A molecule of a list with packs that are new. */
export interface StockItem {
  /** InChIKey; where RDKit gives none, the canonical SMILES. */
  key: string;
  /** Canonical; null where only the key is known. */
  smiles: string | null;
  name: string | null;
  offers: StockOffer[];
}

export interface StockOffer extends Offer {
  /** Salt partners and solvents of this pack, canonical and dotted. */
  form?: string;
}

export type RefusalReason = RowProblem | StructureProblem | 'tooMany';

/** What became of one row. A duplicate names a molecule and pack that an earlier row named. */
export interface RowOutcome {
  line: number;
  text: string;
  outcome: 'accepted' | 'duplicate' | 'rejected';
  reason?: RefusalReason;
  warnings: RowWarning[];
}

export interface ImportCounts {
  rows: number;
  accepted: number;
  duplicate: number;
  rejected: number;
  /** Different molecules. */
  molecules: number;
  /** Rows that gave a price for a known amount. */
  priced: number;
}

export interface ImportOptions {
  reader: MoleculeReader;
  /** Keeps molecules; a key that came before brings further packs. */
  write: (items: readonly StockItem[]) => Promise<void>;
  onOutcome?: (outcome: RowOutcome) => void;
  /** Told after each portion. */
  onProgress?: (counts: Readonly<ImportCounts>) => void;
  /** Asked between portions; true ends the import. */
  shouldStop?: () => boolean;
  maxMolecules?: number;
}

const portion = 256;
const writtenAtOnce = 2_000;

/** Reads all rows and gives what was taken, with the packed stock. A row never stops the import. */
export async function importList(
  rows: AsyncIterable<SupplierRow>,
  options: ImportOptions,
): Promise<{ counts: ImportCounts; packed: Uint8Array<ArrayBuffer> }> {
  const intake = new Intake(options);
  const inFlight: Promise<Portion>[] = [];
  const settle = async (): Promise<void> => {
    const done = await inFlight.shift();
    if (done) await intake.take(done);
  };
  try {
    for await (const some of portionsOf(rows)) {
      if (options.shouldStop?.()) break;
      inFlight.push(readPortion(options.reader, some));
      if (inFlight.length > options.reader.threads * 2) await settle();
    }
    while (inFlight.length > 0) await settle();
  } finally {
    await Promise.allSettled(inFlight);
  }
  await intake.flush();
  return { counts: intake.counts, packed: intake.pack() };
}

interface Portion {
  rows: SupplierRow[];
  molecules: (ReadMolecule | null)[];
}

async function readPortion(reader: MoleculeReader, rows: SupplierRow[]): Promise<Portion> {
  const answers = await reader.ask(
    rows.flatMap(({ structure, problem }) => (structure && !problem ? [structure] : [])),
  );
  let next = 0;
  return {
    rows,
    molecules: rows.map(({ structure, problem }) => (structure && !problem ? (answers[next++] ?? null) : null)),
  };
}

async function* portionsOf(rows: AsyncIterable<SupplierRow>): AsyncGenerator<SupplierRow[]> {
  let some: SupplierRow[] = [];
  for await (const row of rows) {
    some.push(row);
    if (some.length < portion) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

class Intake {
  readonly counts: ImportCounts = { rows: 0, accepted: 0, duplicate: 0, rejected: 0, molecules: 0, priced: 0 };
  readonly #options: ImportOptions;
  readonly #stock = new PackedStockBuilder();
  readonly #packs = new KeyTable();
  #unwritten: StockItem[] = [];

  constructor(options: ImportOptions) {
    this.#options = options;
  }

  async take({ rows, molecules }: Portion): Promise<void> {
    rows.forEach((row, index) => {
      const { outcome, reason } = this.#takeRow(row, molecules[index] ?? null);
      this.counts.rows += 1;
      this.counts[outcome] += 1;
      const { line, text, warnings } = row;
      this.#options.onOutcome?.({ line, text, outcome, ...(reason && { reason }), warnings });
    });
    this.counts.molecules = this.#stock.size;
    if (this.#unwritten.length >= writtenAtOnce) await this.flush();
    this.#options.onProgress?.(this.counts);
  }

  async flush(): Promise<void> {
    const items = this.#unwritten;
    this.#unwritten = [];
    if (items.length > 0) await this.#options.write(items);
  }

  pack(): Uint8Array<ArrayBuffer> {
    return this.#stock.pack();
  }

  #takeRow(row: SupplierRow, molecule: ReadMolecule | null): Pick<RowOutcome, 'outcome' | 'reason'> {
    if (row.problem) return { outcome: 'rejected', reason: row.problem };
    if (!molecule) return { outcome: 'rejected', reason: 'noStructure' };
    if (!molecule.ok) return { outcome: 'rejected', reason: molecule.problem };
    const isNew = this.#stock.find(molecule.smiles, molecule.inchiKey) < 0;
    if (isNew && this.#stock.size >= (this.#options.maxMolecules ?? Infinity))
      return { outcome: 'rejected', reason: 'tooMany' };
    const number = this.#stock.add(molecule.smiles, molecule.inchiKey);
    const { form } = molecule;
    const offers = row.offers.map((one): StockOffer => (form === undefined ? one : { ...one, form }));
    const fresh = offers.filter((one) => this.#isFresh(number, one));
    if (!isNew && fresh.length === 0) return { outcome: 'duplicate' };
    const isPriced = fresh.map((one) => this.#notePrice(number, one)).includes(true);
    if (isPriced) this.counts.priced += 1;
    const key = molecule.inchiKey ?? molecule.smiles ?? '';
    this.#unwritten.push({ key, smiles: molecule.smiles, name: row.name ?? null, offers: fresh });
    return { outcome: 'accepted' };
  }

  #isFresh(number: number, offer: StockOffer): boolean {
    const { supplierId = '', packGrams = 0, price, form = '' } = offer;
    const text = [number, supplierId, packGrams, price?.minorUnits ?? '', price?.currency ?? '', form].join('\t');
    if (this.#packs.find(text) >= 0) return false;
    this.#packs.set(text, 0);
    return true;
  }

  #notePrice(number: number, { price, packGrams }: StockOffer): boolean {
    if (packGrams !== undefined) this.#stock.notePack(number, packGrams);
    if (!price || packGrams === undefined) return false;
    this.#stock.offer(number, { minorUnits: price.minorUnits, grams: packGrams, currency: price.currency });
    return true;
  }
}
