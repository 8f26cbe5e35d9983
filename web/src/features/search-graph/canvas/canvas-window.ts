// What of the drawing is near what is seen: only that is drawn, and it changes seldom while the drawing is moved.

import type { Viewport } from '../../../chemistry/tree/viewport.ts';
import type { PlacedItem } from './graph-layout.ts';

export interface CanvasWindow {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Steps of the window in the drawing at scale 1. */
const stepPx = 400;

/** The seen part of the drawing with a rim, on a coarse grid, so that moving a little gives the same window. */
export function windowOf(
  { x, y, scale }: Viewport,
  { width, height }: { width: number; height: number },
): CanvasWindow {
  const step = stepPx / scale;
  const snap = (value: number, round: (value: number) => number): number => round(value / step) * step;
  return {
    left: snap(-x / scale, Math.floor) - step,
    top: snap(-y / scale, Math.floor) - step,
    right: snap((width - x) / scale, Math.ceil) + step,
    bottom: snap((height - y) / scale, Math.ceil) + step,
  };
}

export function isWithin(
  { left, top, right, bottom }: CanvasWindow,
  { x, y, width, height }: Omit<PlacedItem, 'item'>,
) {
  return x < right && x + width > left && y < bottom && y + height > top;
}

/** Whether the line from a product to what it is made from comes through the window. */
export function isLineWithin(shown: CanvasWindow, from: PlacedItem, to: PlacedItem): boolean {
  const top = Math.min(from.y, to.y);
  const bottom = Math.max(from.y + from.height, to.y + to.height);
  return isWithin(shown, { x: from.x, y: top, width: to.x + to.width - from.x, height: bottom - top });
}
