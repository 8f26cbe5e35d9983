// What a chemist should know about a reaction as it was understood.

import { elementOf } from '../../chemistry/molecule/element-weights.ts';
import type { MolGraph } from '../../chemistry/molecule/graph.ts';
import type { ReactionPart } from './read-parts.ts';

/** A key under `service.note` of the words for reactions, and what is filled in. */
export interface ReactionNote {
  reason:
    | 'elementWithoutSource'
    | 'unbalanced'
    | 'reactantIsProduct'
    | 'severalProducts'
    | 'agentGivesAtoms'
    | 'agentsToldApart'
    | 'chargesTaken'
    | 'noKind';
  params: Record<string, string>;
}

export interface NotedReaction {
  product: ReactionPart;
  reactants: readonly ReactionPart[];
  agents: readonly ReactionPart[];
  /** As written, every equivalent by itself. */
  written: readonly ReactionPart[];
  byProducts: readonly ReactionPart[];
  promoted: readonly ReactionPart[];
  /** Written before the arrow, and agents all the same. */
  toldApart: readonly ReactionPart[];
  charged: readonly ReactionPart[];
  hasKind: boolean;
}

type Rule = (reaction: NotedReaction) => Record<string, string> | undefined;

/** Each note and when it holds, the gravest first. */
const rules: Record<ReactionNote['reason'], Rule> = {
  reactantIsProduct: ({ written, product }) => listed(written.filter((part) => part.smiles === product.smiles)),
  elementWithoutSource: ({ product, written }) => {
    const known = new Set(written.flatMap((part) => [...elementCounts([part.graph]).keys()]));
    const missing = [...elementCounts([product.graph]).keys()].filter((z) => !known.has(z));
    return missing.length === 0 ? undefined : { elements: symbols(missing) };
  },
  unbalanced: ({ product, written }) => {
    const given = elementCounts(written.map((part) => part.graph));
    const short = [...elementCounts([product.graph])].filter(([z, count]) => (given.get(z) ?? 0) < count);
    const scarce = short.map(([z]) => z).filter((z) => given.has(z));
    return scarce.length === 0 ? undefined : { elements: symbols(scarce) };
  },
  severalProducts: ({ byProducts, product }) =>
    byProducts.length === 0 ? undefined : { product: product.smiles, others: names(byProducts) },
  agentGivesAtoms: ({ promoted }) => listed(promoted),
  agentsToldApart: ({ toldApart }) => listed(toldApart),
  chargesTaken: ({ charged }) => listed(charged),
  noKind: ({ hasKind }) => (hasKind ? undefined : {}),
};

/** Notes on the reaction, the gravest first. */
export function notesOf(reaction: NotedReaction): ReactionNote[] {
  return reasons.flatMap((reason) => {
    const params = rules[reason](reaction);
    return params ? [{ reason, params }] : [];
  });
}

const reasons = Object.keys(rules) as ReactionNote['reason'][];

/** Heavy atoms by atomic number. */
function elementCounts(graphs: readonly MolGraph[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { atoms } of graphs) for (const { z } of atoms) if (z > 1) counts.set(z, (counts.get(z) ?? 0) + 1);
  return counts;
}

function listed(parts: readonly ReactionPart[]): Record<string, string> | undefined {
  return parts.length === 0 ? undefined : { molecules: names(parts) };
}

function names(parts: readonly ReactionPart[]): string {
  return [...new Set(parts.map((part) => part.smiles))].join(', ');
}

function symbols(elements: readonly number[]): string {
  return elements.map((z) => elementOf(z).symbol).join(', ');
}
