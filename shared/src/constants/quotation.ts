// Words and bounds of quotations (rules/quotation.ts counts with them).

export const marginBases = ['price', 'cost'] as const;
export type MarginBasis = (typeof marginBases)[number];

export const positionKinds = ['product', 'development', 'analysis', 'other'] as const;
export type PositionKind = (typeof positionKinds)[number];

/** Basis points of a hundred percent. */
export const wholeBasisPoints = 10_000;
/** A margin on price below a hundred percent, a mark-up of up to a thousand. */
export const marginBounds: Readonly<Record<MarginBasis, number>> = { price: 9_500, cost: 100_000 };
export const taxBound = 5_000;
export const unitBound = 1_000;
/** So many at the other bounds stay whole numbers. */
export const mostPositions = 20;
