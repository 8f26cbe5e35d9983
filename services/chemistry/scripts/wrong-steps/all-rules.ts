import { destroyedReagentRules } from './destroyed-reagent.ts';
import { groupSuffersRules } from './group-suffers.ts';
import { impossibleRingRules } from './impossible-ring.ts';
import { noLeavingGroupRules } from './no-leaving-group.ts';
import { otherSiteRules } from './other-site.ts';
import { oxidationStateRules } from './oxidation-state.ts';
import type { StepRule, WrongRule } from './rule.ts';
import { stereoRules } from './stereo.ts';
import { stepRules } from './true-step.ts';
import { wrongCarbonylRules } from './wrong-carbonyl.ts';

/** Every rule; of a recorded step the first ones take first. */
export const wrongRules: readonly (WrongRule | StepRule)[] = [
  ...otherSiteRules,
  ...groupSuffersRules,
  ...impossibleRingRules,
  ...stereoRules,
  ...oxidationStateRules,
  ...wrongCarbonylRules,
  ...noLeavingGroupRules,
  ...destroyedReagentRules,
  ...stepRules,
];
