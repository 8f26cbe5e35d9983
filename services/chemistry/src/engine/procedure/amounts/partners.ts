// Which part each reactant plays in the family of the reaction, which of them limits it, and how often one is used.

import { equalAtoms } from '../../../chemistry/molecule/equal-atoms.ts';
import { neighbours } from '../../../chemistry/molecule/graph.ts';
import type { DraftBench } from '../bench.ts';
import type { Family, Partner } from '../families/family.ts';
import type { Substance } from '../substances/substance.ts';

export interface Reactant {
  smiles: string;
  /** Of the family, else of the named substance that it is; `reactant` otherwise. */
  part: string;
  partner: Partner | undefined;
  /** Where it is a named reagent, as methyl iodide is. */
  substance: Substance | undefined;
  grams: number;
  /** Molecules of it in one of the product. */
  times: number;
  /** It has the same group twice and the product keeps one: it is taken in excess. */
  isDouble: boolean;
}

/** A second partner this much heavier than the first is the one not to be wasted. */
const preciousFrom = 1.6;

export function readReactants(
  bench: DraftBench,
  family: Family,
  smiles: readonly string[],
  product: string,
): Reactant[] {
  const distinct = [...new Set(smiles)];
  const partners = assign(bench, family.partners, distinct);
  const plain = distinct.map((one): Reactant => {
    const partner = partners.get(one);
    const substance = bench.substanceOf(one);
    return {
      smiles: one,
      part: partner?.part ?? substance?.part ?? 'reactant',
      partner,
      substance,
      grams: bench.weight(one),
      times: smiles.filter((other) => other === one).length,
      isDouble:
        partner !== undefined &&
        distinct.length > 1 &&
        keepsTwo(family, partner) &&
        isDouble(bench, one, partner, product),
    };
  });
  return withTimes(bench, plain, product);
}

/** Parts of named reagents that are building blocks as often as not. */
const canLimit: ReadonlySet<string> = new Set(['base', 'nucleophile']);

/** The one that is counted as one equivalent. */
export function limitingOf(
  family: Family,
  reactants: readonly Reactant[],
  stated: ReadonlyMap<string, number>,
): Reactant {
  const [first] = reactants;
  if (!first) throw new TypeError('a reaction without reactants');
  const statedOne = reactants.find(({ smiles }) => stated.get(smiles) === 1);
  if (statedOne && stated.size > 0) return statedOne;
  const building = reactants.filter(
    ({ substance, partner }) => !substance || (partner && canLimit.has(substance.part)),
  );
  const precious = building.filter(({ partner }) => !partner?.neverLimits);
  const asked = precious.length > 0 ? precious : building.length > 0 ? building : reactants;
  const heaviest = asked.reduce((a, b) => (b.grams > a.grams ? b : a));
  const single = asked.filter((one) => !one.isDouble);
  if (single.length === 1 && single[0] && single.length < asked.length) return single[0];
  const wanted = family.partners
    .map(({ part }) => asked.find((one) => one.partner?.part === part))
    .find((one) => one !== undefined);
  if (!wanted) return heaviest;
  return heaviest.grams > preciousFrom * wanted.grams ? heaviest : wanted;
}

/** The first substitution of a polyhaloazine slows the second, so that no excess is needed. */
function keepsTwo({ id }: Family, { part }: Partner): boolean {
  return ['amine', 'nucleophile', 'halide'].includes(part) || (part === 'electrophile' && id.startsWith('alkylation'));
}

const halogens: ReadonlyMap<number, string> = new Map([
  [9, 'F'],
  [17, 'Cl'],
  [35, 'Br'],
  [53, 'I'],
]);

/** Of 1,4-dibromobenzene both bromines are alike, one leaves and the product keeps one. */
function isDouble(bench: DraftBench, smiles: string, { smarts }: Partner, product: string): boolean {
  const pattern = smarts.find((one) => bench.has(smiles, one));
  if (pattern === undefined || bench.matches(product, pattern).length === 0) return false;
  const graph = bench.graph(smiles);
  const kept = elementsOf(bench, product);
  const leaving = (atom: number): string | undefined => {
    const around = [atom, ...neighbours(graph, atom)];
    const halogen = around.map((one) => halogens.get(graph.atoms[one]?.z ?? 0)).find((one) => one !== undefined);
    return halogen;
  };
  const atoms = bench.matches(smiles, pattern).filter((atom) => {
    const halogen = leaving(atom);
    return halogen === undefined || (elementsOf(bench, smiles).get(halogen) ?? 0) > (kept.get(halogen) ?? 0);
  });
  const [first, ...others] = atoms;
  return first !== undefined && others.some((one) => equalAtoms(graph, [first]).includes(one));
}

/** A named reagent plays a part of the family only where no other reactant does. */
const namedCost = 100;

interface Assignment {
  pairs: readonly (readonly [Partner, string])[];
  /** The less, the nearer the patterns. */
  cost: number;
}

/** The assignment that gives most partners a reactant; of those the one by the first patterns. */
function assign(bench: DraftBench, partners: readonly Partner[], reactants: readonly string[]): Map<string, Partner> {
  const costOf = ({ smarts }: Partner, smiles: string): number | undefined => {
    const place = smarts.findIndex((one) => bench.has(smiles, one));
    return place < 0 ? undefined : place + (bench.substanceOf(smiles) ? namedCost : 0);
  };
  const search = (index: number, left: readonly string[]): Assignment => {
    const partner = partners[index];
    if (!partner) return { pairs: [], cost: 0 };
    let best = search(index + 1, left);
    for (const one of left) {
      const cost = costOf(partner, one);
      if (cost === undefined) continue;
      const rest = search(
        index + 1,
        left.filter((other) => other !== one),
      );
      const tried = { pairs: [[partner, one] as const, ...rest.pairs], cost: cost + rest.cost };
      const isMore = tried.pairs.length > best.pairs.length;
      if (isMore || (tried.pairs.length === best.pairs.length && isNearer(tried, best, partner))) best = tried;
    }
    return best;
  };
  return new Map(search(0, reactants).pairs.map(([partner, one]) => [one, partner]));
}

/** Of two that are equally near, the one that gives the earlier partner a reactant. */
function isNearer(tried: Assignment, best: Assignment, partner: Partner): boolean {
  return tried.cost < best.cost || (tried.cost === best.cost && best.pairs[0]?.[0] !== partner);
}

/** Of the atoms of one more molecule, the share that the product must lack: what a reagent brings is no second molecule. */
const explainedFrom = 0.4;

/** A reactant written once may be used several times: what the product has more of than all reactants together tells. */
function withTimes(bench: DraftBench, reactants: Reactant[], product: string): Reactant[] {
  const lacking = missing(bench, reactants, product);
  if (lacking === 0) return reactants;
  for (const times of [2, 3, 4]) {
    for (const one of reactants.toSorted((a, b) => a.grams - b.grams)) {
      const tried = reactants.map((other) => (other === one ? { ...other, times } : other));
      const added = skeletonOf(bench, one.smiles) * (times - 1);
      if (missing(bench, tried, product) === 0 && lacking >= explainedFrom * added) return tried;
    }
  }
  return reactants;
}

/** Atoms of the product that no reactant brings, hydrogen and oxygen not counted. */
function missing(bench: DraftBench, reactants: readonly Reactant[], product: string): number {
  const given = new Map<string, number>();
  for (const { smiles, times } of reactants)
    for (const [element, count] of elementsOf(bench, smiles))
      given.set(element, (given.get(element) ?? 0) + count * times);
  return [...elementsOf(bench, product)].reduce(
    (sum, [element, count]) => sum + Math.max(0, count - (given.get(element) ?? 0)),
    0,
  );
}

function skeletonOf(bench: DraftBench, smiles: string): number {
  return [...elementsOf(bench, smiles)].reduce(
    (sum, [element, count]) => sum + (/^(?:F|Cl|Br|I)$/.test(element) ? 0 : count),
    0,
  );
}

/** Without hydrogen and oxygen. */
function elementsOf(bench: DraftBench, smiles: string): Map<string, number> {
  const { formula } = bench.described(smiles);
  return new Map(
    [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)]
      .filter(([, element]) => element !== 'H' && element !== 'O')
      .map(([, element = '', count = '']) => [element, count === '' ? 1 : Number(count)]),
  );
}
