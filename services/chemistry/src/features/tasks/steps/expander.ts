// One molecule taken apart for a person: every proposal with its precursors' stock, what is under control, and the
// forward check. Checks take most of the time, so they are made best proposal first, until the time is used up.
import { type ControlledMatch, findBarred } from '../../../chemistry/controlled/controlled.ts';
import { LruCache } from '../../../chemistry/molecule/lru.ts';
import type { RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { plannedSmiles } from '../../../chemistry/molecule/stereo/stereo-groups.ts';
import type { Stock } from '../../../chemistry/stock/stock.ts';
import type { Competition, ForwardCheck, Proposal } from '../../../chemistry/models/types.ts';
import type { Engine } from '../../../engine/search/engine.ts';
import type { StepFacts } from '../../../engine/search/types.ts';
import { shapeStep, type ShapeContext } from '../route-shape.ts';
import { type MoleculeFacts, type ExpandedProposal, type Expansion, proposalId } from '../graph/expansion.ts';

export interface ExpanderParts {
  engine: Pick<Engine, 'expand' | 'checkForward' | 'describe'>;
  rdkit: RDKit;
  stock: Stock;
  /** Proposals looked at. */
  top: number;
}

export interface Patience {
  /** Time for forward checks; what is not checked by then says so. */
  checkMs: number;
  shouldStop: () => boolean;
}

interface Known {
  proposals: readonly Proposal[];
  checks: Map<string, ForwardCheck>;
}

const knownExpansions = 300;
const knownMolecules = 20_000;

export class Expander {
  readonly #parts: ExpanderParts;
  readonly #known = new LruCache<string, Known>(knownExpansions);
  readonly #controlled = new LruCache<string, { match: ControlledMatch | null }>(knownMolecules);

  constructor(parts: ExpanderParts) {
    this.#parts = parts;
  }

  /** Proposals of a canonical SMILES, best first. Throws a TypeError when it is unsound. */
  expand(smiles: string, context: ShapeContext, patience: Patience): Expansion {
    const startedAt = performance.now();
    const known = this.#expanded(smiles);
    const shown = known.proposals.slice(0, this.#parts.top);
    for (const one of shown) {
      if (patience.shouldStop() || performance.now() - startedAt > patience.checkMs) break;
      this.#check(known, one, smiles);
    }
    const precursors = [...new Set(shown.flatMap((one) => one.precursors))];
    return {
      product: this.describe(smiles, context),
      precursors: precursors.map((one) => this.describe(one, context)),
      proposals: shown.map((one) => this.#shape(known, one, smiles, context)),
      elapsedMs: performance.now() - startedAt,
    };
  }

  /** One proposal of a canonical SMILES with its check, or null when there is none with this id. */
  proposal(smiles: string, id: string, context: ShapeContext): Expansion | null {
    const startedAt = performance.now();
    const known = this.#expanded(smiles);
    const found = known.proposals.find((one) => proposalId(one.precursors, smiles) === id);
    if (!found) return null;
    this.#check(known, found, smiles);
    return {
      product: this.describe(smiles, context),
      precursors: [...new Set(found.precursors)].map((one) => this.describe(one, context)),
      proposals: [this.#shape(known, found, smiles, context)],
      elapsedMs: performance.now() - startedAt,
    };
  }

  /** A canonical SMILES with its figures, its stock, and why no route may pass through it. */
  describe(smiles: string, context: ShapeContext): MoleculeFacts {
    const { rdkit, stock } = this.#parts;
    const { match } = this.#controlled.getOrMake(smiles, () => ({ match: findBarred(rdkit, smiles) }));
    return { ...context.molecule(smiles), origin: stock.originOf(plannedSmiles(rdkit, smiles)), controlled: match };
  }

  #expanded(smiles: string): Known {
    return this.#known.getOrMake(smiles, () => ({ proposals: this.#parts.engine.expand(smiles), checks: new Map() }));
  }

  #check(known: Known, one: Proposal, product: string): void {
    const id = proposalId(one.precursors, product);
    if (!known.checks.has(id)) known.checks.set(id, this.#parts.engine.checkForward(one.precursors, product));
  }

  #shape(known: Known, one: Proposal, product: string, context: ShapeContext): ExpandedProposal {
    const id = proposalId(one.precursors, product);
    const check = known.checks.get(id) ?? null;
    const facts: StepFacts = this.#parts.engine.describe(one, product, check);
    return {
      id,
      precursors: [...new Set(one.precursors)],
      isChecked: check !== null,
      probability: one.probability,
      step: shapeStep(facts, '', '', context),
      familyPrecedents: facts.familyPrecedents,
      forwardShare: facts.forwardShare,
      touchedGroups: facts.competing.flatMap(({ group }) => group ?? []),
      rivals: rivalsIn(check),
    };
  }
}

/** What would form in place of the product. */
export function rivalsIn(check: ForwardCheck | null): Competition[] {
  return check === null || check.passed ? [] : check.competing;
}
