// What a rule for a reagent says. A reagent is read by its structure, salts part by part, with the same patterns as molecules
// (`group-hazards.ts`); `names` is for what has no structure in the table of agents, as Raney nickel or a reagent with a remark.

import type { Severity } from '@app/shared/contracts/process/figures';

export interface ReagentRule {
  rule: string;
  severity: Severity;
  /** Against the name of a reagent or catalyst without a structure. */
  names: RegExp;
  smarts: string;
  source: string;
  members: readonly string[];
  nearMisses: readonly string[];
}

export const clp = 'CLP Annex VI';
