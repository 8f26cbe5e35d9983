// Which of the written molecules give atoms to the product. Records and chemists write a reactant among the agents (acetic
// anhydride, methanol) and an agent among the reactants (a base), so the atoms of the product decide.

import { applyChargeChanges, neutralisingChanges } from '../../../chemistry/molecule/neutral.ts';
import type { ImpurityContext } from '../context.ts';

export interface Sides {
  reactants: string[];
  /** As written, SMILES and names. */
  agents: string[];
}

/**
 * The ways to tell reactants from agents, the likeliest first: as they stand, and with agents taken over that bring what the
 * product has and the reactants lack. Salts among the reactants lose their counter ions.
 */
export function tellSides(
  context: ImpurityContext,
  reactants: readonly string[],
  agents: readonly string[],
  product: string,
): Sides[] {
  const left = reactants.flatMap((one) => parted(context, one)).filter((one) => one !== product);
  const taken = left.filter((one) => !context.agents.isAgent(one));
  const kept = taken.length > 0 ? taken : left.filter((one) => !isIonOfSalt(one));
  const others = left.filter((one) => !kept.includes(one));
  const plain = { reactants: [...new Set(kept)], agents: [...others, ...agents] };
  const full = completed(context, plain, product);
  const whole = { reactants: [...new Set(left.filter((one) => !isIonOfSalt(one)))], agents: [...agents] };
  const ways = [plain, full, whole].filter((one) => one.reactants.length > 0);
  return [...new Map(ways.map((one) => [one.reactants.toSorted().join('.'), one])).values()];
}

/** One molecule without charges that only a salt explains. */
export function neutral(context: ImpurityContext, smiles: string): string {
  const changes = neutralisingChanges(context.bench.graph(smiles));
  if (changes.length === 0) return smiles;
  return context.bench.canonical(applyChargeChanges(smiles, changes)) ?? smiles;
}

function parted(context: ImpurityContext, smiles: string): string[] {
  return smiles.split('.').flatMap((part) => {
    const canonical = context.bench.canonical(part);
    return canonical === null ? [] : [isIonOfSalt(canonical) ? canonical : neutral(context, canonical)];
  });
}

function isIonOfSalt(smiles: string): boolean {
  return /^\[[A-Z][a-z]?[+-]\d?\]$|^\[(?:OH|H)[+-]\]$/.test(smiles);
}

/** A base, never the source of a nitrogen. */
const tertiaryAmine = '[NX3;H0;+0;$(N([CX4])([CX4])[CX4])]';

// Takes an agent over while the product has more atoms of an element than the reactants bring.
function completed(context: ImpurityContext, plain: Sides, product: string): Sides {
  const taken = [...plain.reactants];
  const rest = [...plain.agents];
  for (let round = 0; round < 3; round += 1) {
    const missing = missingOf(context, taken, product);
    if (missing.size === 0) break;
    const best = rest
      .map((written) => ({ written, smiles: donorOf(context, written) }))
      .map((one) => ({ ...one, gain: one.smiles === null ? 0 : gainOf(context, one.smiles, missing) }))
      .toSorted((a, b) => b.gain - a.gain)[0];
    if (!best?.smiles || best.gain === 0) break;
    taken.push(best.smiles);
    rest.splice(rest.indexOf(best.written), 1);
  }
  return { reactants: [...new Set(taken)], agents: rest };
}

// A solvent of many names is found by its structure; salts and metals give no atoms that count.
function donorOf(context: ImpurityContext, written: string): string | null {
  const smiles = context.agents.byName(written)?.smiles[0] ?? written;
  const canonical = /^[^\s·]+$/.test(smiles) ? context.bench.canonical(smiles) : null;
  const isDonor = canonical !== null && !canonical.includes('.') && !context.bench.has(canonical, tertiaryAmine);
  return isDonor ? canonical : null;
}

function missingOf(context: ImpurityContext, reactants: readonly string[], product: string): Map<number, number> {
  const missing = countsOf(context, product);
  for (const one of reactants) {
    for (const [z, count] of countsOf(context, one)) missing.set(z, (missing.get(z) ?? 0) - count);
  }
  // Oxygen comes from water and air as well; by itself it calls for no donor.
  const wanted = [...missing].filter(([z, count]) => count > 0 && z > 1);
  return new Map(wanted.some(([z]) => z !== 8) ? wanted : []);
}

function gainOf(context: ImpurityContext, smiles: string, missing: ReadonlyMap<number, number>): number {
  const counts = countsOf(context, smiles);
  if (!fillsRarest(counts, missing)) return 0;
  const filled = [...missing].reduce((sum, [z, count]) => sum + Math.min(count, counts.get(z) ?? 0), 0);
  return filled / (1 + 0.1 * context.bench.heavyAtoms(smiles));
}

// What lacks a nitrogen is not completed by a hydrocarbon.
function fillsRarest(counts: ReadonlyMap<number, number>, missing: ReadonlyMap<number, number>): boolean {
  const hetero = [...missing.keys()].filter((z) => z !== 6 && z !== 8);
  return hetero.length === 0 || hetero.some((z) => (counts.get(z) ?? 0) > 0);
}

function countsOf(context: ImpurityContext, smiles: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { z } of context.bench.graph(smiles).atoms) counts.set(z, (counts.get(z) ?? 0) + 1);
  return counts;
}
