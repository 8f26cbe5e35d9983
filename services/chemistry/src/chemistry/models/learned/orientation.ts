// Handedness as the order of neighbours: two orders that differ by an odd number of exchanges are mirror images.

/** Whether sorting the numbers takes an odd number of exchanges. */
export function isOddOrder(order: readonly number[]): boolean {
  let exchanges = 0;
  for (let i = 0; i < order.length; i += 1) {
    for (let j = i + 1; j < order.length; j += 1) if ((order[i] ?? 0) > (order[j] ?? 0)) exchanges += 1;
  }
  return exchanges % 2 === 1;
}

/** Whether one order becomes the other by an odd number of exchanges; both hold the same numbers. */
export function isOddChange(one: readonly number[], other: readonly number[]): boolean {
  return isOddOrder(one) !== isOddOrder(other);
}
