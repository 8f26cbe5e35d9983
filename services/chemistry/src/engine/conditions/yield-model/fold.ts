// The split that keeps every prediction honest: pairs of substrates fall into folds by a hash of their structures, and a question
// about a reaction is answered by the model that was fitted without any pair of its own fold. So no measured yield of that
// reaction, under whatever conditions, can have entered its prediction.

import type { RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { canonicalSmiles } from '../../../chemistry/molecule/rdkit.ts';
import type { AgentReader } from '../agent-reader.ts';

/** Folds of every table. */
export const foldCount = 8;
/** Written into the file of the models. */
export const hashRule = 'FNV-1a (32 bit) of the canonical reactants without stereo and agents, sorted, joined by dots';

/** FNV-1a, 32 bit (G. Fowler, L. C. Noll, K.-P. Vo). */
export function stableHash(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of Buffer.from(text, 'utf8')) hash = Math.imul(hash ^ byte, 0x01_00_01_93) >>> 0;
  return hash;
}

export function foldOf(pair: string): number {
  return stableHash(pair) % foldCount;
}

/** Canonical reactants without stereo, agents and doubles, sorted; those that `isLeftOut` names play no part. */
export function substratesOf(
  rdkit: RDKit,
  agents: AgentReader,
  reactants: readonly string[],
  isLeftOut: (smiles: string) => boolean = () => false,
): string[] {
  const flat = reactants.flatMap((one) => canonicalSmiles(rdkit, one.replaceAll(/@+|[/\\]/g, '')) ?? []);
  const distinct = [...new Set(flat)].filter((one) => !isLeftOut(one));
  const substrates = distinct.filter((one) => !agents.isAgent(one));
  return (substrates.length > 0 ? substrates : distinct).toSorted();
}
