// How well a step is supported, in one of three words with its reasons. Thresholds were chosen on routes that were read
// (services/chemistry/docs/step-marks.md).

import type { enzymeMaturities } from '../contracts/routes/enzymes.ts';
import type { MarkReason, StepMark } from '../constants/step-marks.ts';

export interface MarkFacts {
  /** Recorded reactions of the same change, and those at atoms with the same upstreams; null where no bond changes. */
  recorded: { change: number; centre: number } | null;
  /** Calibrated probability that a chemist's recorded reaction is this one; undefined where nobody rated the step. */
  probability?: number | undefined;
  forward: {
    passed: boolean;
    /** Place of the product among all that are predicted, from 1. */
    rank: number;
    /** Of the material that reacts at this site, 0 to 1. */
    share: number;
  };
  /** Functional groups elsewhere that the conditions would touch. */
  touched: number;
  conditionsKnown: boolean;
  /** How far an enzymatic transformation has come; it stands for records and ratings, of which there are none. */
  enzyme?: (typeof enzymeMaturities)[number] | undefined;
}

const manyPrecedents = 20;
const anyPrecedents = 3;
const oftenChosen = 0.06;
const everChosen = 0.008;
const mainProductRank = 3;
const mainSite = 0.6;
const possibleSite = 0.3;

/** The word, and what it rests on: for a well precedented step its precedents, else all that keeps it from being one. */
export function markOf(facts: MarkFacts): { word: StepMark; reasons: MarkReason[] } {
  if (facts.enzyme) return enzymaticMark(facts.enzyme, facts.forward.passed);
  const grave = graveReasons(facts);
  const doubts = doubtsOf(facts);
  if (grave.length > 0) return { word: 'speculative', reasons: [...grave, ...doubts] };
  if (doubts.length > 0) return { word: 'plausible', reasons: doubts };
  return { word: 'wellPrecedented', reasons: ['precedents'] };
}

function enzymaticMark(
  maturity: NonNullable<MarkFacts['enzyme']>,
  passed: boolean,
): { word: StepMark; reasons: MarkReason[] } {
  if (!passed) return { word: 'speculative', reasons: ['checkFailed'] };
  if (maturity === 'speculative') return { word: 'speculative', reasons: ['enzymeSpeculative'] };
  return maturity === 'industrial'
    ? { word: 'wellPrecedented', reasons: ['enzymeKnown'] }
    : { word: 'plausible', reasons: ['enzymeScreen'] };
}

/** Each alone makes a step speculative. */
function graveReasons({ recorded, probability = 1, forward }: MarkFacts): MarkReason[] {
  const reasons: (MarkReason | false)[] = [
    !forward.passed && 'checkFailed',
    forward.share < possibleSite && 'wrongSite',
    probability < everChosen && 'hardlyEverChosen',
    recorded !== null && recorded.centre === 0 && recorded.change < manyPrecedents && 'noPrecedent',
  ];
  return reasons.filter((one) => one !== false);
}

/** Each keeps a step from being well precedented. */
function doubtsOf({ recorded, probability, forward, touched, conditionsKnown }: MarkFacts): MarkReason[] {
  const centre = recorded?.centre ?? manyPrecedents;
  const isNew = recorded !== null && centre === 0 && recorded.change < manyPrecedents;
  const reasons: (MarkReason | false)[] = [
    probability === undefined && 'notRated',
    !isNew && centre < manyPrecedents && (centre < anyPrecedents ? 'noPrecedent' : 'fewPrecedents'),
    probability !== undefined && probability >= everChosen && probability < oftenChosen && 'seldomChosen',
    forward.passed && forward.rank > mainProductRank && 'otherProducts',
    forward.share >= possibleSite && forward.share < mainSite && 'otherSites',
    touched > 0 && 'touchedGroups',
    !conditionsKnown && 'conditionsUnknown',
  ];
  return reasons.filter((one) => one !== false);
}
