// Selectivity: outcomes that want the same atom compete, and the faster one wins.

import { aromaticSubstitutionRate, couplingRate, nucleophileRate } from '../models/reactivity.ts';
import type { Attack } from '../models/reactivity.ts';
import type { AtomRef, AttackBond } from '../models/outcome-site.ts';
import type { Reactant } from '../models/reactant.ts';

/** How one outcome attacks, with rates, or null where the tables say nothing about it. */
export interface RatedAttack {
  /** Identity of the attacking and the attacked atom: reactant index and atom index. */
  nucleophile: string;
  electrophile: string;
  attack: Attack;
  activated: boolean;
  nucleophileRate: number;
  electrophileRate: number;
}

/** Rates of an attack; `reactants` by slot, `ids` their indexes among the reactants given. */
export function rateAttack(
  bond: AttackBond,
  reactants: readonly Reactant[],
  ids: readonly number[],
  isMetalCatalysed: boolean,
): RatedAttack | null {
  const donor = reactants[bond.nucleophile.slot];
  const acceptor = reactants[bond.electrophile.slot];
  const nucleophile = donor?.nucleophiles().get(bond.nucleophile.atom);
  const electrophile = acceptor?.electrophiles().get(bond.electrophile.atom);
  if (!donor || !acceptor || !electrophile) return null;
  const isCarbon = donor.graph.atoms[bond.nucleophile.atom]?.z === 6;
  if (!nucleophile && !isCarbon) return null;
  const attack: Attack = electrophile.attack === 'aryl' && isMetalCatalysed ? 'metal' : electrophile.attack;
  return {
    nucleophile: key(bond.nucleophile, ids),
    electrophile: key(bond.electrophile, ids),
    attack,
    activated: electrophile.activated === true,
    nucleophileRate: nucleophile ? nucleophileRate(nucleophile, attack) : carbonNucleophileRate,
    electrophileRate: electrophileRate(acceptor, bond.electrophile.atom, attack, electrophile.rate),
  };
}

// An organometallic reagent reacts before any hetero atom that is still there with it.
const carbonNucleophileRate = 6;

function key(ref: AtomRef, ids: readonly number[]): string {
  return `${ids[ref.slot] ?? -1}:${ref.atom}`;
}

function electrophileRate(acceptor: Reactant, atom: number, attack: Attack, rate: number): number {
  if (attack === 'aryl') return aromaticSubstitutionRate(acceptor.graph, atom);
  if (attack === 'metal') return couplingRate(acceptor.graph, atom);
  return rate;
}

export interface Competitor {
  product: string;
  rated: RatedAttack | null;
}

/** Share of the material that goes into this outcome rather than into those that want the same atom, 0 to 1. */
export function shareAgainst(one: Competitor, others: readonly Competitor[]): number {
  const mine = one.rated;
  if (!mine) return 1;
  const faster = new Map<string, number>();
  for (const other of others) {
    if (!other.rated || other.product === one.product) continue;
    const lead = leadOver(mine, other.rated);
    if (lead !== null) faster.set(other.product, Math.max(lead, faster.get(other.product) ?? -Infinity));
  }
  return 1 / (1 + [...faster.values()].reduce((sum, lead) => sum + 10 ** lead, 0));
}

/** By how many powers of ten the other is faster; null when they do not compete. */
function leadOver(mine: RatedAttack, other: RatedAttack): number | null {
  if (
    other.electrophile === mine.electrophile &&
    other.nucleophile !== mine.nucleophile &&
    other.attack === mine.attack
  ) {
    return other.nucleophileRate - mine.nucleophileRate;
  }
  if (other.nucleophile === mine.nucleophile && other.electrophile !== mine.electrophile && isSameRegime(mine, other)) {
    return other.electrophileRate - mine.electrophileRate;
  }
  return null;
}

// Catalysed couplings, activated acids and imine formation are run under their own conditions and compare with their like only.
function isSameRegime(mine: RatedAttack, other: RatedAttack): boolean {
  const regime = (one: RatedAttack): string =>
    one.activated ? 'activated' : one.attack === 'metal' || one.attack === 'carbonyl' ? one.attack : 'direct';
  return regime(mine) === regime(other);
}
