// Two windows write one note: what either changed since both read it stays.

/**
 * The text that holds what changed from `before` to `mine` and from `before` to `theirs`, line by line. Where both changed
 * the same lines, theirs come first and mine after them; nothing that either wrote is lost.
 */
export function mergeText(before: string, mine: string, theirs: string): string {
  if (mine === theirs || mine === before) return theirs;
  if (theirs === before) return mine;
  const [base, a, b] = [linesOf(before), linesOf(theirs), linesOf(mine)];
  const [inA, inB] = [matches(base, a), matches(base, b)];
  const merged: string[] = [];
  let [at, atA, atB] = [0, 0, 0];
  const take = (end: number, endA: number, endB: number): void => {
    merged.push(...mergePart(base.slice(at, end), a.slice(atA, endA), b.slice(atB, endB)));
  };
  base.forEach((line, index) => {
    const [placeA, placeB] = [inA.get(index), inB.get(index)];
    if (placeA === undefined || placeB === undefined) return;
    take(index, placeA, placeB);
    merged.push(line);
    [at, atA, atB] = [index + 1, placeA + 1, placeB + 1];
  });
  take(base.length, a.length, b.length);
  return merged.join('\n');
}

function mergePart(base: readonly string[], theirs: readonly string[], mine: readonly string[]): readonly string[] {
  const same = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');
  if (same(mine, base) || same(mine, theirs)) return theirs;
  if (same(theirs, base)) return mine;
  const isGone = (line: string, from: readonly string[]) => base.includes(line) && !from.includes(line);
  const added = mine.filter((line) => !base.includes(line) && !theirs.includes(line));
  return [...theirs.filter((line) => !isGone(line, mine)), ...added];
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** For lines of `base` that are in a longest common subsequence with `other`, their places there. */
function matches(base: readonly string[], other: readonly string[]): Map<number, number> {
  const width = other.length + 1;
  const length = new Uint32Array((base.length + 1) * width);
  const at = (i: number, j: number): number => length[i * width + j] ?? 0;
  for (let i = base.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      length[i * width + j] = base[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found = new Map<number, number>();
  for (let i = 0, j = 0; i < base.length && j < other.length;) {
    if (base[i] === other[j]) {
      found.set(i, j);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}
