// Single-step proposals of the learned templates: every place where one fits is scored, and the most likely are carried
// out, the best first, until what is left is unlikely as a whole.

import type { MolGraph } from '../molecule/graph.ts';
import type { Mol, RDKit } from '../molecule/rdkit.ts';
import { readTemplateLinks } from './expert-links.ts';
import type { TemplateLinks } from './expert-links.ts';
import { LearnedLibrary } from './learned/learned-library.ts';
import { readProduct } from './learned/product-graph.ts';
import { readLearnedTemplates } from './learned/read-templates.ts';
import type { Candidate, LearnedRecord, ProductGraph } from './learned/types.ts';
import { calibrated, readCalibration, uncalibrated } from './ranker/calibration.ts';
import type { Calibration } from './ranker/calibration.ts';
import type { Place } from './ranker/features.ts';
import { libraryChecksum } from './ranker/library-checksum.ts';
import { Ranker } from './ranker/ranker.ts';
import { softmax } from './ranker/softmax.ts';
import { readRankerWeights } from './ranker/weights.ts';

export interface LearnedProposal {
  /** Canonical SMILES, sorted. */
  precursors: string[];
  /** Index of the template that is most likely to have given them, and the product atoms that it fits. */
  template: number;
  atoms: readonly number[];
  /** Those of the atoms that change. */
  centre: readonly number[];
  /** Share of all places together, before it is calibrated. */
  share: number;
  /** Calibrated probability that a chemist's recorded reaction is this one, 0 to 1. */
  probability: number;
}

export interface LearnedLimits {
  /** Distinct sets of precursors. */
  sets: number;
  /** Places that are carried out at most. */
  tries: number;
  /** Share below which a place is not carried out. */
  leastShare: number;
}

export const usualLimits: LearnedLimits = { sets: 50, tries: 100, leastShare: 5e-5 };

/** Gives one logit for each place of one molecule. */
export interface PlaceScorer {
  logits(graph: MolGraph, places: readonly Place[]): Float32Array;
}

/**
 * The learned templates and their ranker as they ship with the service; `countsOnly` ranks by how often a template was
 * recorded instead, to compare with, and `uncalibrated` leaves the shares as they are. Throws a RangeError when the weights were trained on other templates.
 */
export function readLearnedStep(
  rdkit: RDKit,
  options: { countsOnly?: boolean; uncalibrated?: boolean } = {},
): LearnedStep {
  const records = readLearnedTemplates();
  const library = new LearnedLibrary(rdkit, records);
  const links = readTemplateLinks();
  if (options.countsOnly) {
    return new LearnedStep({ library, records, links, scorer: new CountsOnly(records), calibration: uncalibrated });
  }
  const weights = readRankerWeights();
  if (weights.library !== libraryChecksum(records)) throw new RangeError('the ranker was trained on other templates');
  const calibration = options.uncalibrated ? uncalibrated : readCalibration();
  return new LearnedStep({ library, records, links, scorer: new Ranker(weights), calibration });
}

export interface LearnedParts {
  library: LearnedLibrary;
  records: readonly LearnedRecord[];
  /** Expert templates that learned ones stand for. */
  links: TemplateLinks;
  scorer: PlaceScorer;
  calibration: Calibration;
}

export class LearnedStep {
  readonly library: LearnedLibrary;
  readonly records: readonly LearnedRecord[];
  readonly links: TemplateLinks;
  readonly #scorer: PlaceScorer;
  readonly #calibration: Calibration;

  constructor({ library, records, links, scorer, calibration }: LearnedParts) {
    this.library = library;
    this.records = records;
    this.links = links;
    this.#scorer = scorer;
    this.#calibration = calibration;
  }

  /** Distinct sets of precursors, the most likely first. */
  proposals(mol: Mol, limits: LearnedLimits = usualLimits): LearnedProposal[] {
    return this.proposalsFor(readProduct(mol), limits);
  }

  /** As `proposals`, for a molecule that was read before. */
  proposalsFor(product: ProductGraph, limits: LearnedLimits = usualLimits): LearnedProposal[] {
    const candidates = this.library.candidates(product);
    const shares = softmax(this.#scorer.logits(product, candidates));
    const order = [...candidates.keys()].toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || a - b);
    const found = new Map<string, LearnedProposal>();
    for (const index of order.slice(0, limits.tries)) {
      const candidate = candidates[index];
      const share = shares[index] ?? 0;
      if (!candidate || share < limits.leastShare || found.size >= limits.sets) break;
      const precursors = this.library.precursors(product, candidate);
      if (precursors) addShare(found, precursors, candidate, share);
    }
    return [...found.values()]
      .toSorted((a, b) => b.share - a.share)
      .map((one) => ({ ...one, probability: calibrated(this.#calibration, one.share) }));
  }
}

class CountsOnly implements PlaceScorer {
  readonly #logs: Float32Array;

  constructor(records: readonly LearnedRecord[]) {
    this.#logs = Float32Array.from(records, (record) => Math.log(record.count));
  }

  logits(_graph: MolGraph, places: readonly Place[]): Float32Array {
    return Float32Array.from(places, ({ template }) => this.#logs[template] ?? -Infinity);
  }
}

// The first template to give a set of precursors is the most likely one.
function addShare(
  found: Map<string, LearnedProposal>,
  precursors: string[],
  { template, atoms, centre }: Candidate,
  share: number,
): void {
  const key = precursors.join('.');
  const known = found.get(key);
  if (known) known.share += share;
  else found.set(key, { precursors, template, atoms, centre, share, probability: 0 });
}
