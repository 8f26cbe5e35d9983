// What can be bought, or is taken as given: canonical SMILES (or InChIKey) to where we know it from.
//
// `common`: our own list of reagents and building blocks (scripts/common-stock.ts).
// `patents:<n>`: n recorded patent reactions or routes start from it (scripts/starting-materials.ts).
// `list`: the caller's own list.

import { LruCache } from '../molecule/lru.ts';
import { canonicalSmiles, inchiKey } from '../molecule/rdkit.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { builtInMolecules } from './built-in.ts';

export interface Stock {
  /** Entries in the stock. */
  readonly size: number;
  /** Origin of a canonical SMILES, or null when it is not in stock. */
  originOf(smiles: string): string | null;
}

/** The built-in stock, read once; its files are canonical already. */
export function readBuiltInStock(): Stock {
  const molecules = builtInMolecules();
  return { size: molecules.size, originOf: (smiles) => molecules.get(smiles)?.source ?? null };
}

export interface StockList {
  stock: Stock;
  /** Lines that are neither a SMILES nor an InChIKey. */
  refused: { line: number; text: string }[];
}

/** A caller's list of SMILES or InChIKeys, one a line; a name may follow after white space. */
export function readStockList(rdkit: RDKit, text: string): StockList {
  const origins = new Map<string, string>();
  const keys = new Set<string>();
  const refused: StockList['refused'] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const [first = ''] = raw.trim().split(/[\s,;]/, 1);
    if (first === '' || first.startsWith('#')) return;
    if (/^[A-Z]{14}-[A-Z]{10}-[A-Z]$/.test(first)) keys.add(first);
    else {
      const smiles = canonicalSmiles(rdkit, first);
      if (smiles === null) refused.push({ line: index + 1, text: first });
      else origins.set(smiles, 'list');
    }
  });
  return { stock: keys.size === 0 ? new SmilesStock(origins) : new KeyStock(rdkit, origins, keys), refused };
}

class SmilesStock implements Stock {
  readonly #origins: ReadonlyMap<string, string>;

  constructor(origins: ReadonlyMap<string, string>) {
    this.#origins = origins;
  }

  get size(): number {
    return this.#origins.size;
  }

  originOf(smiles: string): string | null {
    return this.#origins.get(smiles) ?? null;
  }
}

class KeyStock implements Stock {
  readonly #rdkit: RDKit;
  readonly #origins: ReadonlyMap<string, string>;
  readonly #keys: ReadonlySet<string>;
  readonly #known = new LruCache<string, string>(100_000);

  constructor(rdkit: RDKit, origins: ReadonlyMap<string, string>, keys: ReadonlySet<string>) {
    this.#rdkit = rdkit;
    this.#origins = origins;
    this.#keys = keys;
  }

  get size(): number {
    return this.#origins.size + this.#keys.size;
  }

  originOf(smiles: string): string | null {
    const key = this.#known.getOrMake(smiles, () => inchiKey(this.#rdkit, smiles) ?? '');
    return this.#keys.has(key) ? 'list' : (this.#origins.get(smiles) ?? null);
  }
}
