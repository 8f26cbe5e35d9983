// What a flask gives by the learned forward ranker: for each way to split it into reactants and agents, what the reactants
// give together beside these agents, weighed by how likely the split is.

import type { PredictedProduct } from '../../chemistry/models/types.ts';
import { isSpectatorIon, stayingFactor } from './agent-kinds.ts';
import type { FlaskRoles } from './flask-roles.ts';
import { flaskSplits } from './flask-splits.ts';
import type { ReadPart } from './mixture-reader.ts';
import type { UsualForms } from './usual-forms.ts';

/** Predicts what reactants give beside agents: the share of each product of everything that could form. */
export interface FlaskPredictor {
  predictBeside(reactants: readonly string[], agents: readonly string[]): readonly PredictedProduct[];
}

/** A product with what it has of all; `used` are the places of the parts that give atoms. */
export interface RankedProduct extends PredictedProduct {
  used: number[];
}

export class FlaskRanking {
  readonly #predictor: FlaskPredictor;
  readonly #roles: FlaskRoles;
  readonly #forms: UsualForms;

  constructor(predictor: FlaskPredictor, roles: FlaskRoles, forms: UsualForms) {
    this.#predictor = predictor;
    this.#roles = roles;
    this.#forms = forms;
  }

  /** Distinct products with their shares; parts that are there twice count once. */
  of(parts: readonly ReadPart[]): RankedProduct[] {
    const seen = new Set<string>();
    const shares = parts.map((part) => {
      const isNew = !seen.has(part.given);
      seen.add(part.given);
      return isNew ? this.#givingShare(part) : null;
    });
    const found = new Map<string, RankedProduct>();
    for (const { giving, share } of flaskSplits(shares)) {
      const reactants = giving.flatMap((place) => parts[place]?.smiles ?? []);
      if (!reactants.some((one) => hasCarbon.test(one))) continue;
      const agents = this.#forms.of(parts.filter((_, place) => !giving.includes(place)));
      for (const one of this.#predictor.predictBeside(reactants, agents)) {
        if (one.reactants.length < reactants.length) continue;
        const known = found.get(one.smiles);
        const own = { ...one, used: giving, score: one.score * share };
        // The split that is likelier for it says how it forms.
        const better = known && known.score > own.score ? known : own;
        found.set(one.smiles, { ...better, score: own.score + (known?.score ?? 0) });
      }
    }
    return [...found.values()];
  }

  /** Null for what never gives atoms: records that say so are mapped wrongly. */
  #givingShare({ given, name, helps }: ReadPart): number | null {
    if (mayStay.test(given)) return this.#roles.givingShare(given, 0);
    if (isSpectatorIon(given) || (name === undefined && helps)) return null;
    if (name === undefined) return this.#roles.givingShare(given);
    const known = mostOfAgents * stayingFactor(name);
    return known > 0 ? this.#roles.givingShare(given, known) : null;
  }
}

/** A reagent that no record tells of gives its atoms so often at most. */
const mostOfAgents = 0.9;

/** Ions that salts give to a product. */
const mayStay = /^\[(?:F-|Cl-|Br-|I-|NH4\+)\]$/;
const hasCarbon = /C(?![ladeorsu])|c/;
