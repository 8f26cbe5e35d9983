// Records of patents, those that were counted and those that were left out to measure with.

import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { AgentReader, type ReadAgents } from '../../src/engine/conditions/agent-reader.ts';
import { cleaned } from '../../src/engine/conditions/clean-record.ts';
import { templateById } from '../../src/chemistry/models/learned-template.ts';
import type { ReactionTemplate } from '../../src/chemistry/templates/template.ts';
import { namedAgents } from '../condition-records/named-agents.ts';
import { readLabelledRecords, type ConditionRecord, type RecordKinds } from '../condition-records/record.ts';
import { isHeldOut } from '../train-forward/recorded-flasks.ts';
import { byRole, type ByRole } from './recall.ts';

export type Labelled = ConditionRecord & RecordKinds;

/** The records of patents with what each holds, without its work-up. */
export class KnownRecords {
  readonly counted: readonly Labelled[];
  readonly heldOut: readonly Labelled[];
  readonly #kinds: Readonly<Record<string, Pick<ReactionTemplate, 'class' | 'conditions'>>>;
  readonly #reader: AgentReader;

  constructor(own: RDKit, work: string) {
    const { records, kinds } = readLabelledRecords(work);
    const patents = records.filter(({ source }) => source !== 'screen');
    this.counted = patents.filter(({ product }) => !isHeldOut(product));
    this.heldOut = patents.filter(({ product }) => isHeldOut(product));
    this.#kinds = kinds;
    this.#reader = new AgentReader(own);
  }

  kindOf({ kind, template }: Labelled): Pick<ReactionTemplate, 'class' | 'conditions'> | undefined {
    return (kind === undefined ? undefined : this.#kinds[kind]) ?? templateById(template ?? '');
  }

  /** Undefined where the kind is not known, or no agent is. */
  agentsOf(record: Labelled): ReadAgents | undefined {
    const kind = this.kindOf(record);
    const agents = kind && cleaned(kind, namedAgents(this.#reader, record));
    return agents && sizeOf(agents) > 0 ? agents : undefined;
  }
}

function sizeOf({ reagents, solvents, catalysts }: ReadAgents): number {
  return reagents.length + solvents.length + catalysts.length;
}

/** The most frequent sets of each class. */
export function usualOfClasses(records: KnownRecords, top: number): Map<string, ByRole[]> {
  const tallies = new Map<string, Map<string, { agents: ReadAgents; count: number }>>();
  for (const one of records.counted) {
    const [agents, name] = [records.agentsOf(one), records.kindOf(one)?.class];
    if (!agents || name === undefined) continue;
    const tally = tallies.get(name) ?? new Map<string, { agents: ReadAgents; count: number }>();
    tallies.set(name, tally);
    const key = JSON.stringify([agents.reagents, agents.solvents, agents.catalysts]);
    const known = tally.get(key);
    if (known) known.count += 1;
    else tally.set(key, { agents, count: 1 });
  }
  const mostFrequent = (tally: ReadonlyMap<string, { agents: ReadAgents; count: number }>): ByRole[] =>
    [...tally.values()]
      .toSorted((a, b) => b.count - a.count)
      .slice(0, top)
      .map(({ agents }) => byRole(agents));
  return new Map([...tallies].map(([name, tally]) => [name, mostFrequent(tally)]));
}
