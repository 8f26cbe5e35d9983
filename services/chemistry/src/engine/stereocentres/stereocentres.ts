// For each stereocentre of a molecule the ways to it, compared: docs/stereocentres.md.

import { wayKinds } from '@app/shared/constants/stereocentres';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { builtInMolecules } from '../../chemistry/stock/built-in.ts';
import { findRefused } from '../../chemistry/controlled/controlled.ts';
import { withoutStereoGroups } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { EnzymeSteps } from '../enzymes/enzyme-steps.ts';
import { Bench } from '../impurity/bench.ts';
import { AsymmetricWays, type Draft } from './asymmetric-ways.ts';
import { centresOf, epimerOf, type Centre } from './configured.ts';
import { enzymeWays } from './enzyme-ways.ts';
import { formsOf } from './forms.ts';
import { ChiralPool, type PoolMatch } from './pool.ts';
import { originOf, type Origin, type OriginStep } from './route-origin.ts';
import { resolutionWays } from './resolution-ways.ts';
import { effortOf } from './effort.ts';
import { massRatio } from './weights.ts';
import type { Way } from './way.ts';

export interface CentreWays extends Centre {
  /** The best first. */
  ways: Way[];
  /** In the route; absent where none is given. */
  origin?: Origin;
  /** Indexes in `ways` of what the route does; of a chemical step whose catalyst it does not name, of all that fit. */
  chosen: number[];
}

/** A route to the molecule. */
export interface AskedRoute {
  /** The node of the target. */
  nodeId: string;
  steps: readonly OriginStep[];
}

export interface FoundStereocentres {
  /** The molecule, canonical. */
  smiles: string;
  centres: CentreWays[];
  /** Stereocenters of the molecule; `centres` is empty where there are more than `mostCentres`. */
  found: number;
}

/** More of one kind are left out: the nearest and best are kept. */
const mostOfKind = { chiralPool: 4, enzyme: 6, catalyst: 6, auxiliary: 4, resolution: 3 } as const;
/** Beyond this a molecule is a natural product whose centres are not set one by one. */
export const mostCentres = 8;
const materialsAsked = 4;

/** On one thread. Everything is compiled for the first question: about two seconds. */
export class Stereocentres {
  readonly #bench: Bench;
  readonly #asymmetric: AsymmetricWays;
  readonly #enzymes: EnzymeSteps;
  readonly #pool: ChiralPool;

  constructor(rdkit: RDKit) {
    this.#bench = new Bench(rdkit);
    this.#asymmetric = new AsymmetricWays(rdkit, this.#bench);
    this.#enzymes = new EnzymeSteps(rdkit);
    this.#pool = new ChiralPool(rdkit, builtInMolecules().values());
  }

  /** Centres of a SMILES that is sound, in the order of its canonical atoms; none where there are more than can be judged. */
  of(text: string, route?: AskedRoute): FoundStereocentres {
    const smiles = this.#bench.canonical(text);
    if (smiles === null) throw new TypeError('not a molecule');
    const centres = centresOf(this.#bench, smiles);
    const judged = centres.length > mostCentres ? [] : centres;
    const answered = judged.map((centre) => {
      const origin = route && originOf(this.#bench, route.steps, { nodeId: route.nodeId, smiles }, centre.atom);
      const ways = this.#waysTo(smiles, centre);
      if (!origin) return { ...centre, ways, chosen: [] };
      const all = this.#withMaterial(smiles, centre, ways, origin);
      return { ...centre, ways: all, origin, chosen: chosenOf(all, origin) };
    });
    this.#bench.release();
    return { smiles, centres: answered, found: centres.length };
  }

  [Symbol.dispose](): void {
    this.#asymmetric[Symbol.dispose]();
    this.#enzymes[Symbol.dispose]();
    this.#bench[Symbol.dispose]();
  }

  #waysTo(smiles: string, { atom }: Centre): Way[] {
    const bench = this.#bench;
    const epimer = epimerOf(bench, smiles, atom);
    if (epimer === null) return [];
    const forms = formsOf(bench, smiles, epimer);
    const materials = this.#pool.find(smiles, atom, materialsAsked);
    const drafts = [
      ...materials.map((one) => this.#fromPool(smiles, one)),
      ...forms.flatMap((form) => [...enzymeWays(bench, this.#enzymes, form), ...this.#asymmetric.of(form)]),
      ...resolutionWays(bench, forms),
    ];
    return ordered(drafts.filter((draft) => this.#mayBeShown(draft)).map((draft) => this.#judged(draft)));
  }

  /** No way leads over a substance under legal control. */
  #mayBeShown({ form, precursors }: Draft): boolean {
    return findRefused(this.#bench.rdkit, [form, ...precursors.map(withoutStereoGroups)].join('.')) === null;
  }

  /** With the material that the route starts from, where it is not among the ways already. */
  #withMaterial(smiles: string, { atom }: Centre, ways: readonly Way[], origin: Origin): Way[] {
    const isListed = ways.some((way) => isOf(way, origin));
    if (origin.kind !== 'material' || isListed || origin.smiles === smiles) return [...ways];
    const match = this.#pool.match(smiles, atom, origin.smiles);
    return match ? ordered([...ways, this.#judged(this.#fromPool(smiles, match))]) : [...ways];
  }

  #fromPool(smiles: string, { smiles: material, atoms, changes }: PoolMatch): Draft {
    const all = this.#bench.heavyAtoms(smiles);
    return {
      kind: 'chiralPool',
      method: 'pool',
      form: smiles,
      later: [],
      precursors: [material],
      steps: changes,
      laterSteps: 0,
      maxYield: 1,
      covers: [atoms.length, all],
      massRatio: massRatio(this.#bench, smiles, [material], 1),
      for: ['buyable', 'wholeYield', ...(atoms.length * 2 >= all ? (['coversMore'] as const) : [])],
      against: changes > mostEasyChanges ? ['skeleton'] : [],
    };
  }

  #judged(draft: Draft): Way {
    const isBuyable =
      draft.kind !== 'chiralPool' && draft.precursors.every((one) => builtInMolecules().has(one) || isTrivial(one));
    const inverts = draft.later.includes('displacement');
    const way = {
      ...draft,
      for: [...draft.for, ...(isBuyable ? (['precursorBuyable'] as const) : [])],
      against: [...draft.against, ...(inverts ? (['inversion'] as const) : [])],
    };
    return { ...way, effort: effortOf(way) };
  }
}

function chosenOf(ways: readonly Way[], origin: Origin): number[] {
  return ways.flatMap((way, index) => (isOf(way, origin) ? [index] : []));
}

/** Whether the way is what the route does, or what its step could be. */
function isOf({ kind, method, precursors }: Way, origin: Origin): boolean {
  if (origin.kind === 'material') return kind === 'chiralPool' && precursors.includes(origin.smiles);
  if (origin.kind === 'enzyme' || origin.kind === 'resolution') return method === origin.templateId;
  if (origin.kind === 'unknown') return false;
  const isAsymmetric = kind === 'catalyst' || kind === 'enzyme';
  return isAsymmetric && precursors.every((one) => origin.precursors.includes(one) || isTrivial(one));
}

const mostEasyChanges = 4;
const trivial: ReadonlySet<string> = new Set(['C#N', 'N', 'O', 'C[Mg]Br']);

function isTrivial(smiles: string): boolean {
  return trivial.has(smiles);
}

/** Of one method the nearest form; of one kind the best few; the least effort first. */
function ordered(ways: readonly Way[]): Way[] {
  const best = new Map<string, Way>();
  for (const way of ways.toSorted((a, b) => a.effort.total - b.effort.total)) {
    const key = way.kind === 'chiralPool' ? `pool ${way.precursors.join('.')}` : way.method;
    if (!best.has(key)) best.set(key, way);
  }
  const kept = wayKinds.flatMap((kind) =>
    [...best.values()].filter((one) => one.kind === kind).slice(0, mostOfKind[kind]),
  );
  return kept.toSorted((a, b) => a.effort.total - b.effort.total);
}
