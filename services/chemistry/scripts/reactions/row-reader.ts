// One raw row as it is learned from, or the reason why it is not.

import { LruCache } from '../../src/chemistry/molecule/lru.ts';
import { canonicalSmiles } from '../../src/chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { mapNumbers, withoutMaps } from '../extract-templates/mapped-reaction.ts';
import type { HeldOut } from './held-out.ts';
import type { PreparedRow } from './prepared-row.ts';
import type { RawRow } from './sources.ts';

/** Why a row is dropped. */
export type Refusal =
  | 'unread'
  | 'several products'
  | 'held out'
  | 'unchanged'
  | 'no map'
  | 'doubtful map'
  | 'too large';

const mostParts = 12;
const mostPrecursors = 4;

export class RowReader {
  readonly #rdkit: RDKit;
  readonly #heldOut: HeldOut;
  readonly #canonical = new LruCache<string, string>(50_000);

  constructor(rdkit: RDKit, heldOut: HeldOut) {
    this.#rdkit = rdkit;
    this.#heldOut = heldOut;
  }

  read(raw: RawRow): PreparedRow | Refusal {
    const right = this.#parts(withoutMaps(raw.right));
    if (!right) return 'unread';
    if (this.#heldOut.has(right)) return 'held out';
    const [product, second] = right;
    if (product === undefined || second !== undefined) return 'several products';
    if (raw.reactants === 'doubtful') return 'doubtful map';
    const row = raw.reactants === 'mapped' ? this.#mapped(raw) : this.#mixture(raw);
    if (typeof row === 'string') return row;
    return row.precursors.split('.').includes(product) ? 'unchanged' : { ...row, product };
  }

  #mapped(raw: RawRow): Omit<PreparedRow, 'product'> | Refusal {
    const wanted = new Set(mapNumbers(raw.right));
    const parts = raw.left.split('.');
    const giving = parts.filter((part) => mapNumbers(part).some((number) => wanted.has(number)));
    if (giving.length === 0) return 'no map';
    if (giving.length > mostPrecursors) return 'too large';
    const precursors = this.#parts(withoutMaps(giving.join('.')));
    if (!precursors) return 'unread';
    const spectators = parts.filter((part) => !giving.includes(part));
    const agents = this.#parts(withoutMaps([...spectators, raw.agents].filter((one) => one !== '').join('.'))) ?? [];
    const mapped = `${giving.join('.')}>>${raw.right}`;
    return {
      ...known(raw),
      kind: 'mapped',
      precursors: precursors.join('.'),
      mapped,
      agents: [...new Set(agents)].join('.'),
    };
  }

  #mixture(raw: RawRow): Omit<PreparedRow, 'product'> | Refusal {
    const parts = this.#parts([raw.left, raw.agents].filter((one) => one !== '').join('.'));
    if (!parts) return 'unread';
    const distinct = [...new Set(parts)];
    if (distinct.length > mostParts) return 'too large';
    return { ...known(raw), kind: 'mixture', precursors: distinct.join('.'), mapped: '', agents: '' };
  }

  /** Canonical and sorted; null when one cannot be read. */
  #parts(text: string): string[] | null {
    if (text === '') return [];
    const parts = text
      .split('.')
      .map((part) => this.#canonical.getOrMake(part, () => canonicalSmiles(this.#rdkit, part) ?? ''));
    return parts.includes('') ? null : parts.toSorted();
  }
}

function known({ class: own, patent }: RawRow): Pick<PreparedRow, 'class' | 'patent'> {
  return { class: own, patent };
}
