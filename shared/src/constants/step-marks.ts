// The marks of a step, and the reasons for them (rules/step-mark.ts).

export const stepMarks = ['wellPrecedented', 'plausible', 'speculative'] as const;
export type StepMark = (typeof stepMarks)[number];

export const markReasons = [
  'precedents',
  'fewPrecedents',
  'noPrecedent',
  'seldomChosen',
  'hardlyEverChosen',
  'otherProducts',
  'otherSites',
  'wrongSite',
  'touchedGroups',
  'conditionsUnknown',
  'checkFailed',
  'notRated',
  'enzymeKnown',
  'enzymeScreen',
  'enzymeSpeculative',
] as const;
export type MarkReason = (typeof markReasons)[number];
