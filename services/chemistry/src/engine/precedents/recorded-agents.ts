// The agents of a recorded reaction without what a record adds: its work-up, hydrogen that a hydride gives off, and the products of
// other examples in the same paragraph, which read like the product itself.

import { graphOfSmiles, type MolGraph } from '../../chemistry/molecule/graph.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { AgentReader, ReadAgents } from '../conditions/agent-reader.ts';
import { cleaned } from '../conditions/clean-record.ts';
import { functionsOfAll } from '../../chemistry/reaction-classes/agent-functions.ts';
import { kindOfChange } from '../../chemistry/step-names/read-kind.ts';
import { readChange } from '../../chemistry/step-names/step-change.ts';
import { substrateBits, substrateSimilarity } from './substrate.ts';

export interface RecordedAgents {
  agents: ReadAgents;
  /** Canonical SMILES of those without a known name. */
  others: string[];
}

/** An unnamed molecule of more heavy atoms may be a molecule of another example. */
const largestAgent = 12;
/** So alike is a molecule of the same series. */
const ofSeries = 0.4;

export function recordedAgents(
  rdkit: RDKit,
  reader: AgentReader,
  { reactants, product, agents }: { reactants: readonly string[]; product: string; agents: readonly string[] },
): RecordedAgents {
  const graph = graphOfSmiles(rdkit, product);
  const graphs = reactants.map((smiles) => graphOfSmiles(rdkit, smiles));
  const kind = kindOfChange(readChange(graph, graphs));
  const read = reader.read([...agents]);
  const without = kind ? cleaned({ class: kind.class, conditions: [...kind.conditions] }, read) : read;
  const unnamed = [...new Set(agents)].filter((one) => !reader.isAgent(one));
  const amide = unnamed.includes(hexamethyldisilazane) ? disilazideOf(without) : undefined;
  const named = amide
    ? { ...without, reagents: [...without.reagents.filter((one) => !(one in disilazides)), amide] }
    : without;
  return {
    agents: withoutOwnHydrogen(named, kind?.class),
    others: unnamed
      .filter((one) => !(amide && one === hexamethyldisilazane))
      .filter((one) => !isOfSeries(rdkit, one, [graph, ...graphs])),
  };
}

/** Some records write the amide as its amine beside the metal. */
const hexamethyldisilazane = 'C[Si](C)(C)N[Si](C)(C)C';
const disilazides: Readonly<Record<string, string>> = { Li: 'LiHMDS', Na: 'NaHMDS', K: 'KHMDS' };

function disilazideOf({ reagents }: ReadAgents): string | undefined {
  const metal = reagents.find((one) => one in disilazides);
  return metal && disilazides[metal];
}

function isOfSeries(rdkit: RDKit, smiles: string, series: readonly MolGraph[]): boolean {
  const graph = graphOfSmiles(rdkit, smiles);
  if (graph.atoms.length <= largestAgent || graph.atoms.some(({ z }) => !organic.has(z))) return false;
  const bits = substrateBits(graph);
  return series.some((one) => substrateSimilarity(bits, substrateBits(one)) >= ofSeries);
}

/** Ligands, metals and coupling reagents have other elements. */
const organic: ReadonlySet<number> = new Set([1, 6, 7, 8, 9, 16, 17, 35, 53]);

function withoutOwnHydrogen(agents: ReadAgents, reactionClass: string | undefined): ReadAgents {
  const { reagents, catalysts } = agents;
  const functions = functionsOfAll([...reagents, ...catalysts], []);
  const isHydrogenated = catalysts.length > 0 || reactionClass === 'reduction' || reactionClass === 'deprotection';
  const isGivenOff = functions.has('hydride') || functions.has('strongBase') || !isHydrogenated;
  return isGivenOff && catalysts.length === 0
    ? { ...agents, reagents: reagents.filter((one) => one !== 'H2') }
    : agents;
}
