export const routeSorts = [
  'rank',
  'score',
  'steps',
  'longestLinear',
  'startingMaterials',
  'precedents',
  'solved',
  'cost',
  'convergence',
  'greenness',
  'confidence',
  'leadTime',
  'isolations',
  'mass',
  'hazards',
] as const;

export type RouteSort = (typeof routeSorts)[number];

/** True for columns where more is better, so that the first click shows the best first. */
export const moreIsBetter: Record<RouteSort, boolean> = {
  rank: false,
  score: true,
  steps: false,
  longestLinear: false,
  startingMaterials: false,
  precedents: true,
  solved: true,
  cost: false,
  convergence: true,
  greenness: true,
  confidence: true,
  leadTime: false,
  isolations: false,
  mass: false,
  hazards: false,
};
