import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import type { AgentReader } from '../../src/engine/conditions/agent-reader.ts';
import { fingerprintOf } from '../../src/engine/conditions/yield-model/fingerprint.ts';
import { stableHash, substratesOf } from '../../src/engine/conditions/yield-model/fold.ts';
import type { TableModel } from '../../src/engine/conditions/yield-model/model-file.ts';
import { SubstrateReader } from '../../src/engine/conditions/yield-model/substrate-features.ts';
import { substrateRules } from '../../src/engine/conditions/yield-model/tables.ts';
import type { FitRow } from './fit-table.ts';
import type { YieldTable } from './table.ts';

/** Reads what the fit needs of the substrates; each pair once. */
export class FitReader {
  readonly #rdkit: RDKit;
  readonly #agents: AgentReader;
  readonly #substrates: SubstrateReader;

  constructor(rdkit: RDKit, agents: AgentReader) {
    this.#rdkit = rdkit;
    this.#agents = agents;
    this.#substrates = new SubstrateReader(rdkit);
  }

  rows({ name, rows }: YieldTable): FitRow[] {
    const known = new Map<string, { pair: string; substrate: number[] }>();
    return rows.map(({ reactants, choice, yieldPercent }) => {
      const key = reactants.join('.');
      const facts = known.get(key) ?? this.#factsOf(name, reactants);
      known.set(key, facts);
      return { ...facts, choice, yieldPercent };
    });
  }

  pairs(rows: readonly FitRow[]): TableModel['pairs'] {
    return [...Map.groupBy(rows, ({ pair }) => pair)].map(([pair, own]) => ({
      hash: stableHash(pair),
      experiments: own.length,
      fingerprint: Buffer.from(fingerprintOf(this.#rdkit, pair)).toString('base64'),
    }));
  }

  #factsOf(table: string, reactants: readonly string[]): { pair: string; substrate: number[] } {
    const substrates = substratesOf(this.#rdkit, this.#agents, reactants, substrateRules[table]);
    return { pair: substrates.join('.'), substrate: this.#substrates.features(substrates) };
  }
}
