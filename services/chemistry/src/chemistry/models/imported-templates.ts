// Templates that a tenant brought, beside the built-in ones. They propose; whether a step works is for the forward check
// to say, in which they have no voice.
//
// Probability: nobody has measured how often a tenant's templates are right, so all that fit a molecule share a fixed
// part of the probability, by how often each was found in the records it was taken from (each at least once).

import { LruCache } from '../molecule/lru.ts';
import { hasOpenValence } from '../molecule/open-valence.ts';
import { canonicalProduct, Transform } from '../molecule/rdkit.ts';
import type { Mol, RDKit } from '../molecule/rdkit.ts';
import type { BilingualName, Proposal } from './types.ts';

export interface ImportedTemplate {
  /** `own-` and a hash over the SMARTS. */
  id: string;
  /** Product to precursors. */
  smarts: string;
  name: string;
  /** How often it was found in the records; 0 where the list does not say. */
  count: number;
  reactionClass: string | null;
}

/** What all of a tenant's templates together may claim of a molecule's probability. */
const sharedProbability = 0.3;
const maxOutcomes = 50;
const maxPrecursors = 4;
const compiledAtOnce = 300;

/** Carries the part of the probability that its template has. */
export type ImportedProposal = Proposal & { probability: number };

/** True for the id of a template that a tenant brought. */
export function isImportedId(id: string): boolean {
  return /^own-[0-9a-f]{12}$/.test(id);
}

interface Ready {
  template: ImportedTemplate;
  pattern: Mol;
}

/** The templates of one tenant or user, in one thread; release it when another takes its place. */
export class ImportedTemplates {
  readonly #rdkit: RDKit;
  readonly #ready: Ready[] = [];
  readonly #byId: ReadonlyMap<string, ImportedTemplate>;
  readonly #compiled = new Map<string, Transform>();
  readonly #expanded = new LruCache<string, readonly ImportedProposal[]>(2_000);

  /** Templates that do not compile are left out; they were refused when they were imported. */
  constructor(rdkit: RDKit, templates: readonly ImportedTemplate[]) {
    this.#rdkit = rdkit;
    for (const template of templates) {
      const pattern = rdkit.get_qmol(template.smarts.split('>>')[0] ?? '');
      if (pattern) this.#ready.push({ template, pattern });
    }
    this.#byId = new Map(this.#ready.map(({ template }) => [template.id, template]));
  }

  /** Templates that can propose. */
  get size(): number {
    return this.#ready.length;
  }

  /** What a step by this template is called; undefined for an id of another kind. */
  nameOf(id: string): BilingualName | undefined {
    const found = this.#byId.get(id);
    return found && { en: found.name, 'zh-CN': found.name };
  }

  find(id: string): ImportedTemplate | undefined {
    return this.#byId.get(id);
  }

  /** Proposals for a molecule and its canonical SMILES, the likeliest first; equal precursors once. */
  proposals(mol: Mol, smiles: string): readonly ImportedProposal[] {
    return this.#expanded.getOrMake(smiles, () => this.#compute(mol, smiles));
  }

  [Symbol.dispose](): void {
    for (const { pattern } of this.#ready) pattern.delete();
    for (const transform of this.#compiled.values()) transform[Symbol.dispose]();
    this.#compiled.clear();
  }

  #compute(mol: Mol, smiles: string): ImportedProposal[] {
    const fitting = this.#ready.filter(({ pattern }) => mol.get_substruct_match(pattern) !== '{}');
    const total = fitting.reduce((sum, { template }) => sum + Math.max(1, template.count), 0);
    const best = new Map<string, ImportedProposal>();
    for (const { template } of fitting) {
      const probability = (sharedProbability * Math.max(1, template.count)) / total;
      for (const precursors of this.#run(template, mol, smiles)) {
        const key = precursors.join('.');
        if ((best.get(key)?.probability ?? 0) >= probability) continue;
        // The records are the tenant's, not ours: what they hold is no precedent that we have counted.
        const proposal = { precursors, templateId: template.id, score: probability, probability };
        best.set(key, { ...proposal, precedents: 0, competing: [] });
      }
    }
    return [...best.values()].toSorted((a, b) => b.probability - a.probability || compare(a, b));
  }

  #run({ id, smarts }: ImportedTemplate, mol: Mol, smiles: string): string[][] {
    const outcomes = this.#transform(id, smarts).run(this.#rdkit, [mol], maxOutcomes);
    return outcomes.flatMap((raw) => {
      const canonical = canonicalProduct(this.#rdkit, raw);
      if (canonical === null || hasOpenValence(canonical)) return [];
      const precursors = canonical.split('.').toSorted();
      return precursors.includes(smiles) || precursors.length > maxPrecursors ? [] : [precursors];
    });
  }

  // Compiled reactions are large; those used last are kept.
  #transform(id: string, smarts: string): Transform {
    const known = this.#compiled.get(id) ?? new Transform(this.#rdkit, smarts);
    this.#compiled.delete(id);
    this.#compiled.set(id, known);
    const [oldest] = this.#compiled;
    if (oldest && this.#compiled.size > compiledAtOnce) {
      this.#compiled.delete(oldest[0]);
      oldest[1][Symbol.dispose]();
    }
    return known;
  }
}

function compare(a: Proposal, b: Proposal): number {
  return a.precursors.join('.') < b.precursors.join('.') ? -1 : 1;
}
