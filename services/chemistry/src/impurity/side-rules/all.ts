// All side reactions.

import { byProductRules } from './by-products.ts';
import { couplingReagentRules } from './coupling-reagents.ts';
import { couplingRules } from './coupling.ts';
import { eliminationRules } from './elimination.ts';
import { hydrolysisRules } from './hydrolysis.ts';
import { oxidationRules } from './oxidation.ts';
import { protectionRules } from './protection.ts';
import { reagentRules } from './reagents.ts';
import type { SideRule } from './side-rule.ts';
import { solventRules } from './solvents.ts';

export const sideRules: readonly SideRule[] = [
  ...hydrolysisRules,
  ...couplingRules,
  ...eliminationRules,
  ...oxidationRules,
  ...couplingReagentRules,
  ...reagentRules,
  ...solventRules,
  ...protectionRules,
  ...byProductRules,
];
