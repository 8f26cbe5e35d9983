// Which family the wanted reaction belongs to: the one whose turn on the reactants gives the product, by one turn or two.

import type { ImpurityContext } from '../context.ts';
import { families, slotsOf } from '../families/all.ts';
import type { Family } from '../families/family.ts';
import { holds } from '../setting.ts';
import type { Trait } from '../traits.ts';
import { type Conversion, turnsOf } from './conversion.ts';

export interface MainReaction {
  /** The turn that makes the product. */
  last: Conversion;
  /** The turn before it, where it takes two. */
  first: Conversion | null;
}

/** Molecules after the first turn that are followed any further. */
const mostFollowed = 6;

/** The wanted reaction by one turn, or null where no family gives the product. */
export function findDirect(
  context: ImpurityContext,
  reactants: readonly string[],
  product: string,
  traits: ReadonlySet<Trait>,
): MainReaction | null {
  const wanted = flat(context, product);
  const turns = allConversions(context, families, reactants, traits.has('nitrating'));
  const making = turns.filter((turn) => flat(context, turn.product) === wanted);
  const last = making.toSorted((a, b) => fit(b, traits) - fit(a, traits))[0];
  return last ? { last, first: null } : null;
}

/** The wanted reaction by two turns: Grignard on an ester, two alkylations; null where there is none. */
export function findTwofold(
  context: ImpurityContext,
  reactants: readonly string[],
  product: string,
  traits: ReadonlySet<Trait>,
): MainReaction | null {
  const wanted = flat(context, product);
  const turns = allConversions(context, families, reactants, traits.has('nitrating'));
  return twoConversions(context, turns, reactants, traits, (turn) => flat(context, turn.product) === wanted);
}

/** Every turn of the families on one molecule, or on two different ones; on one with itself where there is no other. */
export function allConversions(
  context: ImpurityContext,
  list: readonly Family[],
  reactants: readonly string[],
  inStrongAcid: boolean,
): Conversion[] {
  return list.flatMap((family) =>
    seats(family, reactants).flatMap((seat) => turnsOf(context, family, seat, inStrongAcid)),
  );
}

/** The SMILES without configuration, canonical. */
export function flat(context: ImpurityContext, smiles: string): string {
  if (!/[@/\\]/.test(smiles)) return smiles;
  return context.bench.canonical(smiles.replaceAll(/[@/\\]/g, '')) ?? smiles;
}

/** Ways to seat molecules in the slots of a family. */
export function seats(family: Family, reactants: readonly string[]): string[][] {
  const counts = new Set(family.smarts.map(slotsOf));
  const single = counts.has(1) ? reactants.map((one) => [one]) : [];
  if (!counts.has(2)) return single;
  const pairs = reactants.flatMap((a, i) => reactants.flatMap((b, j) => (i === j ? [] : [[a, b]])));
  const [only] = reactants;
  return [...single, ...(reactants.length === 1 && only ? [[only, only]] : pairs)];
}

/** What is known to happen twice in one pot, or to be followed at once by another turn. */
const twofoldGroups: ReadonlySet<Family['group']> = new Set([
  'organometallic',
  'alkylation',
  'acylation',
  'carbonCoupling',
  'heteroCoupling',
  'reductiveAmination',
  'condensation',
  'hydride',
  'snar',
  'sulfonylation',
]);

function twoConversions(
  context: ImpurityContext,
  turns: readonly Conversion[],
  reactants: readonly string[],
  traits: ReadonlySet<Trait>,
  makes: (turn: Conversion) => boolean,
): MainReaction | null {
  const ranked = turns
    .filter(({ family }) => twofoldGroups.has(family.group))
    .toSorted((a, b) => fit(b, traits) - fit(a, traits))
    .slice(0, mostFollowed);
  for (const first of ranked) {
    const same = families.filter(({ group }) => group === first.family.group || groupAfter(first.family, group));
    const pools = [first.product, ...reactants];
    const next = same
      .flatMap((family) =>
        seats(family, pools)
          .filter((seat) => seat.includes(first.product))
          .flatMap((seat) => turnsOf(context, family, seat, false)),
      )
      .find(makes);
    if (next) return { last: next, first };
  }
  return null;
}

// What follows at once in the same pot: an imine is reduced, an aldol loses water, an acid becomes a chloride first.
function groupAfter({ group }: Family, next: Family['group']): boolean {
  return (
    (group === 'condensation' && (next === 'hydride' || next === 'hydrogenation')) ||
    (group === 'hydrogenation' && next === 'reductiveAmination')
  );
}

function fit({ family }: Conversion, traits: ReadonlySet<Trait>): number {
  return (family.when && holds(traits, family.when) ? 1 : 0) + (family.rate ?? 0) / 10;
}
