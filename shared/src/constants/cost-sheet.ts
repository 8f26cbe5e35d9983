// Words of a cost sheet (rules/cost/sheet.ts).

/**
 * supplier: imported list; live: asked of the price service just now; quoted: an offer; stated: written on the step of the
 * route; entered: into the sheet.
 */
export const costSources = [
  'supplier',
  'live',
  'quoted',
  'counted',
  'computed',
  'estimated',
  'stated',
  'entered',
] as const;
export type CostSource = (typeof costSources)[number];

export const costRoles = ['reactant', 'reagent', 'catalyst', 'solvent', 'workUp'] as const;
export type CostRole = (typeof costRoles)[number];
