// How much of a main line fits into a row: when not all of it, the first part and the last molecule stay.

export interface Strip {
  /** Indices of the molecules before the gap. */
  head: number[];
  /** Molecules left out. */
  left: number;
  /** Indices after the gap. */
  tail: number[];
}

/** Which of `count` molecules to draw in `width` pixels when each takes `unit` pixels with its arrow. */
export function stripOf(count: number, width: number, unit: number, gapWidth: number): Strip {
  const all = Array.from({ length: count }, (_, index) => index);
  if (count * unit <= width || count <= 2) return { head: all, left: 0, tail: [] };
  const room = Math.max(2, Math.floor((width - gapWidth) / unit));
  if (room >= count) return { head: all.slice(0, count - 1), left: 0, tail: all.slice(-1) };
  return { head: all.slice(0, room - 1), left: count - room, tail: all.slice(-1) };
}

/**
 * How wide the arrows of a table are: as many stations as its longest line needs, or fit, share the width,
 * so that reaction names can be read and the same place means the same step in every row.
 */
export function arrowWidthOf(
  longest: number,
  width: number,
  size: { thumbWidth: number; arrowWidth: number },
  gapWidth: number,
): number {
  const unit = size.thumbWidth + size.arrowWidth;
  if (longest < 1 || !Number.isFinite(width)) return size.arrowWidth;
  const fits = longest * unit <= width;
  const stations = fits ? longest : Math.max(2, Math.floor((width - gapWidth) / unit));
  const share = Math.floor((fits ? width : width - gapWidth) / stations) - size.thumbWidth;
  return Math.max(size.arrowWidth, Math.min(maxArrowWidth, share));
}

const maxArrowWidth = 176;
