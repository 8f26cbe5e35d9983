// Substances that must not meet in one flask, or only with care: the traits of the two. Bretherick's Handbook of Reactive Chemical
// Hazards, 8th ed.; further sources beside each.

import type { Severity } from '@app/shared/contracts/process/figures';
import { bretherick } from '../group-rules/group-rule.ts';
import type { FlaskTraitName } from './traits.ts';

export interface FlaskPair {
  rule: string;
  one: FlaskTraitName;
  other: FlaskTraitName;
  severity: Severity;
  source: string;
}

export const flaskPairs: readonly FlaskPair[] = [
  { rule: 'azideWithAcid', one: 'azide', other: 'acid', severity: 'severe', source: bretherick },
  {
    rule: 'azideWithChlorinatedSolvent',
    one: 'azide',
    other: 'chlorinatedSolvent',
    severity: 'severe',
    source: `${bretherick}; Org. Process Res. Dev. 2008, 12, 1033`,
  },
  { rule: 'azideWithHeavyMetal', one: 'azide', other: 'heavyMetal', severity: 'high', source: bretherick },
  { rule: 'cyanideWithAcid', one: 'cyanide', other: 'acid', severity: 'severe', source: bretherick },
  {
    rule: 'hydrideInDipolarSolvent',
    one: 'saltHydride',
    other: 'dipolarAprotic',
    severity: 'high',
    source: `${bretherick}; Org. Process Res. Dev. 2019, 23, 2210`,
  },
  {
    rule: 'reductantWithChlorinatedSolvent',
    one: 'strongReductant',
    other: 'chlorinatedSolvent',
    severity: 'severe',
    source: bretherick,
  },
  {
    rule: 'sulfoxideWithAcidHalide',
    one: 'sulfoxideSolvent',
    other: 'activeHalide',
    severity: 'high',
    source: `${bretherick}; Org. Process Res. Dev. 2020, 24, 1614`,
  },
  { rule: 'chloroformWithBase', one: 'chloroform', other: 'strongBase', severity: 'high', source: bretherick },
  { rule: 'nitroalkaneWithBase', one: 'nitroalkane', other: 'strongBase', severity: 'high', source: bretherick },
  { rule: 'peroxideWithKetone', one: 'peroxide', other: 'smallKetone', severity: 'severe', source: bretherick },
  { rule: 'fluorideWithAcid', one: 'fluoride', other: 'strongAcid', severity: 'severe', source: bretherick },
  { rule: 'hypochloriteWithAcid', one: 'hypochlorite', other: 'acid', severity: 'high', source: bretherick },
  { rule: 'hypochloriteWithAmine', one: 'hypochlorite', other: 'ammonia', severity: 'high', source: bretherick },
  { rule: 'hydrogenOverMetal', one: 'hydrogen', other: 'hydrogenationMetal', severity: 'moderate', source: bretherick },
  {
    rule: 'nitricAcidWithSolvent',
    one: 'nitricAcid',
    other: 'combustibleSolvent',
    severity: 'severe',
    source: bretherick,
  },
  { rule: 'sulfideWithAcid', one: 'sulfide', other: 'strongAcid', severity: 'high', source: bretherick },
  { rule: 'halogenWithSolvent', one: 'halogen', other: 'reactiveWithHalogen', severity: 'high', source: bretherick },
  { rule: 'etherWithOxygen', one: 'peroxidableEther', other: 'oxygen', severity: 'high', source: bretherick },
];

/** The pairs that two lists of traits make, each once. */
export function pairsOf(one: readonly string[], other: readonly string[]): FlaskPair[] {
  return flaskPairs.filter(
    (pair) =>
      (one.includes(pair.one) && other.includes(pair.other)) || (one.includes(pair.other) && other.includes(pair.one)),
  );
}
