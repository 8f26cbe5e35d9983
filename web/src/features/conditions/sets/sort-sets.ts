import type { RankedConditions } from '@app/shared/contracts/conditions/conditions';
import type { ConditionCollation } from '@app/shared/contracts/profile/profile';

export type SetSort = ConditionCollation;
export type SolventClass = NonNullable<RankedConditions['solventClass']>;

/** CHEM21 selection guide, the best first. */
const greenness: Record<SolventClass, number> = { recommended: 0, problematic: 1, hazardous: 2, highlyHazardous: 3 };
const unclassed = 4;

const orders: Record<SetSort, (one: RankedConditions, other: RankedConditions) => number> = {
  rank: () => 0,
  predicted: (one, other) => (other.predicted?.percent ?? -1) - (one.predicted?.percent ?? -1),
  solvent: (one, other) => greennessOf(one) - greennessOf(other),
};

/** In another order; equals stay in the order of their ranks. */
export function sortSets(sets: readonly RankedConditions[], sort: SetSort): RankedConditions[] {
  return sets.toSorted((one, other) => orders[sort](one, other) || one.rank - other.rank);
}

function greennessOf({ solventClass }: RankedConditions): number {
  return solventClass === undefined ? unclassed : greenness[solventClass];
}
