// What part of the tree the canvas shows: a point p of the drawing is at p * scale + (x, y) of the canvas.

import type { Box, Orientation } from './tree-layout.ts';

export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const scaleLimits = { min: 0.12, max: 3 } as const;
/** Below this scale small print is replaced by what can still be read. */
export const overviewScale = 0.55;
const fitMargin = 28;
const largestFit = 1;

/** Everything in sight, never blown up. */
export function fitView(bounds: Box, canvas: Size): Viewport {
  const scale = clampScale(
    Math.min(
      largestFit,
      (canvas.width - 2 * fitMargin) / Math.max(1, bounds.width),
      (canvas.height - 2 * fitMargin) / Math.max(1, bounds.height),
    ),
  );
  return centred(bounds, canvas, scale);
}

/** The first look: everything when it stays legible, else a legible scale with the target at its edge. */
export function openingView(bounds: Box, canvas: Size, target: Box, orientation: Orientation): Viewport {
  const fit = fitView(bounds, canvas);
  if (fit.scale >= overviewScale) return fit;
  const scale = overviewScale;
  const middle = centred(target, canvas, scale);
  if (orientation === 'horizontal') return { scale, y: middle.y, x: fitMargin - target.x * scale };
  return { scale, x: middle.x, y: fitMargin - target.y * scale };
}

/** Scales by a factor and keeps the point of the canvas under the pointer where it is. */
export function zoomAt(view: Viewport, factor: number, point: { x: number; y: number }): Viewport {
  const scale = clampScale(view.scale * factor);
  const ratio = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
}

/** Moves the drawing by canvas pixels. */
export function panBy(view: Viewport, dx: number, dy: number): Viewport {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Moves as little as needed to bring the box into sight. */
export function reveal(view: Viewport, box: Box, canvas: Size): Viewport {
  const left = box.x * view.scale + view.x;
  const top = box.y * view.scale + view.y;
  const dx = shift(left, left + box.width * view.scale, canvas.width);
  const dy = shift(top, top + box.height * view.scale, canvas.height);
  return dx === 0 && dy === 0 ? view : panBy(view, dx, dy);
}

function shift(start: number, end: number, length: number): number {
  const margin = 12;
  if (start < margin) return margin - start;
  if (end > length - margin) return Math.max(length - margin - end, margin - start);
  return 0;
}

function centred(box: Box, canvas: Size, scale: number): Viewport {
  return {
    scale,
    x: (canvas.width - box.width * scale) / 2 - box.x * scale,
    y: (canvas.height - box.height * scale) / 2 - box.y * scale,
  };
}

function clampScale(scale: number): number {
  return Math.min(scaleLimits.max, Math.max(scaleLimits.min, scale));
}
