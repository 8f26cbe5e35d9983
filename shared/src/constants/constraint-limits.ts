// How much a chemist may ask of the routes of one task.

export const constraintLimits = {
  smilesLength: 1_000,
  markedBonds: 12,
  /** Molecules that a route must contain; each doubles the bookkeeping of a search. */
  wantedMolecules: 4,
  listedMolecules: 50,
  keptSubstructures: 8,
  limitedElements: 10,
  routeReactions: 20,
  bannedReactions: 500,
  banReasonLength: 300,
} as const;
