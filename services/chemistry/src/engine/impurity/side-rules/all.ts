// All side reactions.

import { acylTransferRules } from './acyl-transfer.ts';
import { alcoholRules } from './alcohols.ts';
import { byProductRules } from './by-products.ts';
import { carbonylRules } from './carbonyls.ts';
import { couplingReagentRules } from './coupling-reagents.ts';
import { couplingRules } from './coupling.ts';
import { eliminationRules } from './elimination.ts';
import { hydrolysisRules } from './hydrolysis.ts';
import { metalRules } from './metals.ts';
import { nitrogenLossRules } from './nitrogen-loss.ts';
import { oxidationRules } from './oxidation.ts';
import { protectionRules } from './protection.ts';
import { reagentRules } from './reagents.ts';
import type { SideRule } from './side-rule.ts';
import { strongAcidRules } from './strong-acids.ts';
import { substitutionRules } from './substitution.ts';
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
  ...acylTransferRules,
  ...alcoholRules,
  ...carbonylRules,
  ...metalRules,
  ...nitrogenLossRules,
  ...strongAcidRules,
  ...substitutionRules,
];
