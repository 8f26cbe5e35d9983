// What every prediction needs: compiled templates, the tables of agents and conditions, and the bench. Released once.

import { AgentReader } from '../conditions/agent-reader.ts';
import { type ConditionCounts, readConditionCounts } from '../../chemistry/reaction-classes/condition-counts.ts';
import { ReactionKinds } from '../conditions/reaction-kinds.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { StepNamer } from '../../chemistry/step-names/step-namer.ts';
import { AtomClassPatterns, type ReactantContext } from '../../chemistry/models/reactant.ts';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import { Forward } from '../../chemistry/forward-model/forward.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { TemplateSet } from '../../chemistry/models/template-set.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { Bench } from './bench.ts';

export class ImpurityContext {
  readonly rdkit: RDKit;
  readonly bench: Bench;
  readonly agents: AgentReader;
  readonly kinds: ReactionKinds;
  readonly namer: StepNamer;
  readonly counts: ConditionCounts;
  readonly forward: Forward;
  readonly reactants: ReactantContext;
  readonly #set: TemplateSet;

  /** Compiles the templates, about 200 ms. */
  constructor(rdkit: RDKit) {
    this.rdkit = rdkit;
    this.bench = new Bench(rdkit);
    this.agents = new AgentReader(rdkit);
    this.kinds = new ReactionKinds(rdkit);
    this.namer = new StepNamer(rdkit);
    this.counts = readConditionCounts();
    this.#set = new TemplateSet(rdkit, reactionTemplates);
    this.forward = new Forward(rdkit, this.#set, readTemplateCounts());
    this.reactants = { rdkit, set: this.#set, classes: new AtomClassPatterns(rdkit), facts: new LruCache(500) };
  }

  [Symbol.dispose](): void {
    this.bench[Symbol.dispose]();
    this.reactants.classes[Symbol.dispose]();
    this.forward[Symbol.dispose]();
    this.kinds[Symbol.dispose]();
    this.#set[Symbol.dispose]();
  }
}
