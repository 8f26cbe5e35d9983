import type { ConditionChoice } from '../../src/engine/conditions/optimize/types.ts';

/** One measured yield: which substrates, under which conditions. */
export interface YieldRow {
  reactants: string[];
  /** Empty where it is not recorded. */
  product: string;
  choice: ConditionChoice;
  /** Percent. */
  yieldPercent: number;
}

export interface YieldTable {
  /** Key of the words for it. */
  name: string;
  /** Citation and licence are in NOTICE. */
  source: string;
  /** Penalty of the fit: large where few pairs of substrates were screened, or unlike ones. */
  penalty: number;
  rows: YieldRow[];
}
