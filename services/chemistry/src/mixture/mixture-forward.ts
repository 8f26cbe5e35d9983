// What a mixture gives that has its reagents, catalysts and solvents in it. What only helps takes no part as a reactant; what
// is there decides which of the possible reactions is meant: no reduction without a reductant, no hydrolysis beside a hydride.

import type { AgentReader } from '../conditions/agent-reader.ts';
import { templateById } from '../models/learned-template.ts';
import { compareText } from '../models/single-step.ts';
import type { TypicalConditions } from '../models/templates/template.ts';
import type { PredictedProduct } from '../models/types.ts';
import { ignoredFactor, isSpectatorIon, kindsOf, missingFactor, stayingFactor } from './agent-kinds.ts';
import type { AgentKind } from './agent-kinds.ts';

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

export class MixtureForward {
  readonly #forward: ProductPredictor;
  readonly #agents: AgentReader;

  constructor(forward: ProductPredictor, agents: AgentReader) {
    this.#forward = forward;
    this.#agents = agents;
  }

  /** Products of canonical parts, reactants and agents alike. Throws a TypeError when one cannot be read. */
  predict(parts: readonly string[]): MixturePrediction {
    const { main, agents } = this.#told(parts);
    const reactants = main.map(({ smiles }) => smiles);
    const named = this.#agents.read(parts);
    const supply = new Set([...named.reagents, ...named.catalysts, ...named.solvents].flatMap(kindsOf));
    const isTold = agents.length > 0;
    const places = main.map(({ place }) => place);
    const fitted = (one: PredictedProduct, taken?: string, place = -1): MixtureProduct => ({
      ...one,
      used: one.reactants.map((index) => places[index] ?? place).toSorted((a, b) => a - b),
      score: one.score * passedOver(one, reactants) * (isTold ? fitOf(one.templateIds, supply, taken) : 1),
    });
    const own = this.#forward.predict(reactants).map((one) => fitted(one));
    const withAgent = this.#takers(agents).flatMap(({ smiles, name, factor }) =>
      this.#forward
        .predict([...reactants, smiles])
        .filter((one) => one.reactants.includes(reactants.length))
        .map((one) => fitted({ ...one, score: one.score * factor }, name, parts.indexOf(smiles))),
    );
    return { products: ranked([...own, ...withAgent], parts), reactants, agents };
  }

  // A solvent or reagent with carbon in it is the substrate where nothing else is.
  #told(parts: readonly string[]): { main: { smiles: string; place: number }[]; agents: string[] } {
    const isSubstrate = (one: string): boolean => !isSpectatorIon(one) && /C(?!l)|c/.test(one);
    const reacts = parts.some((one) => !this.#helps(one)) ? (one: string) => !this.#helps(one) : isSubstrate;
    const main = parts.flatMap((one, place) => (reacts(one) ? [{ smiles: withHalide(one), place }] : []));
    return { main, agents: parts.filter((one) => !reacts(one)) };
  }

  #helps(part: string): boolean {
    return this.#agents.find(part) !== undefined || isSpectatorIon(part) || this.#agents.isWorkUp(part);
  }

  /** Agents that might give atoms, each once. */
  #takers(agents: readonly string[]): { smiles: string; name: string; factor: number }[] {
    return [...new Set(agents)].flatMap((smiles) => {
      const name = this.#agents.find(smiles)?.name;
      const factor = name === undefined ? 0 : stayingFactor(name);
      return name !== undefined && factor > 0 ? [{ smiles, name, factor }] : [];
    });
  }
}

/** A Grignard reagent, an organolithium or an organozinc compound does not stand by. */
function passedOver({ reactants }: PredictedProduct, main: readonly string[]): number {
  const isIdle = main.some((one, index) => /\[(?:Mg|Li|Zn)/.test(one) && !reactants.includes(index));
  return isIdle ? 0.12 : 1;
}

/** How well what is there suits the best of several templates of one product, 0 to 1. */
function fitOf(templateIds: readonly string[], supply: ReadonlySet<AgentKind>, taken: string | undefined): number {
  return Math.max(...templateIds.map((id) => fitOfOne(templateById(id)?.conditions ?? [], supply, taken)));
}

function fitOfOne(
  lines: readonly TypicalConditions[],
  supply: ReadonlySet<AgentKind>,
  taken: string | undefined,
): number {
  const given = new Set(taken === undefined ? [] : kindsOf(taken));
  const told = [...supply].filter((kind) => !given.has(kind));
  const choices = lines.length > 0 ? lines.map(needsOf) : [new Set<AgentKind>()];
  return Math.max(...choices.map((needs) => missing(needs, supply) * (given.size > 0 ? 1 : ignored(needs, told))));
}

function missing(needs: ReadonlySet<AgentKind>, supply: ReadonlySet<AgentKind>): number {
  return [...needs].reduce((left, kind) => (supply.has(kind) ? left : Math.min(left, missingFactor(kind))), 1);
}

// One agent that is used is enough: the others may be there for the work-up.
function ignored(needs: ReadonlySet<AgentKind>, told: readonly AgentKind[]): number {
  const factors = told.filter((kind) => !needs.has(kind)).map(ignoredFactor);
  const used = told.filter((kind) => needs.has(kind)).map(ignoredFactor);
  const [worst, best] = [Math.min(1, ...factors), Math.min(1, ...used)];
  return best <= worst ? 1 : worst;
}

function needsOf({ reagents, catalysts = [] }: TypicalConditions): Set<AgentKind> {
  return new Set([...reagents, ...catalysts].flatMap(kindsOf));
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

/** Organometallics are written as ions by records; templates write the halide. */
export function withHalide(smiles: string): string {
  return smiles.replace(/\[(Mg|Zn)\+\]/, '[$1]Br');
}
