import type { Family } from './family.ts';

/** Where the kind of reaction has no family: its materials and its conditions, all else is a blank. */
export const generic: Family = {
  id: 'generic',
  names: /^/,
  partners: [],
  amounts: {},
  molar: 0.2,
  atmosphere: 'byAgents',
  order: [{ do: 'combine', parts: ['*'] }],
};
