// The engine of one forward thread: templates, guards and tables loaded once, and a response to each kind of question.

import type { LruCache } from '../../chemistry/molecule/lru.ts';
import { LruCache as Lru } from '../../chemistry/molecule/lru.ts';
import { checkStructure } from '../../chemistry/molecule/structure-check.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { graphOf } from '../../chemistry/molecule/graph.ts';
import { AgentReader } from '../conditions/agent-reader.ts';
import { linkExperts, readTemplateLinks } from '../../chemistry/models/expert-links.ts';
import { inFlask, mixtureForward } from '../mixture/load.ts';
import type { MixtureForward } from '../mixture/mixture-forward.ts';
import { readForwardRanker } from '../../chemistry/forward-model/ranker/read-forward-ranker.ts';
import { Forward } from '../../chemistry/forward-model/forward.ts';
import { learnedTemplate } from '../../chemistry/models/learned-template.ts';
import { LearnedOutcomes } from '../../chemistry/forward-model/learned-outcomes.ts';
import { readLearnedTemplates } from '../../chemistry/models/learned/read-templates.ts';
import { MoleculeView } from '../../chemistry/smarts/molecule-view.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { TemplateSet } from '../../chemistry/models/template-set.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import type { ReactionClass } from '../../chemistry/templates/template.ts';
import { loadTable } from '../sascore/table.ts';
import { builtInMolecules } from '../../chemistry/stock/built-in.ts';
import { Enumerator, forwardGuards } from './enumerator.ts';
import { RegulatedScreen } from './regulated-screen.ts';
import { ForwardOutcomes } from './outcomes.ts';
import { pairSlots } from './pair-slots.ts';
import { predictMixture, type PredictedMixture } from './predict.ts';
import { isQuery, StructureQueries } from './product-filter.ts';
import type { ForwardResponse, ForwardQuestion, JobsFound, ProductRules, StockEntry } from './questions.ts';

const keptQueries = 4;

export class ForwardEngine {
  readonly #rdkit: RDKit;
  readonly #set: TemplateSet;
  readonly #outcomes: ForwardOutcomes;
  readonly #enumerator: Enumerator;
  readonly #lawful: RegulatedScreen;
  readonly #forward: Forward;
  readonly #queries: LruCache<string, StructureQueries> = new Lru(keptQueries);
  #slotPatterns: readonly number[] | undefined;
  #agents: AgentReader | undefined;
  #mixtures: MixtureForward | undefined;

  /** `fragments` is the path of a table of fragments; our own without one. */
  constructor(rdkit: RDKit, fragments: string | undefined) {
    const records = readLearnedTemplates();
    const counts = readTemplateCounts();
    this.#rdkit = rdkit;
    this.#set = new TemplateSet(rdkit, reactionTemplates, records.map(learnedTemplate));
    const links = linkExperts(this.#set, records, readTemplateLinks());
    const learned = new LearnedOutcomes(rdkit, records, links, readForwardRanker(records));
    this.#outcomes = new ForwardOutcomes(rdkit, this.#set, counts, learned);
    this.#forward = new Forward(rdkit, this.#set, counts, learned);
    this.#lawful = new RegulatedScreen(rdkit);
    this.#enumerator = new Enumerator({
      outcomes: this.#outcomes,
      guards: forwardGuards(rdkit),
      permitted: this.#lawful,
      table: loadTable(fragments).table,
      classOf: (id) => this.#classOf(id),
    });
  }

  /** Answers one question. Throws what RDKit throws when it fails. */
  answer(question: ForwardQuestion): ForwardResponse {
    switch (question.kind) {
      case 'pair':
        return this.#enumerator.products(question);
      case 'slots':
        return this.slotsOf(question.smiles);
      case 'jobs':
        return this.#jobsOf(question.start, question.rules);
      case 'places':
        return this.#placesOf(question.start, question.templateId, question.partner);
      case 'matches':
        return this.#matches(question);
      case 'queries':
        return this.#firstBad(question.texts);
      case 'predict':
        return this.#predict(question);
      case 'agents':
        return this.#agentsAmong(question.parts);
    }
  }

  #classOf(id: string): ReactionClass {
    return this.#set.byId(id).template.class;
  }

  /** A molecule of a stock as a partner: without counter-ions; null where nobody may use it or it does not last. */
  slotsOf(smiles: string): StockEntry | null {
    const read = checkStructure(this.#rdkit, smiles);
    if (!read.ok) return null;
    using reactant = this.#outcomes.open(read.smiles);
    // The built-in stock was looked through when it was made.
    const isBarred = !builtInMolecules().has(read.smiles) && this.#lawful.isBarred(read.smiles, reactant.view);
    if (reactant.isSelfReactive || isBarred) return null;
    const slots = this.#patterns().flatMap((pattern, number) => (reactant.fits(pattern) ? [number] : []));
    return { smiles: read.smiles, heavyAtoms: read.heavyAtoms, slots };
  }

  // The number of each slot's pattern in the set of this thread.
  #patterns(): readonly number[] {
    if (this.#slotPatterns) return this.#slotPatterns;
    const patterns: number[] = [];
    for (const [id, variants] of pairSlots().ofTemplate) {
      const compiled = this.#set.byId(id).forward.filter(({ slots }) => slots.length === 2);
      variants.forEach((slots, index) =>
        slots.forEach((number, place) => (patterns[number] = compiled[index]?.slots[place] ?? -1)),
      );
    }
    this.#slotPatterns = patterns;
    return patterns;
  }

  #jobsOf(start: string, { classes = [], templateIds = [] }: ProductRules): JobsFound {
    using reactant = this.#outcomes.open(start);
    const wanted = this.#set.templates.filter(
      ({ template }) =>
        (classes.length === 0 || classes.includes(template.class)) &&
        (templateIds.length === 0 || templateIds.includes(template.id)),
    );
    const jobs = wanted.flatMap(({ template, forward }) => {
      const { id: templateId, class: kind } = template;
      const variants = pairSlots().ofTemplate.get(templateId) ?? [];
      const open = variants.flatMap(([one = -1, other = -1]) => [
        ...(this.#fitsNumber(reactant, one) ? [other] : []),
        ...(this.#fitsNumber(reactant, other) ? [one] : []),
      ]);
      const isAlone = forward.some(({ slots }) => slots.length === 1 && slots.every((slot) => reactant.fits(slot)));
      return [
        ...(isAlone ? [{ templateId, class: kind, partnerSlots: [] }] : []),
        ...(open.length > 0 ? [{ templateId, class: kind, partnerSlots: [...new Set(open)] }] : []),
      ];
    });
    return { isSelfReactive: reactant.isSelfReactive, jobs };
  }

  #fitsNumber(reactant: ReturnType<ForwardOutcomes['open']>, number: number): boolean {
    const pattern = this.#patterns()[number];
    return pattern !== undefined && reactant.fits(pattern);
  }

  // Distinct sets of atoms that change, of what forms with the sample.
  #placesOf(start: string, templateId: string, partner: string | null): number[][] {
    using stack = new DisposableStack();
    const texts = [start, ...(partner === null ? [] : [partner])];
    const reactants = texts.map((smiles) => stack.use(this.#outcomes.open(smiles)));
    const made = this.#outcomes.of(reactants, [this.#set.byId(templateId)]);
    const places = made
      .filter(({ ids }) => ids.includes(0) && (partner === null || ids.includes(1)))
      .map(({ changed }) =>
        changed
          .filter(({ reactant }) => reactant === 0)
          .map(({ atom }) => atom)
          .toSorted((a, b) => a - b),
      );
    const distinct = new Map(places.filter((atoms) => atoms.length > 0).map((atoms) => [atoms.join(), atoms]));
    return [...distinct.values()];
  }

  #matches({ smiles, contains, excludes }: Extract<ForwardQuestion, { kind: 'matches' }>): boolean {
    const queries = this.#queries.getOrMake(
      JSON.stringify([contains, excludes]),
      () => new StructureQueries(this.#rdkit, contains, excludes),
    );
    using mol = this.#rdkit.get_mol(smiles);
    return mol !== null && queries.pass({ mol });
  }

  #firstBad(texts: readonly string[]): number | null {
    const index = texts.findIndex((text) => !isQuery(this.#rdkit, text));
    return index < 0 ? null : index;
  }

  #predict({ reactants, agents, top }: Extract<ForwardQuestion, { kind: 'predict' }>): PredictedMixture {
    const permitted = (smiles: string): boolean => {
      using mol = this.#rdkit.get_mol(smiles);
      return mol === null || !this.#lawful.isBarred(smiles, new MoleculeView(graphOf(mol)));
    };
    this.#agents ??= new AgentReader(this.#rdkit);
    this.#mixtures ??= mixtureForward(this.#rdkit, inFlask(this.#forward), this.#agents);
    const models = { mixtures: this.#mixtures, outcomes: this.#outcomes, isPermitted: permitted };
    return predictMixture(models, { reactants, agents }, top);
  }

  #agentsAmong(parts: readonly string[]): boolean[] {
    this.#agents ??= new AgentReader(this.#rdkit);
    const agents = this.#agents;
    return parts.map((part) => agents.isAgent(part));
  }
}
