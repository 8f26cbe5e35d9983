// Which candidates lead back to recorded precursors. Most are told by the elements that they bring, so that only a few
// have to be carried out.

import { canonicalSmiles } from '../../src/chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { applyEdit, prepareEdit } from '../../src/chemistry/models/learned/apply.ts';
import type { Edit } from '../../src/chemistry/models/learned/apply.ts';
import { readEdit } from '../../src/chemistry/models/learned/pattern.ts';
import type { Candidate, LearnedRecord, ProductGraph } from '../../src/chemistry/models/learned/types.ts';
import { writeSmiles } from '../../src/chemistry/models/learned/write-smiles.ts';
import { addedElements, elementsOf } from './elements-of.ts';
import type { RecordedProduct } from './recorded.ts';

export class Labeller {
  readonly #rdkit: RDKit;
  readonly #edits: Edit[];
  /** For each template the elements that its precursors have more than the product. */
  readonly #brought: string[];

  constructor(rdkit: RDKit, records: readonly LearnedRecord[]) {
    this.#rdkit = rdkit;
    this.#edits = records.map((record) => prepareEdit(readEdit(record.retro)));
    this.#brought = records.map(({ retro }) => broughtBy(retro));
  }

  /** For each candidate whether its precursors are recorded ones. */
  labels(graph: ProductGraph, candidates: readonly Candidate[], recorded: RecordedProduct): boolean[] {
    const product = elementsOf(recorded.product);
    const added = new Set([...recorded.exact].map((set) => addedElements(product, elementsOf(set))));
    const parts = new Set([...recorded.exact].flatMap((set) => set.split('.')).map(elementsOf));
    const canonical = new Map<string, string>();
    return candidates.map(({ template, atoms }) => {
      const brought = this.#brought[template] ?? '';
      if (!added.has(brought)) return false;
      const edit = this.#edits[template];
      const draft = edit && applyEdit(graph, edit, atoms);
      const texts = draft ? writeSmiles(draft) : [];
      if (!draft || !texts.every((text) => parts.has(elementsOf(text)))) return false;
      return this.#isRecorded(texts, recorded, canonical);
    });
  }

  #isRecorded(texts: readonly string[], recorded: RecordedProduct, canonical: Map<string, string>): boolean {
    const precursors = texts.map((raw) => {
      const known = canonical.get(raw) ?? canonicalSmiles(this.#rdkit, raw) ?? '';
      canonical.set(raw, known);
      return known;
    });
    if (precursors.includes(recorded.product) || precursors.includes('')) return false;
    return recorded.exact.has(precursors.toSorted().join('.'));
  }
}

/** Elements of the atoms without a map number on the right side of a template. */
export function broughtBy(retro: string): string {
  const right = retro.slice(retro.indexOf('>>') + 2);
  return elementsOf(
    [...right.matchAll(/\[[^\]]*\]/g)].flatMap(([atom]) => (/:\d+\]/.test(atom) ? [] : [atom])).join(''),
  );
}
