// Sites that a better one outruns: the slower nucleophile, the less reactive halide, the slower position of an arene.
// Learned templates do not look beyond the atoms that change. The gaps are those that hardly any recorded reaction
// crosses.

import { areneRate } from '../molecule/arene-rates.ts';
import { bondBetween, neighbours } from '../molecule/graph.ts';
import type { MolGraph } from '../molecule/graph.ts';
import type { ForwardOutcome } from '../models/learned/learned-forward.ts';
import { attackAmong } from '../models/outcome-site.ts';
import type { AtomRef, AttackBond } from '../models/outcome-site.ts';
import { aromaticSubstitutionRate, couplingRate, nucleophileRate } from '../models/reactivity.ts';
import type { Attack } from '../models/reactivity.ts';
import type { Reactant } from '../models/reactant.ts';

export type MadeBonds = Pick<ForwardOutcome, 'made' | 'origins' | 'kept'>;

/** Powers of ten by which a rival must be faster. */
const nucleophileGap = 1;
const substitutionGap = 1.2;
/** Enough where a metal would choose alike. */
const easyGap = 0.9;
const couplingGap = 0.9;
/** Of two equal halides: ring nitrogens and acceptors count less in a coupling. */
const equalHalideGap = 0.19;
/** From here on a halide leaves without a metal, whatever else is there. */
const freelyLeaving = 2.5;
type Electrophile = 'nitro' | 'halogen' | 'halogen molecule' | 'iodine' | 'acyl';
const gaps: Readonly<Record<Electrophile, number>> = {
  nitro: 1.45,
  halogen: 1.2,
  'halogen molecule': 1.2,
  iodine: 1.2,
  acyl: 1.7,
};
/** The rates of rings that are fused to another aromatic ring are less sure. */
const fusedGap = 0.8;
/** A benzene ring without a donor that is slower than this takes none; N-halo compounds and nitric acid in strong acid take any. */
const slowest: Readonly<Record<Electrophile, number>> = {
  nitro: -Infinity,
  halogen: -Infinity,
  'halogen molecule': -5,
  iodine: -5,
  acyl: -2.5,
};

/** Whether another site of the reactants takes the place of the one where the bonds are made. */
export function isOutrun(made: MadeBonds, reactants: readonly Reactant[], isMetalCatalysed: boolean): boolean {
  const graphs = reactants.map((one) => one.graph);
  const origins = new Map(
    made.kept.flatMap((atom) => (made.origins[atom] ? [[atom, made.origins[atom]] as const] : [])),
  );
  const bond = attackAmong(
    made.made.map(([from, to]) => ({ from, to })),
    origins,
    graphs,
  );
  if (bond && bond.nucleophile.slot !== bond.electrophile.slot && isSlowerAttack(bond, reactants, isMetalCatalysed))
    return true;
  return made.made.some(([from, to]) => {
    const [a, b] = [origins.get(from), origins.get(to)];
    if (!a || !b || a.reactant === b.reactant) return false;
    const [one, other] = [refOf(a), refOf(b)];
    return isSlowerPosition(graphs, one, other) || isSlowerPosition(graphs, other, one);
  });
}

function refOf({ reactant, atom }: { reactant: number; atom: number }): AtomRef {
  return { slot: reactant, atom };
}

function isSlowerAttack(bond: AttackBond, reactants: readonly Reactant[], isMetalCatalysed: boolean): boolean {
  const donor = reactants[bond.nucleophile.slot];
  const acceptor = reactants[bond.electrophile.slot];
  const attacked = acceptor?.electrophiles().get(bond.electrophile.atom);
  if (!donor || !acceptor || !attacked) return false;
  const attack = attacked.attack === 'aryl' && isMetalCatalysed ? 'metal' : attacked.attack;
  if (hasFasterNucleophile(donor, bond.nucleophile.atom, attack)) return true;
  if (attacked.attack !== 'aryl') return false;
  const isCarbon = donor.graph.atoms[bond.nucleophile.atom]?.z === 6;
  // A boron or tin reagent keeps its own halide only if that is the slower one.
  const rivals = (isCarbon ? [acceptor, donor] : [acceptor]).flatMap((one) => leavingSites(one));
  const own = { graph: acceptor.graph, atom: bond.electrophile.atom };
  return rivals.some((rival) => (isCarbon ? couplesBefore(rival, own) : leavesBefore(rival, own)));
}

function hasFasterNucleophile(donor: Reactant, atom: number, attack: Attack): boolean {
  const own = donor.nucleophiles().get(atom);
  // An imine forms and opens again, so that the rate says little.
  if (!own || attack === 'carbonyl') return false;
  const rate = nucleophileRate(own, attack) + nucleophileGap;
  return [...donor.nucleophiles().values()].some((rival) => nucleophileRate(rival, attack) >= rate);
}

interface LeavingSite {
  graph: MolGraph;
  atom: number;
}

const halogens: ReadonlySet<number> = new Set([9, 17, 35, 53]);

/** Aromatic carbons with a halogen. */
function leavingSites({ graph }: Reactant): LeavingSite[] {
  return [...graph.atoms.keys()].flatMap((atom) => (halogenOf(graph, atom) > 0 ? [{ graph, atom }] : []));
}

/** Atomic number of the halogen of an aromatic carbon, 0 without one. */
function halogenOf(graph: MolGraph, atom: number): number {
  if (!graph.atoms[atom]?.aromatic) return 0;
  const found = neighbours(graph, atom).find((other) => halogens.has(graph.atoms[other]?.z ?? 0));
  return found === undefined ? 0 : (graph.atoms[found]?.z ?? 0);
}

/** Whether palladium enters the bond of the rival first. */
function couplesBefore(rival: LeavingSite, own: LeavingSite): boolean {
  const halogen = halogenOf(own.graph, own.atom);
  if (halogen === 0) return false;
  const lead = couplingRate(rival.graph, rival.atom) - couplingRate(own.graph, own.atom);
  return lead >= (halogenOf(rival.graph, rival.atom) === halogen ? equalHalideGap : couplingGap);
}

/** Whether a hetero nucleophile takes the place of the rival first, with a metal and without. */
function leavesBefore(rival: LeavingSite, own: LeavingSite): boolean {
  if (halogenOf(own.graph, own.atom) === 0) return false;
  const lead = aromaticSubstitutionRate(rival.graph, rival.atom) - aromaticSubstitutionRate(own.graph, own.atom);
  const coupling = couplingRate(rival.graph, rival.atom) - couplingRate(own.graph, own.atom);
  if (![rival, own].every(isOnSixRing)) return false;
  return (
    lead >= freelyLeaving || (lead >= substitutionGap && coupling >= 0) || (lead >= easyGap && coupling >= easyGap)
  );
}

/** The rates of halides on five-membered rings are not known. */
function isOnSixRing({ graph, atom }: LeavingSite): boolean {
  return graph.rings.some((ring) => ring.length === 6 && ring.includes(atom));
}

/** Whether an electrophile would rather go to another place of the same ring or of its own molecule, or to none. */
function isSlowerPosition(graphs: readonly MolGraph[], place: AtomRef, electrophile: AtomRef): boolean {
  const [arene, reagent] = [graphs[place.slot], graphs[electrophile.slot]];
  if (!arene || !reagent || (arene.atoms[place.atom]?.hydrogens ?? 0) === 0) return false;
  const kind = electrophileOf(reagent, electrophile.atom);
  const ring = carbocycleOf(arene, place.atom);
  if (!kind || !ring) return false;
  // Iodine comes to metallated arenes too, whose metal a neighbouring hetero atom holds.
  if (kind === 'iodine' && isBesideDirector(arene, place.atom, ring)) return false;
  const isAcid = kind === 'nitro';
  const own = areneRate(arene, place.atom, isAcid);
  const fastest = Math.max(own, ...openPlaces(arene, ring).map((atom) => areneRate(arene, atom, isAcid)));
  const isPlain = isBenzene(arene, ring);
  if (fastest - own >= gaps[kind] + (isPlain ? 0 : fusedGap)) return true;
  if (!isPlain) return false;
  return (own < slowest[kind] && !bearsDonor(arene, ring)) || (kind === 'acyl' && hasRicherRing(reagent, own));
}

/** Whether oxygen, nitrogen or sulfur that gives electrons is bonded to the ring. */
function bearsDonor(graph: MolGraph, ring: readonly number[]): boolean {
  return ring.some((atom) =>
    neighbours(graph, atom).some((one) => {
      const isHetero = !ring.includes(one) && [7, 8, 16].includes(graph.atoms[one]?.z ?? 0);
      return isHetero && !neighbours(graph, one).some((next) => bondBetween(graph, one, next)?.order === 2);
    }),
  );
}

/** Positions of the ring with a hydrogen. */
function openPlaces(graph: MolGraph, ring: readonly number[]): number[] {
  return ring.filter((atom) => (graph.atoms[atom]?.hydrogens ?? 0) > 0);
}

/** Whether an acyl or sulfonyl chloride would sooner react with its like. */
function hasRicherRing(graph: MolGraph, rate: number): boolean {
  return graph.rings.some(
    (ring) =>
      isBenzene(graph, ring) &&
      openPlaces(graph, ring).some((atom) => areneRate(graph, atom, false) - rate >= gaps.acyl),
  );
}

/** Whether a neighbouring atom in the ring bears a halogen, oxygen, nitrogen, sulfur or a carbonyl group. */
function isBesideDirector(graph: MolGraph, atom: number, ring: readonly number[]): boolean {
  return neighbours(graph, atom)
    .filter((other) => ring.includes(other))
    .flatMap((other) => neighbours(graph, other).filter((one) => !ring.includes(one)))
    .some((one) => {
      const z = graph.atoms[one]?.z ?? 6;
      return z !== 6 || neighbours(graph, one).some((next) => [7, 8].includes(graph.atoms[next]?.z ?? 0));
    });
}

/** The ring of an atom, if it is of six aromatic carbons. */
function carbocycleOf(graph: MolGraph, atom: number): readonly number[] | undefined {
  const own = graph.rings.filter((ring) => ring.includes(atom) && ring.every((one) => graph.atoms[one]?.aromatic));
  const [ring] = own;
  return own.length === 1 && ring?.length === 6 && ring.every((one) => graph.atoms[one]?.z === 6) ? ring : undefined;
}

/** Whether a ring is of six aromatic carbons and fused to no other aromatic ring. */
function isBenzene(graph: MolGraph, ring: readonly number[]): boolean {
  if (ring.length !== 6 || !ring.every((one) => graph.atoms[one]?.aromatic && graph.atoms[one].z === 6)) return false;
  return !graph.rings.some(
    (other) =>
      other !== ring && other.some((one) => ring.includes(one)) && other.every((one) => graph.atoms[one]?.aromatic),
  );
}

/** Whether the carbon of a halogen bears nothing but halogens. */
function isPerhalo(graph: MolGraph, halogen: number): boolean {
  const [carbon = -1] = neighbours(graph, halogen);
  const around = neighbours(graph, carbon);
  return around.length === 4 && around.every((one) => halogens.has(graph.atoms[one]?.z ?? 0));
}

/** What replaces a hydrogen of an arene without a metal; null for anything else. */
function electrophileOf(graph: MolGraph, atom: number): Electrophile | null {
  const z = graph.atoms[atom]?.z ?? 0;
  const around = neighbours(graph, atom).map((one) => graph.atoms[one]?.z ?? 0);
  if (z === 7) return around.length === 3 && around.every((one) => one === 8) ? 'nitro' : null;
  if (z === 6 || z === 16) return around.includes(17) && around.includes(8) ? 'acyl' : null;
  if (!halogens.has(z) || z === 9) return null;
  // A halide ion and a perhaloalkane give halogen too, the ion with an oxidant.
  if (around.length === 0 || around.includes(7)) return 'halogen';
  if (around.includes(6)) return isPerhalo(graph, atom) ? 'halogen' : null;
  if (around.includes(53)) return 'iodine';
  return around.some((one) => one === 17 || one === 35) ? 'halogen molecule' : null;
}
