// Routes as RetroCast's schema 2 has them: for each target its candidates, ranked, a route as a tree of `product_of`.

import type { DocumentMolecule, DocumentReaction, DocumentRoute } from '../tasks/route-document.ts';

export interface RetroCastMolecule {
  smiles: string;
  inchikey: string;
  product_of?: RetroCastReaction;
  annotations: Record<string, unknown>;
}

export interface RetroCastReaction {
  reactants: RetroCastMolecule[];
  template: string;
  annotations: Record<string, unknown>;
}

export interface RetroCastCandidate {
  rank: number;
  route: { target: RetroCastMolecule; annotations: Record<string, unknown>; schema_version: '2' };
}

/** InChIKey of a SMILES. */
export type KeyOf = (smiles: string) => string;

/** The candidates of one target, best first; `first` is the rank of the first one. */
export function retrocastCandidates(routes: readonly DocumentRoute[], keyOf: KeyOf, first = 1): RetroCastCandidate[] {
  return routes.map(({ tree, score, solved }, index) => ({
    rank: first + index,
    route: { target: moleculeOf(tree, keyOf), annotations: { score, solved }, schema_version: '2' },
  }));
}

/** Every molecule of routes, each once. */
export function moleculesOfDocuments(routes: readonly DocumentRoute[]): string[] {
  const below = ({ smiles, reaction }: DocumentMolecule): string[] => [
    smiles,
    ...(reaction?.precursors ?? []).flatMap(below),
  ];
  return [...new Set(routes.flatMap(({ tree }) => below(tree)))];
}

function moleculeOf({ smiles, inStock, reaction }: DocumentMolecule, keyOf: KeyOf): RetroCastMolecule {
  return {
    smiles: withoutExtension(smiles),
    inchikey: keyOf(smiles),
    ...(reaction && { product_of: reactionOf(reaction, keyOf) }),
    annotations: reaction ? {} : { in_stock: inStock },
  };
}

function reactionOf(
  { template, name, score, precursors, ...reaction }: DocumentReaction,
  keyOf: KeyOf,
): RetroCastReaction {
  return {
    reactants: precursors.map((one) => moleculeOf(one, keyOf)),
    template,
    annotations: { name: name.en, class: reaction.class, policy_probability: score, precedents: reaction.precedents },
  };
}

// RetroCast reads SMILES without stereo groups.
function withoutExtension(smiles: string): string {
  return smiles.split(' ', 1)[0] ?? smiles;
}
