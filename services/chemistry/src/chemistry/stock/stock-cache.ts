// What one search may buy: the built-in stock and imported lists, of which a task may choose some. The same object
// serves one search after the other.

import type { Currency } from '@app/shared/constants/locale';
import { LruCache } from '../molecule/lru.ts';
import type { Stock } from './stock.ts';
import { builtInMolecules } from './built-in.ts';
import { convertMinorUnits } from './money.ts';
import { isInchiKey, PackedStock } from './packed-stock.ts';
import { createPriceOf, type KnownMolecule, type ListedPrice, type PriceOf } from './price.ts';

/** An imported list as it travels to a search thread. */
export interface SharedList {
  /** `list:<uuid>` */
  id: string;
  name: string;
  packed: SharedArrayBuffer;
}

interface OpenList {
  id: string;
  name: string;
  stock: PackedStock;
}

/**
 * Origins: `list:<uuid>:<name>` of an imported list, else `common` or `patents:<uses>`. A molecule in several stocks
 * has the first of them in this order.
 */
export class StockCache implements Stock {
  readonly #keyOf: (smiles: string) => string | null;
  readonly #keys = new LruCache<string, string>(50_000);
  readonly #opened = new Map<string, PackedStock>();
  #lists: readonly OpenList[] = [];
  #chosen: ReadonlySet<string> | null = null;

  /** `keyOf` gives the InChIKey of a SMILES; lists of bare keys are asked by it. */
  constructor(keyOf: (smiles: string) => string | null) {
    this.#keyOf = keyOf;
  }

  /** Puts these lists beside the built-in stock; `chosen` names the stocks that count, all when left out. */
  use(lists: readonly SharedList[], chosen?: readonly string[]): void {
    this.#chosen = chosen ? new Set(chosen) : null;
    const opened = lists.filter(({ id }) => this.#counts(id)).map((one) => ({ ...one, stock: this.#open(one) }));
    this.#lists = opened.map(({ id, name, stock }) => ({ id, name, stock }));
    const wanted = new Set(lists.map(({ id }) => id));
    for (const id of this.#opened.keys()) if (!wanted.has(id)) this.#opened.delete(id);
  }

  get size(): number {
    return builtInMolecules().size + this.#lists.reduce((sum, { stock }) => sum + stock.size, 0);
  }

  originOf(smiles: string): string | null {
    const list = this.#lists.find(({ stock }) => this.#find(stock, smiles) >= 0);
    return list ? `${list.id}:${list.name}` : (this.#builtIn(smiles)?.source ?? null);
  }

  /** Grams of the largest pack that the lists name of a molecule, to about 0.01 %; null where none does. */
  readonly packOf = (smiles: string): number | null => {
    const packs = this.#lists.flatMap(({ stock }) => {
      const number = this.#find(stock, smiles);
      return number < 0 ? [] : (stock.largestPackAt(number) ?? []);
    });
    return packs.length === 0 ? null : Math.max(...packs);
  };

  /** Prices of all that counts, lists before estimates. */
  readonly pricesIn = (currency: Currency): PriceOf =>
    createPriceOf({
      currency,
      listed: (smilesOrKey) => this.#cheapest(smilesOrKey),
      familiar: (smilesOrKey) => this.#familiar(smilesOrKey),
    });

  #open({ id, packed }: SharedList): PackedStock {
    const known = this.#opened.get(id) ?? new PackedStock(packed);
    this.#opened.set(id, known);
    return known;
  }

  #counts(id: string): boolean {
    return this.#chosen === null || this.#chosen.has(id);
  }

  #builtIn(smiles: string): KnownMolecule | undefined {
    const known = builtInMolecules().get(smiles);
    if (!known) return undefined;
    if (known.isCommon && this.#counts('common')) return known;
    if (known.patentUses === 0 || !this.#counts('patents')) return undefined;
    return { ...known, source: `patents:${known.patentUses}` };
  }

  // A list of bare InChIKeys is asked by key; all others know the molecule by its SMILES.
  #find(stock: PackedStock, smilesOrKey: string): number {
    const number = stock.find(smilesOrKey);
    if (number >= 0 || !stock.hasBareKeys || isInchiKey(smilesOrKey)) return number;
    const key = this.#keys.getOrMake(smilesOrKey, () => this.#keyOf(smilesOrKey) ?? '');
    return key === '' ? -1 : stock.find(key);
  }

  #cheapest(smilesOrKey: string): ListedPrice | null {
    let best: ListedPrice | null = null;
    for (const { name, stock } of this.#lists) {
      const number = this.#find(stock, smilesOrKey);
      const price = number < 0 ? null : stock.priceAt(number);
      if (price && (!best || inDollars(price) < inDollars(best))) best = { ...price, source: name };
    }
    return best;
  }

  #familiar(smilesOrKey: string): KnownMolecule | null {
    const known = this.#builtIn(smilesOrKey);
    if (known) return known;
    const origin = this.originOf(smilesOrKey);
    if (origin === null) return null;
    const smiles = isInchiKey(smilesOrKey) ? undefined : smilesOrKey;
    // What is in a list only is taken as little known.
    return {
      smiles,
      isCommon: false,
      patentUses: builtInMolecules().get(smilesOrKey)?.patentUses ?? 0,
      source: origin,
    };
  }
}

function inDollars({ perGram, currency }: Pick<ListedPrice, 'perGram' | 'currency'>): number {
  return convertMinorUnits(perGram, currency, 'USD');
}
