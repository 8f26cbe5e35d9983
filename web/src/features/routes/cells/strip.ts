// How much of a main line fits into a row: when not all of it, the first part and the last molecule stay.

export interface Strip {
  /** Indices of the molecules before the gap. */
  start: number[];
  /** Molecules left out. */
  left: number;
  /** Indices after the gap. */
  tail: number[];
}

/** Which of `count` molecules to draw in `width` pixels when each takes `unit` pixels with its arrow. */
export function stripOf(count: number, width: number, unit: number, gapWidth: number): Strip {
  const all = Array.from({ length: count }, (_, index) => index);
  if (count * unit <= width || count <= 2) return { start: all, left: 0, tail: [] };
  const room = Math.max(2, Math.floor((width - gapWidth) / unit));
  if (room >= count) return { start: all.slice(0, count - 1), left: 0, tail: all.slice(-1) };
  return { start: all.slice(0, room - 1), left: count - room, tail: all.slice(-1) };
}

/** CSS pixels of each arrow in a line of `count` molecules: as much of the free width as its reaction name can use. */
export function arrowWidthOf(
  count: number,
  width: number,
  size: { thumbWidth: number; arrowWidth: number },
  gapWidth: number,
): number {
  const unit = size.thumbWidth + size.arrowWidth;
  if (count < 1 || !Number.isFinite(width)) return size.arrowWidth;
  const fits = count * unit <= width;
  const stations = fits ? count : Math.max(2, Math.floor((width - gapWidth) / unit));
  const share = Math.floor((fits ? width : width - gapWidth) / stations) - size.thumbWidth;
  return Math.max(size.arrowWidth, Math.min(maxArrowWidth, share));
}

// A name of 50 letters takes two lines.
const maxArrowWidth = 160;
