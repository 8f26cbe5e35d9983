// Sites that a better one outruns: the slower nucleophile, the less reactive halide, the slower position of an arene.
// Learned templates do not look beyond the atoms that change. The gaps are those that hardly any recorded reaction
// crosses.

import { areneRate } from '../../chem/arene-rates.ts';
import { neighbours } from '../../chem/graph.ts';
import type { MolGraph } from '../../chem/graph.ts';
import type { ForwardOutcome } from '../learned/learned-forward.ts';
import { attackAmong } from '../outcome-site.ts';
import type { AtomRef, AttackBond } from '../outcome-site.ts';
import { aromaticSubstitutionRate, couplingRate, nucleophileRate } from '../reactivity.ts';
import type { Attack } from '../reactivity.ts';
import type { Reactant } from '../reactant.ts';

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
const nitrationGap = 1.45;
const halogenationGap = 1.2;
/** A ring that is slower than this takes no halogen from a halogen molecule; N-halo compounds in strong acid reach it. */
const slowestHalogenation = -5;

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

/** Whether an electrophile would rather go to another place of the same benzene ring, or to none. */
function isSlowerPosition(graphs: readonly MolGraph[], place: AtomRef, electrophile: AtomRef): boolean {
  const [arene, reagent] = [graphs[place.slot], graphs[electrophile.slot]];
  if (!arene || !reagent || (arene.atoms[place.atom]?.hydrogens ?? 0) === 0) return false;
  const ring = benzeneOf(arene, place.atom);
  const kind = electrophileOf(reagent, electrophile.atom);
  if (!ring || !kind) return false;
  const rateOf = (atom: number): number => areneRate(arene, atom, kind === 'nitro');
  const own = rateOf(place.atom);
  const open = ring.filter((atom) => (arene.atoms[atom]?.hydrogens ?? 0) > 0);
  const gap = kind === 'nitro' ? nitrationGap : halogenationGap;
  return open.some((atom) => rateOf(atom) - own >= gap) || (kind === 'halogen molecule' && own < slowestHalogenation);
}

/** The ring of an atom, if it is of six aromatic carbons and fused to no other aromatic ring. */
function benzeneOf(graph: MolGraph, atom: number): readonly number[] | undefined {
  const aromatic = graph.rings.filter((ring) => ring.every((one) => graph.atoms[one]?.aromatic));
  const own = aromatic.filter((ring) => ring.includes(atom));
  const [ring] = own;
  const isBenzene = own.length === 1 && ring?.length === 6 && ring.every((one) => graph.atoms[one]?.z === 6);
  if (!isBenzene) return undefined;
  return aromatic.some((other) => other !== ring && other.some((one) => ring.includes(one))) ? undefined : ring;
}

/** A halogen or the nitrogen of nitric acid. Iodine comes to lithiated arenes too. */
function electrophileOf(graph: MolGraph, atom: number): 'halogen molecule' | 'halogen' | 'nitro' | null {
  const z = graph.atoms[atom]?.z ?? 0;
  const around = neighbours(graph, atom).map((one) => graph.atoms[one]?.z ?? 0);
  if (z === 7) return around.length === 3 && around.every((one) => one === 8) ? 'nitro' : null;
  if (!halogens.has(z) || z === 9) return null;
  if (around.includes(7)) return 'halogen';
  return around.some((one) => one === 17 || one === 35) ? 'halogen molecule' : null;
}
