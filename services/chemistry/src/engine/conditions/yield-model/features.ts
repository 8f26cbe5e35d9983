// A choice of conditions and the substrates as named numbers, the same for fitting and predicting: each level, each pair of
// levels, each feature of the substrates, and each feature beside each level. Scales say how readily the fit uses a block.

import { type ConditionChoice, conditionFactors } from '@app/shared/contracts/conditions/conditions';

const scales = { pair: 0.5, substrate: 0.5, cross: 0.3, temperature: 0.5 } as const;

export type NamedNumber = [name: string, value: number];

/** Levels of all factors by name, `none` where one plays no part. */
export function levelNames(choice: ConditionChoice): string[] {
  return conditionFactors.map((factor) => `${factor}=${choice[factor] ?? 'none'}`);
}

/** Degrees Celsius from which temperatures count; it stands in where a choice has none. */
const referenceC = 80;

/** A choice beside substrates, whose features are in the order of `substrateFeatureNames`. */
export function namedFeatures(choice: ConditionChoice, substrate: readonly number[]): NamedNumber[] {
  const levels = levelNames(choice);
  const features: NamedNumber[] = levels.map((name) => [name, 1]);
  features.push(['t', (scales.temperature * ((choice.temperatureC ?? referenceC) - referenceC)) / 40]);
  for (const [index, name] of levels.entries()) {
    for (const other of levels.slice(index + 1)) features.push([`${name}&${other}`, scales.pair]);
  }
  for (const [index, value] of substrate.entries()) {
    if (value === 0) continue;
    features.push([`s${index}`, value * scales.substrate]);
    for (const name of levels) features.push([`s${index}&${name}`, value * scales.cross]);
  }
  return features;
}
