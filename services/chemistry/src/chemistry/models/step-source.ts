// Where steps come from beside, or instead of, our own templates: a tenant's own ones, or a remote engine.

import type { ReactionTemplate } from '../templates/template.ts';
import type { Proposal } from './types.ts';

/** Whatever proposes steps for a canonical SMILES, best first. */
export interface StepProposer {
  expand(smiles: string): readonly Proposal[];
}

export interface StepSource extends StepProposer {
  /** Whether our own proposals are joined with these, or not asked for. */
  readonly place: 'beside' | 'instead';
  /** Describes a step of this source; undefined for an id of another one. */
  templateOf(id: string): ReactionTemplate | undefined;
}

/** Our own proposals joined with those of the source of the moment; of equal precursors, the likelier counts. */
export function joinSources(own: StepProposer, sourceOf: () => StepSource | undefined): StepProposer {
  return {
    expand: (smiles) => {
      const source = sourceOf();
      if (!source) return own.expand(smiles);
      const theirs = source.expand(smiles);
      return source.place === 'instead' ? theirs : join(own.expand(smiles), theirs);
    },
  };
}

function join(ours: readonly Proposal[], theirs: readonly Proposal[]): readonly Proposal[] {
  if (theirs.length === 0) return ours;
  const best = new Map(ours.map((one) => [one.precursors.join('.'), one]));
  for (const one of theirs) {
    const key = one.precursors.join('.');
    const known = best.get(key);
    if (!known || known.probability < one.probability) best.set(key, one);
  }
  return [...best.values()].toSorted((a, b) => b.probability - a.probability || b.score - a.score);
}
