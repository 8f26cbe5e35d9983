// One turn of a family of reactions on given molecules: what forms, and how fast beside other turns.

import { traceAtoms } from '../../../chemistry/molecule/atom-trace.ts';
import { graphOf } from '../../../chemistry/molecule/graph.ts';
import { parseProduct, type RawOutcome } from '../../../chemistry/molecule/rdkit.ts';
import { rateAttack, type RatedAttack } from '../../../chemistry/forward-model/competition.ts';
import { siteOf as attackedSite } from '../../../chemistry/models/outcome-site.ts';
import { Reactant } from '../../../chemistry/models/reactant.ts';
import { areneRate } from '../../../chemistry/molecule/arene-rates.ts';
import type { ImpurityContext } from '../context.ts';
import { slotsOf } from '../families/all.ts';
import type { Family } from '../families/family.ts';
import { turnFactor } from '../site-factors.ts';
import { siteOf } from '../site-trace.ts';

export interface Conversion {
  family: Family;
  /** By slot. */
  reactants: readonly string[];
  /** Canonical, the largest part. */
  product: string;
  /** By the tables of reactivity; told when it is asked for. */
  rated: () => RatedAttack | null;
  /** Of the position of an arene, log10. */
  areneRate: number | null;
  /** The product as CXSMILES with the origin of its atoms. */
  trace: string;
}

/** Every distinct product of a family on these molecules, one in each slot. */
export function turnsOf(
  context: ImpurityContext,
  family: Family,
  reactants: readonly string[],
  inStrongAcid: boolean,
): Conversion[] {
  const variants = family.smarts.filter((one) => slotsOf(one) === reactants.length);
  const all = variants.flatMap((smarts) =>
    context.bench
      .traced(smarts, reactants)
      .flatMap((raw) => readConversion(context, family, reactants, raw, inStrongAcid) ?? []),
  );
  return fastestOfEach(all);
}

/** By how many powers of ten one turn is faster than another of the same conditions; at most 1. */
export function leadOf(one: Conversion, main: Conversion): number {
  const byTable = tableLead(one, main);
  return Math.min(1, byTable ?? (one.family.rate ?? 0) - (main.family.rate ?? 0));
}

/** As `leadOf`, with what the surroundings of the places do: crowding, lone pairs drawn away, acidity. */
export function leadAt(context: ImpurityContext, one: Conversion, main: Conversion): number {
  return Math.min(1, leadOf(one, main) + surroundings(context, one) - surroundings(context, main));
}

const knownSurroundings = new WeakMap<Conversion, number>();

function surroundings(context: ImpurityContext, turn: Conversion): number {
  const { family, reactants, trace, product } = turn;
  const before = knownSurroundings.get(turn);
  if (before !== undefined) return before;
  const { atoms } = siteOf(context, trace, reactants);
  const log = turnFactor(context.bench, family.group, { reactants, atoms, made: product });
  knownSurroundings.set(turn, log);
  return log;
}

function tableLead(one: Conversion, main: Conversion): number | null {
  if (one.areneRate !== null && main.areneRate !== null) return one.areneRate - main.areneRate;
  const [rated, wanted] = [one.rated(), main.rated()];
  return rated && wanted && rated.attack === wanted.attack ? speed(rated) - speed(wanted) : null;
}

function speed({ nucleophileRate, electrophileRate }: RatedAttack): number {
  return nucleophileRate + electrophileRate;
}

function fastestOfEach(turns: readonly Conversion[]): Conversion[] {
  const best = new Map<string, Conversion>();
  for (const turn of turns) {
    const known = best.get(turn.product);
    if (!known || leadOf(turn, known) > 0) best.set(turn.product, turn);
  }
  return [...best.values()];
}

function readConversion(
  context: ImpurityContext,
  family: Family,
  reactants: readonly string[],
  raw: RawOutcome,
  inStrongAcid: boolean,
): Conversion | null {
  const part = raw.parts.reduce((largest, one) => (one.length > largest.length ? one : largest), '');
  using mol = parseProduct(context.rdkit, part.split(' ', 1)[0] ?? '');
  if (!mol) return null;
  const product = context.bench.canonical(mol.get_smiles());
  if (product === null || reactants.includes(product)) return null;
  const base = { family, reactants, product, trace: part };
  if (family.isAromaticSubstitution)
    return { ...base, rated: () => null, areneRate: rateOnArene(context, part, reactants[0] ?? '', inStrongAcid) };
  let rated: RatedAttack | null | undefined;
  const rate = (): RatedAttack | null => {
    if (rated === undefined) rated = ratedAttack(context, family, part, reactants);
    return rated;
  };
  return { ...base, rated: rate, areneRate: null };
}

function rateOnArene(context: ImpurityContext, part: string, arene: string, inStrongAcid: boolean): number {
  const origins = [...traceAtoms(part).values()].filter((one) => one.reactant === 0 && one.mapped);
  const graph = context.bench.graph(arene);
  const hit = origins.find((one) => graph.atoms[one.atom]?.aromatic);
  return hit ? areneRate(graph, hit.atom, inStrongAcid) : 0;
}

function ratedAttack(
  context: ImpurityContext,
  family: Family,
  part: string,
  reactants: readonly string[],
): RatedAttack | null {
  if (reactants.length < 2) return null;
  using mol = parseProduct(context.rdkit, part.split(' ', 1)[0] ?? '');
  if (!mol) return null;
  using stack = new DisposableStack();
  const slots = reactants.map((one) => stack.use(new Reactant(context.reactants, one)));
  const { attack } = attackedSite(
    part,
    graphOf(mol),
    slots.map(({ graph }) => graph),
  );
  const ids = slots.map((_, index) => index);
  return attack && rateAttack(attack, slots, ids, family.isMetal === true);
}
