// Everything that the templates make of given reactants, with who attacks whom and which atoms change: what competition,
// sites and the words about selectivity are read from. models/forward.ts ranks one mixture; here thousands of partners
// meet one molecule, so only templates are asked in which the first reactant takes a place.

import { AzoleTautomers } from '../../chemistry/molecule/azole-tautomers.ts';
import { graphOf, type MolGraph } from '../../chemistry/molecule/graph.ts';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import {
  canonicalSmiles,
  parseProduct,
  type Mol,
  type RawOutcome,
  type RDKit,
} from '../../chemistry/molecule/rdkit.ts';
import { traceAtoms } from '../../chemistry/molecule/atom-trace.ts';
import { rateAttack } from '../../chemistry/forward-model/competition.ts';
import {
  isMetalCatalysed,
  isNegligible,
  usedShare,
  type Outcome,
} from '../../chemistry/forward-model/forward-outcome.ts';
import type { LearnedOutcomes } from '../../chemistry/forward-model/learned-outcomes.ts';
import { siteOf } from '../../chemistry/models/outcome-site.ts';
import { AtomClassPatterns, Reactant, type ReactantContext } from '../../chemistry/models/reactant.ts';
import { forwardPrior, groupFactor, type TemplateCounts } from '../../chemistry/models/template-counts.ts';
import type { CompiledTemplate, CompiledVariant, TemplateSet } from '../../chemistry/models/template-set.ts';
import { readPickle } from '../sascore/pickled-graph.ts';
import { changedAtoms, type ChangedAtom } from './changed-atoms.ts';
import { nothingOpen, openPlaces, type OpenPlaces } from './open-places.ts';

/** An outcome with the atoms of the reactants that change. */
export interface SitedOutcome extends Outcome {
  /** None for a learned template, which does not tell them. */
  changed: readonly ChangedAtom[];
  /** What the template leaves open about the product. */
  open: OpenPlaces;
  /** Of the product, where it has been read; in the order of the transform's text. */
  graph?: MolGraph;
  /** Whether the graph is all there is to know of the product: its rings are the smallest, and it has no configuration. */
  isBare?: boolean;
}

/** A method that the records hardly show still works when its reagents are there. */
const smallestPrior = 0.02;
const keptReactants = 600;
const keptTexts = 20_000;
const keptAlone = 30;
const configured = /[@/\\]/;

export class ForwardOutcomes {
  readonly rdkit: RDKit;
  readonly set: TemplateSet;
  readonly tautomers: AzoleTautomers;
  readonly #counts: TemplateCounts;
  readonly #learned: LearnedOutcomes | undefined;
  readonly #context: ReactantContext;
  readonly #canonical = new LruCache<string, string>(keptTexts);
  /** By molecule: what it gives with itself. */
  readonly #alone = new LruCache<string, Map<CompiledVariant, readonly SitedOutcome[]>>(keptAlone);

  /** With `learned`, the learned templates are asked where the caller wants it. */
  constructor(rdkit: RDKit, set: TemplateSet, counts: TemplateCounts, learned?: LearnedOutcomes) {
    this.rdkit = rdkit;
    this.set = set;
    this.#counts = counts;
    this.#learned = learned;
    this.tautomers = new AzoleTautomers(rdkit);
    this.#context = { rdkit, set, classes: new AtomClassPatterns(rdkit), facts: new LruCache(keptReactants) };
  }

  /** A reactant to be asked; the caller disposes of it. Throws a TypeError when RDKit cannot read the SMILES. */
  open(smiles: string): Reactant {
    return new Reactant(this.#context, smiles);
  }

  /** Templates of which the reactant fits a slot in a reaction of at least `slots` molecules. */
  applicable(reactant: Reactant, slots: number): CompiledTemplate[] {
    return this.set.templates.filter(({ forward }) =>
      forward.some((variant) => variant.slots.length >= slots && variant.slots.some((slot) => reactant.fits(slot))),
    );
  }

  /** What the reactants give by these templates; the first of them takes part in each template. */
  of(reactants: readonly Reactant[], templates: readonly CompiledTemplate[]): SitedOutcome[] {
    return templates.flatMap((one) => this.#ofTemplate(one, reactants));
  }

  /** What the learned templates add; nothing without them. */
  learnedOf(reactants: readonly Reactant[]): SitedOutcome[] {
    return (this.#learned?.of(reactants) ?? []).map((one) => ({ ...one, changed: [], open: nothingOpen }));
  }

  [Symbol.dispose](): void {
    this.tautomers[Symbol.dispose]();
    this.#context.classes[Symbol.dispose]();
  }

  #ofTemplate(one: CompiledTemplate, reactants: readonly Reactant[]): SitedOutcome[] {
    const found = new Map<string, SitedOutcome>();
    for (const variant of one.forward) {
      for (const ids of assignments(variant, reactants)) {
        if (isNegligible(forwardPrior(this.#counts.templates[one.template.id]), usedShare(ids, reactants))) continue;
        for (const outcome of this.#ofAssignment(one, variant, ids, reactants)) found.set(keyOf(outcome), outcome);
      }
    }
    return [...found.values()];
  }

  // What the first reactant gives by itself is the same beside every partner.
  #ofAssignment(
    one: CompiledTemplate,
    variant: CompiledVariant,
    ids: readonly number[],
    reactants: readonly Reactant[],
  ): readonly SitedOutcome[] {
    const slots = ids.flatMap((id) => reactants[id] ?? []);
    if (ids.some((id) => id !== 0)) return this.#run(one, variant, ids, slots);
    const known = this.#alone.getOrMake(slots[0]?.smiles ?? '', () => new Map());
    const made = known.get(variant) ?? this.#run(one, variant, ids, slots);
    known.set(variant, made);
    return made;
  }

  #run(
    one: CompiledTemplate,
    variant: CompiledVariant,
    ids: readonly number[],
    slots: readonly Reactant[],
  ): SitedOutcome[] {
    const mols = slots.map((slot) => slot.mol);
    return variant.transform.runTraced(this.rdkit, mols).flatMap((raw) => this.#read(one, raw, slots, ids) ?? []);
  }

  #read(
    one: CompiledTemplate,
    raw: RawOutcome,
    slots: readonly Reactant[],
    ids: readonly number[],
  ): SitedOutcome | null {
    const part = mainPart(raw);
    using mol = parseProduct(this.rdkit, part.split(' ', 1)[0] ?? '');
    if (!mol) return null;
    const product = this.#canonicalOf(mol.get_smiles());
    if (slots.some((slot) => slot.smiles === product)) return null;
    const { graph, isPickled } = graphOfPlain(mol);
    const graphs = slots.map((slot) => slot.graph);
    const site = siteOf(part, graph, graphs);
    // A ring closes by several bonds at once; the rate of one of them says little.
    const isRingClosure = one.template.class === 'heterocycleFormation';
    const rated = isRingClosure
      ? null
      : site.attack && rateAttack(site.attack, slots, ids, isMetalCatalysed(one.template));
    const incompatible = slots.flatMap((slot, index) =>
      slot.groups.outside(slot.mol, one.template.incompatible, site.touched[index] ?? new Set()),
    );
    const count = this.#counts.templates[one.template.id];
    const slowed = incompatible.reduce((factor, group) => factor * groupFactor(count, group), 1);
    const prior = Math.max(forwardPrior(count), smallestPrior);
    const changed = changedAtoms(graph, traceAtoms(part), graphs, ids);
    const open = openPlaces(graph, changed, (reactant, atom) => graphs[ids.indexOf(reactant)]?.atoms[atom], product);
    const outcome = { templateId: one.template.id, isLearned: false, prior, product, ids, rated, incompatible, slowed };
    return { ...outcome, changed, open, graph, isBare: isPickled && !configured.test(product) };
  }

  // Only configuration that a transform left half written can change when a canonical SMILES is read again.
  #canonicalOf(smiles: string): string {
    if (!configured.test(smiles)) return smiles;
    return this.#canonical.getOrMake(smiles, () => canonicalSmiles(this.rdkit, smiles) ?? smiles);
  }
}

// The binary form is read in half the time; what is not plain has its JSON.
function graphOfPlain(mol: Mol): { graph: MolGraph; isPickled: boolean } {
  const read = readPickle(mol.get_as_uint8array());
  return read?.hasRings ? { graph: read.graph, isPickled: true } : { graph: graphOf(mol), isPickled: false };
}

function keyOf({ product, rated, ids, changed }: SitedOutcome): string {
  const places = rated ? `${rated.electrophile} ${rated.nucleophile}` : '';
  return `${product} ${ids.join()} ${places || changed.map(({ reactant, atom }) => `${reactant}:${atom}`).join()}`;
}

// A template that also writes a by-product means the largest part.
function mainPart({ parts }: RawOutcome): string {
  const length = (part: string): number => (part.split(' ', 1)[0] ?? '').length;
  return parts.reduce((largest, part) => (length(part) > length(largest) ? part : largest), '');
}

/** Every way to put the reactants into the slots; a molecule may react with itself. */
function assignments(variant: CompiledVariant, reactants: readonly Reactant[]): number[][] {
  let partial: number[][] = [[]];
  for (const slot of variant.slots) {
    const fitting = reactants.flatMap((one, index) => (one.fits(slot) ? [index] : []));
    partial = partial.flatMap((ids) => fitting.map((id) => [...ids, id]));
    if (partial.length === 0) return partial;
  }
  return partial;
}
