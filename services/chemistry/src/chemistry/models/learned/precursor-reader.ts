// Turns the SMILES of edited drafts into canonical ones, each text once.

import { LruCache } from '../../molecule/lru.ts';
import { parseWritten } from '../../molecule/parse-written.ts';
import { hasOpenValence } from '../../molecule/open-valence.ts';
import type { RDKit } from '../../molecule/rdkit.ts';

const cachedTexts = 20_000;

export class PrecursorReader {
  readonly #rdkit: RDKit;
  readonly #canonical = new LruCache<string, string>(cachedTexts);

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
  }

  /** Canonical SMILES of each text, sorted; null when one is no sound molecule. */
  read(texts: readonly string[]): string[] | null {
    const read: string[] = [];
    for (const text of texts) {
      const canonical = this.#canonical.getOrMake(text, () => this.#readOne(text));
      if (canonical === '') return null;
      read.push(canonical);
    }
    return read.toSorted();
  }

  #readOne(text: string): string {
    return readSound(this.#rdkit, text) ?? '';
  }
}

/** Canonical SMILES of what an edit wrote; null when it is no molecule or has an open valence. */
export function readSound(rdkit: RDKit, text: string): string | null {
  if (text === '') return null;
  using mol = parseWritten(rdkit, text);
  if (!mol) return null;
  const canonical = mol.get_smiles();
  return hasOpenValence(canonical) ? null : canonical;
}
