// Where else in the reactants the same reaction, or another one under the same circumstances, could happen. What reacts is told
// by the families of reactions, which are wider than templates; how fast by the tables of rates (models/reactivity.ts, arene-rates.ts),
// relative to the wanted place. Places that are alike by symmetry count as often as they are there.

import type { ImpurityContext } from '../impurity/context.ts';
import { flat, seats } from '../impurity/conversions/main-reaction.ts';
import { activeFamilies } from '../impurity/conversions/other-conversions.ts';
import { readQuestion } from '../impurity/read-question.ts';
import { leadOf, type Conversion, turnsOf } from '../impurity/conversions/conversion.ts';
import { canStay } from '../impurity/conversions/can-stay.ts';
import { paceOf } from '../impurity/conversions/pace.ts';
import { mapAtoms } from '../../chemistry/molecule/mapping/atom-map.ts';
import { equalAtoms } from '../../chemistry/molecule/equal-atoms.ts';
import { type SiteGroup, groupAt } from './site-group.ts';
import { siteAtomsOf, type ConversionSite } from '../impurity/site-trace.ts';
import { newStereo } from './new-stereo.ts';
import { type SiteCause, siteFactor, type SiteFactor } from '../impurity/site-factors.ts';

export interface AskedSites {
  /** Canonical, as all below. */
  reactants: readonly string[];
  agents: readonly string[];
  product: string;
}

/** Compared with the wanted place. */
export type SiteSpeed = 'faster' | 'similar' | 'slower' | 'muchSlower' | 'otherKind';

export interface FoundSite {
  /** Index of the reactants that were given. */
  reactant: number;
  atoms: number[];
  kind: 'chemo' | 'regio' | 'stereo';
  product: string;
  /** Null where nothing is known. */
  share: number | null;
  likelihood: 'high' | 'medium' | 'low' | 'unknown';
  group: SiteGroup;
  speed: SiteSpeed;
  /** What of the surroundings makes this place slower or faster than the wanted one, or the wanted one than this. */
  because: { here: SiteCause[]; there: SiteCause[] };
  /** What kind of reaction it would be. */
  family: Conversion['family']['group'];
}

export interface SitesResponse {
  /** Atoms that react as wanted, by index of the reactants. */
  intended: { reactant: number; atoms: number[] }[];
  sites: FoundSite[];
  /** Keys of the words for what could not be judged. */
  unknown: ('noFamily' | 'twoSteps' | 'newStereo' | 'newDoubleBond' | 'otherKind' | 'sterics')[];
}

const mostSites = 20;
/** Smaller shares are nothing that is found in a flask. */
const smallestShare = 0.0005;

/** Other places. Throws a TypeError when a molecule is unsound. */
export function findOtherSites(context: ImpurityContext, asked: AskedSites): SitesResponse {
  try {
    return otherSites(context, asked);
  } finally {
    context.bench.release();
  }
}

function otherSites(context: ImpurityContext, asked: AskedSites): SitesResponse {
  const { setting, main } = readQuestion(context, { ...asked, conditions: {}, carried: [] });
  const stereo = newStereo(context.bench, asked);
  if (!main) return { intended: mappedSites(context, asked), sites: [], unknown: ['noFamily', ...stereo.unknown] };
  const wanted = main.first ?? main.last;
  const inStrongAcid = setting.traits.has('nitrating') || wanted.family.id === 'nitrate';
  const placed = activeFamilies(setting, main).flatMap((family) =>
    seats(family, asked.reactants)
      .filter((seat) => new Set(seat).size === seat.length)
      .flatMap((seat) => placedConversions(context, turnsOf(context, family, seat, inStrongAcid))),
  );
  const isWanted = (one: PlacedConversion): boolean =>
    flat(context, one.turn.product) === flat(context, wanted.product);
  const intended = placed.find((one) => isWanted(one) && one.turn.family === wanted.family);
  if (!intended) return { intended: mappedSites(context, asked), sites: [], unknown: ['noFamily', ...stereo.unknown] };
  // What a reagent must bring is there only where the wanted reaction brings the same, or the circumstances do.
  const canRun = ({ turn: { family }, brought }: PlacedConversion): boolean =>
    brought === '' ||
    brought === intended.brought ||
    (family.when !== undefined && family.group !== wanted.family.group);
  const others = fastestOfEach(
    placed.filter(
      (one) =>
        !isWanted(one) &&
        one.turn.product !== asked.product &&
        canRun(one) &&
        canStay(context, one.turn.product, setting.product),
    ),
    wanted,
  );
  const sites = judged(context, asked, intended, others);
  const hasOtherKind = sites.some((one) => one.share === null);
  return {
    intended: placesOf(asked, intended),
    sites: [...sites, ...stereo.sites(placesOf(asked, intended))].slice(0, mostSites),
    unknown: [
      ...(main.first ? (['twoSteps'] as const) : []),
      ...(hasOtherKind ? (['otherKind'] as const) : []),
      ...stereo.unknown,
      'sterics',
    ],
  };
}

interface PlacedConversion extends ConversionSite {
  turn: Conversion;
}

function placedConversions(context: ImpurityContext, turns: readonly Conversion[]): PlacedConversion[] {
  const [first] = turns;
  if (!first) return [];
  const places = siteAtomsOf(context, first.family, first.reactants);
  return turns.flatMap((turn) => {
    const site = places.get(turn.product);
    return site ? [{ turn, ...site }] : [];
  });
}

function fastestOfEach(all: readonly PlacedConversion[], wanted: Conversion): PlacedConversion[] {
  const best = new Map<string, PlacedConversion>();
  for (const one of all) {
    const known = best.get(one.turn.product);
    if (!known || leadOf(one.turn, wanted) > leadOf(known.turn, wanted)) best.set(one.turn.product, one);
  }
  return [...best.values()];
}

/** The reactant whose place differs from the wanted one; the first one where none does. */
function slotThatDiffers(one: PlacedConversion, intended: PlacedConversion): number {
  const slots = [...one.turn.reactants.keys()];
  const isSame = (slot: number): boolean => {
    const other = intended.turn.reactants.indexOf(one.turn.reactants[slot] ?? '');
    return other >= 0 && one.atoms[slot]?.join() === intended.atoms[other]?.join();
  };
  return slots.find((slot) => !isSame(slot)) ?? 0;
}

function judged(
  context: ImpurityContext,
  asked: AskedSites,
  intended: PlacedConversion,
  others: readonly PlacedConversion[],
): FoundSite[] {
  const factors = new Map(others.map((one) => [one, factorsOf(context, one, intended)]));
  const leadAt = (one: PlacedConversion): number => {
    const { here, there } = factors.get(one) ?? nothing;
    return one === intended ? 0 : Math.min(1, leadOf(one.turn, intended.turn) + here.log - there.log);
  };
  const weigh = (one: PlacedConversion): number => 10 ** leadAt(one) * timesThere(context, one, intended);
  const comparable = others.filter((one) => one.turn.family.group === intended.turn.family.group);
  const total = [intended, ...comparable].reduce((sum, one) => sum + weigh(one), 0);
  const wantedSlot = (smiles: string): number => intended.turn.reactants.indexOf(smiles);
  const found = others.flatMap((one): FoundSite[] => {
    const slot = slotThatDiffers(one, intended);
    const smiles = one.turn.reactants[slot] ?? '';
    const atoms = equalAtoms(context.bench.graph(smiles), one.atoms[slot] ?? []);
    const share = comparable.includes(one) ? weigh(one) / total : null;
    if (share !== null && share < smallestShare) return [];
    if (share === null && isOutrun(one, intended)) return [];
    const group = groupAt(context.bench, smiles, one.atoms[slot] ?? []);
    const same = groupAt(context.bench, smiles, intended.atoms[wantedSlot(smiles)] ?? []);
    return [
      {
        reactant: asked.reactants.indexOf(smiles),
        atoms,
        kind: group === same && one.turn.family === intended.turn.family ? 'regio' : 'chemo',
        product: one.turn.product,
        share: share === null ? null : Math.round(share * 1_000) / 1_000,
        likelihood: share === null ? 'unknown' : likelihoodOf(share),
        group,
        speed: share === null ? 'otherKind' : speedOf(leadAt(one)),
        because: share === null ? { here: [], there: [] } : causesOf(factors.get(one) ?? nothing),
        family: one.turn.family.group,
      },
    ];
  });
  return found.toSorted((a, b) => (b.share ?? -1) - (a.share ?? -1) || (a.product < b.product ? -1 : 1));
}

/** A reaction of another kind that has no time beside the wanted one. */
function isOutrun({ turn }: PlacedConversion, intended: PlacedConversion): boolean {
  const [own, wanted] = [turn.family, intended.turn.family];
  const pace = paceOf(own.group) - paceOf(wanted.group);
  return pace + (own.rate ?? 0) - (wanted.rate ?? 0) <= outrunBy;
}
const outrunBy = -1.5;

interface BothFactors {
  here: SiteFactor;
  there: SiteFactor;
}

const nothing: BothFactors = { here: { log: 0, causes: [] }, there: { log: 0, causes: [] } };

/** What the surroundings do at the other place and at the wanted one, where both are of one reactant. */
function factorsOf({ bench }: ImpurityContext, one: PlacedConversion, intended: PlacedConversion): BothFactors {
  const slot = slotThatDiffers(one, intended);
  const smiles = one.turn.reactants[slot] ?? '';
  const other = intended.turn.reactants.indexOf(smiles);
  if (other < 0) return nothing;
  const at = ({ turn, atoms }: PlacedConversion, index: number): SiteFactor =>
    siteFactor(bench, turn.family.group, { smiles, atoms: atoms[index] ?? [], made: turn.product });
  return { here: at(one, slot), there: at(intended, other) };
}

/** What holds of one place only. */
function causesOf({ here, there }: BothFactors): FoundSite['because'] {
  return {
    here: here.causes.filter((cause) => !there.causes.includes(cause)),
    there: there.causes.filter((cause) => !here.causes.includes(cause)),
  };
}

function timesThere(context: ImpurityContext, one: PlacedConversion, intended: PlacedConversion): number {
  const slot = one === intended ? 0 : slotThatDiffers(one, intended);
  return one.turn.reactants.reduce((times, smiles, index) => {
    if (one !== intended && index !== slot) return times;
    const atoms = one.atoms[index] ?? [];
    return (
      times * Math.max(1, Math.round(equalAtoms(context.bench.graph(smiles), atoms).length / Math.max(1, atoms.length)))
    );
  }, 1);
}

function likelihoodOf(share: number): 'high' | 'medium' | 'low' {
  if (share >= 0.25) return 'high';
  return share >= 0.05 ? 'medium' : 'low';
}

function speedOf(lead: number): SiteSpeed {
  if (lead > 0.3) return 'faster';
  if (lead > -0.5) return 'similar';
  return lead > -1.5 ? 'slower' : 'muchSlower';
}

function placesOf({ reactants }: AskedSites, { turn, atoms }: PlacedConversion): SitesResponse['intended'] {
  return turn.reactants.flatMap((smiles, slot) => {
    const reactant = reactants.indexOf(smiles);
    return reactant < 0 ? [] : [{ reactant, atoms: atoms[slot] ?? [] }];
  });
}

/** Where no family tells: atoms at bonds that the mapping makes or breaks. */
function mappedSites({ bench }: ImpurityContext, { reactants, product }: AskedSites): SitesResponse['intended'] {
  const graphs = reactants.map((smiles) => bench.graph(smiles));
  const sources = mapAtoms(bench.graph(product), graphs);
  const changed = reactants.map(() => new Set<number>());
  for (const { from, to } of bench.graph(product).bonds) {
    const [a, b] = [sources[from], sources[to]];
    const isOld =
      a && b && a.precursor === b.precursor && graphs[a.precursor]?.bonds.some((one) => isBetween(one, a.atom, b.atom));
    if (!isOld) for (const end of [a, b]) if (end) changed[end.precursor]?.add(end.atom);
  }
  const kept = new Set(sources.map((one) => one && `${one.precursor}:${one.atom}`));
  graphs.forEach((graph, precursor) => {
    for (const { from, to } of graph.bonds) {
      const ends = [from, to].filter((atom) => kept.has(`${precursor}:${atom}`));
      if (ends.length === 1) for (const atom of ends) changed[precursor]?.add(atom);
    }
  });
  return changed.flatMap((atoms, reactant) =>
    atoms.size === 0 ? [] : [{ reactant, atoms: [...atoms].toSorted((a, b) => a - b) }],
  );
}

function isBetween(bond: { from: number; to: number }, a: number, b: number): boolean {
  return (bond.from === a && bond.to === b) || (bond.from === b && bond.to === a);
}
