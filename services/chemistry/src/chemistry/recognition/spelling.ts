// How far two spellings are apart.

/**
 * Edits from one text to the other: a letter more, less, another, or two swapped (optimal string alignment; R. A. Wagner,
 * R. Lowrance, 1975). Stops at `limit` and then says more than it. Texts longer than 200 letters are too far apart.
 */
export function editsBetween(first: string, second: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(first.length - second.length) > limit || second.length >= width) return far;
  let [before, previous, current] = rows;
  for (let column = 0; column <= second.length; column++) previous[column] = column;
  for (let row = 1; row <= first.length; row++) {
    const from = Math.max(1, row - limit);
    const to = Math.min(second.length, row + limit);
    current.fill(far, 0, second.length + 1);
    current[0] = row;
    let best = row;
    for (let column = from; column <= to; column++) {
      const letter = first.charCodeAt(row - 1);
      const other = second.charCodeAt(column - 1);
      let edits = (previous[column - 1] ?? far) + (letter === other ? 0 : 1);
      edits = Math.min(edits, (previous[column] ?? far) + 1, (current[column - 1] ?? far) + 1);
      const isSwapped =
        row > 1 && column > 1 && letter === second.charCodeAt(column - 2) && first.charCodeAt(row - 2) === other;
      if (isSwapped) edits = Math.min(edits, (before[column - 2] ?? far) + 1);
      current[column] = edits;
      best = Math.min(best, edits);
    }
    if (best > limit) return far;
    [before, previous, current] = [previous, current, before];
  }
  return previous[second.length] ?? far;
}

// Thousands of pairs are looked at for one question, so the rows are made once.
const width = 202;
const rows: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(width),
  new Uint8Array(width),
  new Uint8Array(width),
];

/** Which letters and digits a text has, as bits: texts that differ in many bits cannot be few edits apart. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) % 31);
  return bits;
}

/** True when texts with these bits may be `limit` edits apart: an edit changes two letters at most. */
export function mayBeNear(first: number, second: number, limit: number): boolean {
  let rest = first ^ second;
  let count = 0;
  while (rest !== 0 && count <= 2 * limit) {
    rest &= rest - 1;
    count++;
  }
  return count <= 2 * limit;
}
