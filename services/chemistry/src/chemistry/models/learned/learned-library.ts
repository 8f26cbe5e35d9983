// The learned templates as one thing to ask: where they fit, and what they lead back to.

import type { RDKit } from '../../molecule/rdkit.ts';
import { applyEdit, prepareEdit } from './apply.ts';
import type { Edit } from './apply.ts';
import { Matcher } from './matcher.ts';
import { readEdit } from './pattern.ts';
import { PrecursorReader } from './precursor-reader.ts';
import type { Candidate, LearnedRecord, ProductGraph } from './types.ts';
import { writeSmiles } from './write-smiles.ts';

export class LearnedLibrary {
  readonly #records: readonly LearnedRecord[];
  readonly #edits: Edit[];
  readonly #matcher: Matcher;
  /** For each pattern of the matcher, the templates that start from it. */
  readonly #templatesOf: number[][] = [];
  readonly #reader: PrecursorReader;

  /** Throws a TypeError for a record whose SMARTS is not of the dialect. */
  constructor(rdkit: RDKit, records: readonly LearnedRecord[]) {
    this.#records = records;
    this.#reader = new PrecursorReader(rdkit);
    this.#edits = records.map((record) => prepareEdit(readEdit(record.retro)));
    const lefts = new Map<string, number[]>();
    records.forEach((record, index) => {
      if (!record.isSound) return;
      const left = record.retro.slice(0, record.retro.indexOf('>>'));
      lefts.set(left, [...(lefts.get(left) ?? []), index]);
    });
    this.#templatesOf = [...lefts.values()];
    this.#matcher = new Matcher(
      this.#templatesOf.map(([first]) => this.#edits[first ?? -1]?.pattern.left ?? { atoms: [], bonds: [] }),
    );
  }

  get size(): number {
    return this.#records.length;
  }

  /** Throws a RangeError for an index that is not in the library. */
  record(template: number): LearnedRecord {
    const record = this.#records[template];
    if (!record) throw new RangeError(`no learned template ${template}`);
    return record;
  }

  /** Every sound template at every place where it fits, places alike by symmetry once. */
  candidates(product: ProductGraph): Candidate[] {
    const found: Candidate[] = [];
    this.#matcher.match(product, (pattern, atoms) => {
      for (const template of this.#templatesOf[pattern] ?? []) {
        const centre = this.#edits[template]?.centre.map((atom) => atoms[atom] ?? -1) ?? [];
        found.push({ template, atoms, centre });
      }
    });
    return found;
  }

  /** Canonical SMILES of the precursors, sorted; null where they are no sound molecules or hold the product. */
  precursors(product: ProductGraph, candidate: Candidate): string[] | null {
    const edit = this.#edits[candidate.template];
    const draft = edit && applyEdit(product, edit, candidate.atoms);
    return draft ? this.#reader.read(writeSmiles(draft)) : null;
  }
}
