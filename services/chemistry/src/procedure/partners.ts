// Which part each reactant plays in the family of the reaction, which of them limits it, and how often one is used.

import type { DraftBench } from './bench.ts';
import type { Family, Partner } from './families/family.ts';
import type { Substance } from './substances/substance.ts';

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
    };
  });
  return withTimes(bench, plain, product);
}

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
  const building = reactants.filter(({ substance }) => !substance);
  const asked = building.length > 0 ? building : reactants;
  const heaviest = asked.reduce((a, b) => (b.grams > a.grams ? b : a));
  const wanted = family.partners
    .map(({ part }) => asked.find((one) => one.partner?.part === part))
    .find((one) => one !== undefined);
  if (!wanted) return heaviest;
  return heaviest.grams > preciousFrom * wanted.grams ? heaviest : wanted;
}

/** The assignment that gives most partners a reactant; earlier partners first. */
function assign(bench: DraftBench, partners: readonly Partner[], reactants: readonly string[]): Map<string, Partner> {
  const fits = partners.map(({ smarts }) => reactants.filter((one) => bench.has(one, ...smarts)));
  const search = (index: number, left: readonly string[]): [Partner, string][] => {
    const partner = partners[index];
    if (!partner) return [];
    let best = search(index + 1, left);
    for (const one of fits[index] ?? []) {
      if (!left.includes(one)) continue;
      const tried: [Partner, string][] = [
        [partner, one],
        ...search(
          index + 1,
          left.filter((other) => other !== one),
        ),
      ];
      if (tried.length > best.length || (tried.length === best.length && best[0]?.[0] !== partner)) best = tried;
    }
    return best;
  };
  return new Map(search(0, reactants).map(([partner, one]) => [one, partner]));
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
