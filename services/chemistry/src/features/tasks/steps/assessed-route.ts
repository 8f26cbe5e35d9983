// Steps that were assessed one by one, as the route that is scored and kept has them.

import { reactionClasses, type ReactionClass } from '../../../chemistry/templates/template.ts';
import type { RouteNode, RouteReaction } from '../../../engine/search/types.ts';
import type { ExpandedProposal } from '../graph/expansion.ts';
import type { FoundRoute } from '../route-store.ts';
import type { StoredStep } from '../stored.ts';

type AssessedStep = Pick<ExpandedProposal, 'step' | 'familyPrecedents' | 'forwardShare' | 'touchedGroups'>;

// Of a step that no template knows; the engine has classes for its own steps alone.
const unclassed: ReactionClass = 'functionalGroupInterconversion';

/** The step as the score of a route asks for it. */
export function reactionOf({ step, ...facts }: AssessedStep, children: RouteNode[]): RouteReaction {
  return {
    templateId: step.templateId,
    name: step.name,
    class: isReactionClass(step.classKey) ? step.classKey : unclassed,
    smiles: step.reactionSmiles,
    conditions: step.conditions,
    conditionOrigin: step.conditionOrigin,
    precedents: step.precedents,
    familyPrecedents: facts.familyPrecedents,
    score: step.score,
    probability: step.probability,
    forwardRank: step.forward.rank === 0 ? null : step.forward.rank,
    forwardShare: facts.forwardShare,
    competing: facts.touchedGroups.map((group) => ({ group })),
    children,
  };
}

function isReactionClass(key: string): key is ReactionClass {
  return key in reactionClasses;
}

/** Its detail with all that is known of each step, by reaction SMILES; the place of a step in the route stays. */
export function withKnownSteps({ detail }: FoundRoute, known: ReadonlyMap<string, StoredStep>): FoundRoute['detail'] {
  const steps = detail.steps.map(({ stepId, number, productNodeId, ...shaped }) => ({
    ...shaped,
    ...known.get(shaped.reactionSmiles),
    stepId,
    number,
    productNodeId,
  }));
  return { ...detail, steps };
}
