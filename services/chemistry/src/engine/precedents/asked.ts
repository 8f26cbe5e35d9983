// Precedents of a reaction as they are asked for: its centre, the nearest recorded reactions, their agents by name.

import { figuresOf, type MoleculeFigures } from '../../chemistry/recognition/describe.ts';
import { graphOfSmiles } from '../../chemistry/molecule/graph.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { AgentReader, type ReadAgents } from '../conditions/agent-reader.ts';
import { findRefused } from '../../chemistry/controlled/controlled.ts';
import { readChange } from '../../chemistry/step-names/step-change.ts';
import { centreOf } from './centre.ts';
import {
  builtInPrecedents,
  type FoundPrecedents,
  type Precedent,
  type PrecedentFilter,
  type PrecedentStore,
} from './precedent-store.ts';
import type { PrecedentSource } from './store-file.ts';
import { recordedAgents } from './recorded-agents.ts';
import { substrateBits } from './substrate.ts';

export interface AskedPrecedents extends PrecedentFilter {
  /** Canonical. */
  reactants: readonly string[];
  product: string;
  top: number;
}

export interface PrecedentMolecule extends MoleculeFigures {
  /** Canonical. */
  smiles: string;
}

export interface NamedPrecedent extends Omit<Precedent, 'source' | 'agents' | 'reactants' | 'product'> {
  reactants: PrecedentMolecule[];
  product: PrecedentMolecule;
  source: PrecedentSource;
  /** What the agents are; those without a known name are in `others`. */
  agents: ReadAgents;
  others: PrecedentMolecule[];
}

export interface PrecedentsResponse extends Omit<FoundPrecedents, 'precedents'> {
  precedents: NamedPrecedent[];
  sources: PrecedentSource[];
}

export class PrecedentFinder {
  readonly #rdkit: RDKit;
  readonly #store: PrecedentStore;
  readonly #agents: AgentReader;

  /** Throws a TypeError for a damaged file of known reactions. */
  constructor(rdkit: RDKit, store: PrecedentStore = builtInPrecedents()) {
    this.#rdkit = rdkit;
    this.#store = store;
    this.#agents = new AgentReader(rdkit);
  }

  /** Reactions that make a substance which must not be planned are left out. Throws a TypeError when a molecule is unsound. */
  find({ reactants, product, top, ...filter }: AskedPrecedents): PrecedentsResponse {
    const graph = graphOfSmiles(this.#rdkit, product);
    const change = readChange(
      graph,
      reactants.map((smiles) => graphOfSmiles(this.#rdkit, smiles)),
    );
    const centre = centreOf(change);
    const asked = centre && { levels: centre.levels, substrate: substrateBits(graph), reactants, product };
    const found = this.#store.nearest(asked, top, filter, (one) => findRefused(this.#rdkit, one.product) === null);
    return {
      ...found,
      precedents: found.precedents.map((one) => this.#named(one)),
      sources: [...this.#store.columns.sources],
    };
  }

  #named({ source, agents, reactants, product, ...rest }: Precedent): NamedPrecedent {
    const from = this.#store.columns.sources[source];
    const read = recordedAgents(this.#rdkit, this.#agents, { reactants, product, agents });
    if (!from) throw new TypeError('the file of known reactions names no such source');
    return {
      ...rest,
      reactants: reactants.map((one) => this.#molecule(one)),
      product: this.#molecule(product),
      source: from,
      agents: read.agents,
      others: read.others.map((one) => this.#molecule(one)),
    };
  }

  #molecule(smiles: string): PrecedentMolecule {
    return { smiles, ...figuresOf(graphOfSmiles(this.#rdkit, smiles)) };
  }
}
