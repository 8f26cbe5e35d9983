// Reactants told from agents: what gives no atom to the product is an agent. Atom numbers that the author wrote decide; without
// them the atoms of the product are looked for among the molecules that are no known agents, and only what is missing then among
// the agents. Where a skeleton would have to break for it, the templates say who takes part. An
// agent that gives oxygen alone (water, an oxidant) stays one, as chemists write it.

import type { MolGraph } from '../../chemistry/molecule/graph.ts';
import { mapAtoms } from '../../chemistry/molecule/mapping/atom-map.ts';
import type { ReactionPart } from './read-parts.ts';

export interface ToldParts<P> {
  reactants: P[];
  agents: P[];
  /** Agents by their names or place that give atoms all the same; they are among the reactants. */
  promoted: P[];
  /** Atoms of the product, by index, that nothing gives. */
  missing: number[];
}

export interface AgentKnowledge {
  /** Whether a molecule (canonical SMILES) usually only comes along. */
  isAgent(smiles: string): boolean;
  /** Of molecules those that react by some template to the product; undefined where none gives it. */
  reacting(parts: readonly string[], product: string): readonly string[] | undefined;
}

/** `left` comes before the arrow, `middle` over it; both are left in their order. */
export function tellAgents<P extends ReactionPart>(
  product: ReactionPart,
  left: readonly P[],
  middle: readonly P[],
  knowledge: AgentKnowledge,
): ToldParts<P> {
  const numbered = byNumbers(product, left, middle);
  if (numbered) return numbered;
  const likely = left.filter((part) => !knowledge.isAgent(part.smiles));
  const others = [...left.filter((part) => !likely.includes(part)), ...middle];
  const whole = wholeOf(product, likely, others, knowledge);
  const promoted = whole.giving.filter((part) => others.includes(part));
  const taken = new Set(whole.giving.map((part) => part.smiles));
  const reactants = [...left, ...middle].filter((part) => whole.giving.includes(part));
  const agents = [...left, ...middle].filter((part) => !taken.has(part.smiles));
  return { reactants, agents, promoted, missing: whole.missing };
}

function wholeOf<P extends ReactionPart>(
  product: ReactionPart,
  likely: readonly P[],
  others: readonly P[],
  knowledge: AgentKnowledge,
): Giving<P> {
  const first = fewestGiving(product.graph, likely);
  if (isWhole(first)) return first;
  const all = [...likely, ...others];
  const texts = all.map((part) => part.smiles);
  const reacting = knowledge.reacting(texts, product.smiles);
  const known =
    reacting && all.filter((part, index) => reacting.includes(part.smiles) && texts.indexOf(part.smiles) === index);
  const base = known ? { ...givingOf(product.graph, known), giving: known } : first;
  if (known && base.missing.length === 0) return base;
  return withAgents(
    product.graph,
    base,
    all.filter((part) => !base.giving.includes(part)),
  );
}

/** Where the atoms of the product come from. */
interface Giving<P> {
  giving: P[];
  missing: number[];
  /** Weight of the bonds that break for it; carbon–carbon bonds count twice. */
  broken: number;
  /** Carbon–carbon bonds among them. */
  torn: number;
  /** Elements that a part gives. */
  elementsOf(part: P): number[];
}

function isWhole(found: Giving<ReactionPart>): boolean {
  return found.missing.length === 0 && found.torn === 0;
}

/** Leaves out what is not needed: atoms that others give without more bonds breaking are theirs. */
function fewestGiving<P extends ReactionPart>(product: MolGraph, parts: readonly P[]): Giving<P> {
  const found = givingOf(product, parts);
  for (const part of found.giving) {
    const rest = givingOf(
      product,
      found.giving.filter((other) => other !== part),
    );
    if (rest.missing.length <= found.missing.length && rest.broken <= found.broken)
      return fewestGiving(product, rest.giving);
  }
  return found;
}

/** With the agents that give what is missing, or spare a skeleton that would have to break. */
function withAgents<P extends ReactionPart>(product: MolGraph, first: Giving<P>, others: readonly P[]): Giving<P> {
  const all = fewestGiving(product, [...first.giving, ...others]);
  const helpers = all.giving.filter((part) => others.includes(part) && all.elementsOf(part).some((z) => z !== oxygen));
  if (helpers.length === 0) return { ...first, missing: all.missing };
  const found = fewestGiving(product, [...first.giving, ...helpers]);
  const isBetter = found.missing.length < first.missing.length || found.torn < first.torn;
  return isBetter ? found : first;
}

const oxygen = 8;
const carbon = 6;

function givingOf<P extends ReactionPart>(product: MolGraph, parts: readonly P[]): Giving<P> {
  const sources = mapAtoms(
    product,
    parts.map((part) => part.graph),
  );
  const taken = parts.map(
    (_, index) => new Set(sources.flatMap((one) => (one?.precursor === index ? [one.atom] : []))),
  );
  const takenOf = (part: P): ReadonlySet<number> => taken[parts.indexOf(part)] ?? new Set();
  const giving = parts.filter((part) => takenOf(part).size > 0);
  const cuts = giving.map((part) => cutsOf(part.graph, takenOf(part)));
  const torn = cuts.reduce((sum, cut) => sum + cut.torn, 0);
  return {
    giving,
    missing: [...sources.keys()].filter((atom) => !sources[atom]),
    broken: cuts.reduce((sum, cut) => sum + cut.broken, torn),
    torn,
    elementsOf: (part) => [...takenOf(part)].map((atom) => part.graph.atoms[atom]?.z ?? 0),
  };
}

/** Bonds between what stays and what does not. */
function cutsOf({ atoms, bonds }: MolGraph, taken: ReadonlySet<number>): { broken: number; torn: number } {
  const cut = bonds.filter(({ from, to }) => taken.has(from) !== taken.has(to));
  const torn = cut.filter(({ from, to }) => atoms[from]?.z === carbon && atoms[to]?.z === carbon);
  return { broken: cut.length, torn: torn.length };
}

/** By the author's own numbers, where most atoms of the product carry one. */
function byNumbers<P extends ReactionPart>(
  product: ReactionPart,
  left: readonly P[],
  middle: readonly P[],
): ToldParts<P> | undefined {
  if (product.numbers.length * 2 < product.graph.atoms.length) return undefined;
  const wanted = new Set(product.numbers);
  const gives = (part: P): boolean => part.numbers.some((number) => wanted.has(number));
  const reactants = [...left, ...middle].filter(gives);
  if (reactants.length === 0) return undefined;
  const agents = [...left, ...middle].filter((part) => !gives(part));
  return { reactants, agents, promoted: middle.filter(gives), missing: [] };
}
