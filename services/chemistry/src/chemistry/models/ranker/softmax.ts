// Shares of all that a ranker has scored.

/** For each logit its share, 0 to 1, of all together. */
export function softmax(logits: Float32Array): Float64Array {
  const top = logits.reduce((most, value) => Math.max(most, value), -Infinity);
  const shares = Float64Array.from(logits, (value) => Math.exp(value - top));
  const sum = shares.reduce((total, value) => total + value, 0);
  return shares.map((value) => value / sum);
}
