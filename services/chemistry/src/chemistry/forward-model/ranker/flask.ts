// What is in the flask, as the forward ranker sees it: the reactants as one graph, and tokens of whole substances.

import type { MolGraph } from '../../molecule/graph.ts';
import { mixed } from '../../models/ranker/environments.ts';

/** Several molecules side by side as one graph; atoms are numbered through. */
export function unionOf(graphs: readonly MolGraph[]): MolGraph {
  const union: MolGraph = { atoms: [], bonds: [], rings: [], bondsOf: [] };
  for (const graph of graphs) {
    const [atoms, bonds] = [union.atoms.length, union.bonds.length];
    union.atoms.push(...graph.atoms);
    for (const bond of graph.bonds) union.bonds.push({ ...bond, from: bond.from + atoms, to: bond.to + atoms });
    for (const ring of graph.rings) union.rings.push(ring.map((atom) => atom + atoms));
    for (const list of graph.bondsOf) union.bondsOf.push(list.map((bond) => bond + bonds));
  }
  return union;
}

/**
 * Tokens of whole substances, by canonical SMILES: each reactant, each agent (what gives no atoms: catalysts, bases,
 * acids, solvents), and whether the agents are known at all; null where they are not.
 */
export function flaskTokens(reactants: readonly string[], agents: readonly string[] | null): number[] {
  const ofAgents = agents?.map((one) => textToken(one, agentSalt)) ?? [];
  return [mixed(agents ? 1 : 2, knownSalt), ...ofAgents, ...reactants.map((one) => textToken(one, reactantSalt))];
}

const agentSalt = 0x3c6ef3;
const reactantSalt = 0x1b873d;
const knownSalt = 0x5bd1e9;

function textToken(text: string, salt: number): number {
  let hash = salt;
  for (let i = 0; i < text.length; i += 1) hash = mixed(hash, text.charCodeAt(i));
  return hash;
}
