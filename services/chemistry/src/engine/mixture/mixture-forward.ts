// What a mixture gives that has its reagents, catalysts and solvents in it. What only helps takes no part as a reactant; what
// is there decides which of the possible reactions is meant: no reduction without a reductant, no hydrolysis beside a hydride.

import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { AgentReader } from '../conditions/agent-reader.ts';
import { isLearnedId, templateById } from '../../chemistry/models/learned-template.ts';
import { compareText } from '../../chemistry/models/single-step.ts';
import { unknownForwardPrior } from '../../chemistry/models/template-counts.ts';
import { reactantPatterns } from '../../chemistry/models/template-set.ts';
import { isMethod } from '../../chemistry/templates/method.ts';
import type { PredictedProduct } from '../../chemistry/models/types.ts';
import { fitOf, isAllThere, isLacking, lifted, type Supply } from './agent-fit.ts';
import { type AgentKind, isOnlyMedium, isSpectatorIon, kindsOf, stayingBeside } from './agent-kinds.ts';
import { blended } from './blend.ts';
import type { FlaskRanking } from './flask-ranking.ts';
import { freeForm, MixtureReader, type ReadPart } from './mixture-reader.ts';
import { fromNowhere, hasElements, isWithinGift, reagentFactor, recordFactor } from './product-sense.ts';
import { ShortLived } from './short-lived.ts';

/** Whatever predicts products of reactants. */
export interface ProductPredictor {
  predict(reactants: readonly string[]): readonly PredictedProduct[];
}

/** A product of a mixture; `used` are the indexes, among the given parts, of those that give atoms. */
export interface MixtureProduct extends PredictedProduct {
  used: number[];
}

export interface MixturePrediction {
  /** Best first. */
  products: MixtureProduct[];
  /** Canonical SMILES of what may give atoms. */
  reactants: string[];
  /** Canonical SMILES of what only helps; ions one by one. */
  agents: string[];
}

export interface MixtureModels {
  rdkit: RDKit;
  /** All templates, by what records say of them. */
  forward: ProductPredictor;
  /** Reactions that are told by their reagents alone; see models/templates/methods.ts. */
  methods: ProductPredictor;
  agents: AgentReader;
  /** The learned ranker, which sees what is there besides; without it rules and counts judge alone. */
  ranking?: FlaskRanking | undefined;
}

/** The score that a reaction told by its reagents starts from. An estimate: records hardly show these. */
const methodScore = 0.5;
/** How a molecule that could react with itself does beside what it could react with. */
const selfFactor = 0.5;
/** From this share on the ranker is sure that the product forms beside these agents, by whatever its templates know. */
const sureShare = 0.5;
/** What is left of a product that no reagent speaks for where its reactants are told to react otherwise. */
const toldOtherwise = 0.4;

export class MixtureForward {
  readonly #models: MixtureModels;
  readonly #reader: MixtureReader;
  readonly #shortLived: ShortLived;

  constructor(models: MixtureModels) {
    this.#models = models;
    this.#reader = new MixtureReader(models.rdkit, models.agents);
    this.#shortLived = new ShortLived(models.rdkit);
  }

  /** Products of canonical parts, reactants and agents alike. Throws a TypeError when one cannot be read. */
  predict(parts: readonly string[]): MixturePrediction {
    const read = this.#reader.read(parts);
    const { main, agents } = told(read);
    const supply = this.#supplyOf(read, main);
    const reactants = main.map((place) => withHalide(read[place]?.smiles ?? ''));
    const asked: Asked = { reactants, places: main, supply, isTold: agents.length > 0 };
    const tellsReagents = agents.some((place) => this.#isReagent(read[place]));
    const own = this.#products(asked);
    const mayGive = agents.filter((place) => this.#models.agents.byName(read[place]?.name ?? '')?.role !== 'catalyst');
    const withAgent = takers(read, mayGive, supply).flatMap((taker) => this.#products(asked, taker));
    // Who tells reagents tells all of them: nothing comes from elsewhere.
    const fromWhatIsThere = (one: MixtureProduct): MixtureProduct =>
      !asked.isTold || hasElements(one.smiles, parts) ? one : { ...one, score: one.score * fromNowhere };
    const counted = reconciled([...own, ...withAgent].map(fromWhatIsThere));
    const { ranking } = this.#models;
    const shares = ranking ? this.#ranked(ranking, read, asked).map(fromWhatIsThere) : [];
    const found = ranking ? blended(counted, shares) : counted;
    const sure = new Set(shares.flatMap(({ smiles, score }) => (score >= sureShare ? [smiles] : [])));
    const isPossible = (one: MixtureProduct): boolean =>
      hasItsAgents(sure.has(one.smiles) ? one.templateIds : namingIds(one.templateIds), supply) &&
      hasElements(one.smiles, parts);
    const possible = tellsReagents ? found.filter(isPossible) : found;
    return {
      products: ranked(possible, parts),
      reactants,
      agents: agents.map((place) => parts[place] ?? ''),
    };
  }

  /** What the ranker expects, as far as the rules about agents let it. */
  #ranked(ranking: FlaskRanking, read: readonly ReadPart[], asked: Asked): MixtureProduct[] {
    return ranking.of(read).flatMap((one): MixtureProduct[] => {
      const giving = one.used.map((place) => withHalide(read[place]?.smiles ?? ''));
      const taken = one.used.find((place) => !asked.places.includes(place));
      const name = taken === undefined ? undefined : read[taken]?.name;
      const others = giving.filter((_, index) => one.used[index] !== taken);
      if (name !== undefined && !isWithinGift(one.smiles, others, name)) return [];
      if (this.#shortLived.isIn(one.smiles, giving)) return [];
      const judged = asked.isTold ? { ...one, score: scoredBeside(one, asked.supply, name).score } : one;
      const isIdle = asked.places.some((place) => !one.used.includes(place) && isImpatient(read[place]?.smiles ?? ''));
      return [isIdle ? { ...judged, score: judged.score * passedOverFactor } : judged];
    });
  }

  #products(asked: Asked, taker?: Taker): MixtureProduct[] {
    const smiles = taker ? [...asked.reactants, taker.smiles] : asked.reactants;
    // Reagents and salts alone.
    if (smiles.length === 0) return [];
    const isNew = (one: PredictedProduct): boolean => !taker || one.reactants.includes(asked.reactants.length);
    const isSound = (one: PredictedProduct): boolean =>
      isNew(one) && isWithin(one, asked.reactants, taker) && !this.#shortLived.isIn(one.smiles, smiles);
    const judge = (one: PredictedProduct, factor: number): MixtureProduct => ({
      ...one,
      used: one.reactants.map((index) => asked.places[index] ?? taker?.place ?? -1).toSorted((a, b) => a - b),
      score: one.score * passedOver(one, asked.reactants) * factor,
    });
    const { factor = 1, name = undefined } = taker ?? {};
    const recorded = this.#models.forward.predict(smiles).filter(isSound);
    return [
      ...recorded.map((one) => judge(asked.isTold ? scoredBeside(one, asked.supply, name) : one, factor)),
      // A method names what it takes part with, and so does its taking part surprise less.
      ...this.#methods(smiles, asked.supply, name)
        .filter(isSound)
        .map((one) => judge(one, factor ** 0.3)),
    ];
  }

  // Only where all that the method needs is there.
  #methods(smiles: readonly string[], supply: Supply, taken: string | undefined): PredictedProduct[] {
    return this.#models.methods.predict(smiles).flatMap((one) => {
      const possible = one.templateIds.flatMap((id) => methodBeside(one, id, supply, taken) ?? []);
      return possible.toSorted((a, b) => b.score - a.score).slice(0, 1);
    });
  }

  /** Solvents alone do not say what else is there. */
  #isReagent(part: ReadPart | undefined): boolean {
    if (!part?.name) return false;
    return this.#models.agents.byName(part.name)?.role !== 'solvent' && !this.#models.agents.isWorkUp(part.given);
  }

  #supplyOf(read: readonly ReadPart[], main: readonly number[]): Supply {
    const named = this.#models.agents.read(read.map((one) => one.given));
    const own = read.flatMap(({ name, given, isNamedHere }, place) => {
      if (name === undefined || (main.includes(place) && this.#models.agents.find(given) !== undefined)) return [];
      return isNamedHere || this.#models.agents.byName(name) === undefined ? [name] : [];
    });
    const tidy = [...named.reagents, ...named.catalysts, ...named.solvents];
    // Palladium written as the bare metal is that of a complex, or lies on carbon; hydrogen beside it tells which.
    const isBare = read.some(isBarePalladium) && !read.some((one) => givesHydrogen.test(one.name ?? ''));
    const names = new Set([...tidy, ...own, ...(isBare ? ['Pd complex'] : [])]);
    // Dimethyl sulfoxide is a solvent, or oxidises once it is activated.
    const isActivated = names.has('DMSO') && [...names].some((name) => activatesSulfoxide.test(name));
    const unsure = new Set<AgentKind>();
    if (isBare) unsure.add('hydrogen');
    if (isActivated) unsure.add('oxidant');
    return {
      names,
      unsure,
      kinds: new Set([...[...names].flatMap(kindsOf), ...unsure]),
      hasCouplingPartner: main.some((place) => couples.test(read[place]?.given ?? '')),
    };
  }
}

interface Asked {
  reactants: readonly string[];
  /** Of the reactants among the parts. */
  places: readonly number[];
  supply: Supply;
  /** Something is there besides reactants. */
  isTold: boolean;
}

interface Taker {
  smiles: string;
  name: string;
  place: number;
  /** How likely an atom of it stays, 0 to 1. */
  factor: number;
}

function isBarePalladium({ given, name }: ReadPart): boolean {
  return given === '[Pd]' || (given === '[Pd+2]' && name !== 'Pd(OAc)2');
}

const givesHydrogen = /^(?:H2$|HCO2NH4|HCO2H|N2H4|Et3SiH|1,4-cyclohexadiene)/;
const activatesSulfoxide = /^(?:DCC|DIC|EDC|oxalyl chloride|TFAA|trifluoroacetic anhydride|SO3|P2O5|P4O10)/;
const couples = /B\(|B\d|\[B|\[Sn|\[Zn|\[Si|\[Mg|C#C/;

// A solvent or reagent with carbon in it is the substrate where nothing else is; what only dissolves, where not even that is.
function told(read: readonly ReadPart[]): { main: number[]; agents: number[] } {
  const all = read.map((_, place) => place);
  const at = (place: number): ReadPart | undefined => read[place];
  const isSubstrate = (place: number): boolean =>
    !isSpectatorIon(at(place)?.given ?? '') && /C(?!l)|c/.test(at(place)?.smiles ?? '');
  const isMain = (place: number): boolean => !(at(place)?.helps ?? true);
  const isNoMedium = (place: number): boolean => isSubstrate(place) && !isOnlyMedium(at(place)?.name ?? '');
  const reacts = [isMain, isNoMedium, isSubstrate].find((test) => all.some(test)) ?? isSubstrate;
  return { main: all.filter(reacts), agents: all.filter((place) => !reacts(place)) };
}

/** Agents that might give atoms, each once. */
function takers(read: readonly ReadPart[], agents: readonly number[], { kinds }: Supply): Taker[] {
  const seen = new Set<string>();
  return agents.flatMap((place) => {
    const { smiles = '', name = undefined } = read[place] ?? {};
    const factor = name === undefined || seen.has(smiles) || isSpectatorIon(smiles) ? 0 : stayingBeside(name, kinds);
    seen.add(smiles);
    return name !== undefined && factor > 0 ? [{ smiles: withHalide(smiles), name, place, factor }] : [];
  });
}

function isWithin(one: PredictedProduct, reactants: readonly string[], taker: Taker | undefined): boolean {
  if (!taker) return true;
  const others = one.reactants.flatMap((index) => reactants[index] ?? []);
  return isWithinGift(one.smiles, others, taker.name);
}

/** A Grignard reagent, an organolithium or an organozinc compound does not stand by. */
function passedOver({ reactants }: PredictedProduct, main: readonly string[]): number {
  return main.some((one, index) => isImpatient(one) && !reactants.includes(index)) ? passedOverFactor : 1;
}

const passedOverFactor = 0.12;

function isImpatient(smiles: string): boolean {
  return /\[(?:Mg|Li|Zn)/.test(smiles);
}

/** The product as a method gives it whose agents are there; undefined where one is missing. */
function methodBeside(
  one: PredictedProduct,
  templateId: string,
  supply: Supply,
  taken: string | undefined,
): PredictedProduct | undefined {
  const { conditions = [], forward = [] } = templateById(templateId) ?? {};
  if (!isAllThere(conditions, supply)) return undefined;
  const { factor, lift } = fitOf(conditions, supply, taken);
  const partners = Math.max(...forward.map((smarts) => reactantPatterns(smarts).length));
  const start = (one.score / unknownForwardPrior) * methodScore * (partners > one.reactants.length ? selfFactor : 1);
  return { ...one, templateId, templateIds: [templateId], score: factor * lifted(start, lift) };
}

/** The expert templates where there are any: a learned one speaks of more than one kind of reaction. */
function namingIds(templateIds: readonly string[]): readonly string[] {
  const experts = templateIds.filter((id) => !isLearnedId(id));
  return experts.length > 0 ? experts : templateIds;
}

/** Whether one of the templates finds its agents, or what does instead of them. */
function hasItsAgents(templateIds: readonly string[], supply: Supply): boolean {
  return templateIds.some((id) => {
    const template = templateById(id);
    return template === undefined || isMethod(id) || !isLacking(template, supply);
  });
}

/** Scored among what is there, by the template of the product that suits it best. */
function scoredBeside(one: PredictedProduct, supply: Supply, taken: string | undefined): PredictedProduct {
  const scores = namingIds(one.templateIds).map((id) => {
    const template = templateById(id);
    const { factor, lift } = fitOf(template?.conditions ?? [], supply, taken);
    return factor * lifted(one.score, lift) * recordFactor(template?.name) * reagentFactor(id, supply);
  });
  return { ...one, score: Math.max(...scores) };
}

/** Without what the reagents say goes otherwise: the other configuration, or an open product that nothing speaks for. */
function reconciled(found: readonly MixtureProduct[]): MixtureProduct[] {
  const methods = found.filter((one) => isMethod(one.templateId));
  const flats = new Map(methods.map((one) => [flatOf(one.smiles), one.smiles]));
  return found.flatMap((one) => {
    if (isMethod(one.templateId)) return [one];
    const configured = flats.get(flatOf(one.smiles));
    if (configured !== undefined && configured !== one.smiles && /[@/\\]/.test(configured)) return [];
    const isOther = methods.some(
      (other) => other.smiles !== one.smiles && one.used.every((place) => other.used.includes(place)),
    );
    return [isOther ? { ...one, score: one.score * toldOtherwise } : one];
  });
}

// Two spellings of one molecule that differ in configuration alone read the same but for the order of atoms.
function flatOf(smiles: string): string {
  return smiles.replaceAll(/\[([A-Z][a-z]?)@+H?\]/g, '$1').replaceAll(/[/\\]/g, '');
}

function ranked(found: readonly MixtureProduct[], parts: readonly string[]): MixtureProduct[] {
  const given = new Set(parts);
  const best = new Map<string, MixtureProduct>();
  for (const one of found) {
    if (given.has(one.smiles)) continue;
    const known = best.get(one.smiles);
    if (!known || one.score > known.score) best.set(one.smiles, one);
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score || compareText(a.smiles, b.smiles));
}

/** What of a written part takes part: the free amine, the alcohol of an alkoxide, the organometallic halide. */
export function reactingForm(smiles: string): string {
  return withHalide(freeForm(smiles));
}

/** Organometallics are written as ions by records; templates write the halide. */
function withHalide(smiles: string): string {
  return smiles.replace(/^\[(Mg|Zn)\+\]/, 'Br[$1]').replace(/\[(Mg|Zn)\+\]/, '[$1]Br');
}
