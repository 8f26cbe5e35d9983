/** What a column of whole numbers holds. */
export const mostPoints = 2_147_483_647;

/** Points that a payment in minor units brings, so many for each whole unit of its currency; what is left of one is dropped. */
export function pointsOfPayment(minorUnits: number, pointsPerUnit: number): number {
  // Multiplied first: 0.29 x 100 is less than 29 in binary fractions.
  return Math.floor((minorUnits * pointsPerUnit) / 100);
}
