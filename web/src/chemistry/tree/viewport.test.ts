import { describe, expect, it } from 'vitest';
import { fitView, openingView, overviewScale, panBy, reveal, scaleLimits, zoomAt } from './viewport.ts';

const canvas = { width: 1000, height: 600 };
const small = { x: -50, y: -20, width: 400, height: 200 };
const large = { x: 0, y: -2000, width: 6000, height: 4000 };
const target = { x: 0, y: -71, width: 184, height: 142 };

describe('the viewport of the tree', () => {
  it('centres a small drawing and does not blow it up', () => {
    const view = fitView(small, canvas);
    expect(view.scale).toBe(1);
    expect(small.x * view.scale + view.x).toBeCloseTo((canvas.width - small.width) / 2);
  });

  it('brings all of a large drawing into sight', () => {
    const view = fitView(large, canvas);
    expect(large.x * view.scale + view.x).toBeGreaterThanOrEqual(0);
    expect((large.x + large.width) * view.scale + view.x).toBeLessThanOrEqual(canvas.width);
    expect((large.y + large.height) * view.scale + view.y).toBeLessThanOrEqual(canvas.height);
  });

  it('opens a large drawing at a legible scale with the target in sight', () => {
    const view = openingView(large, canvas, target, 'horizontal');
    expect(view.scale).toBe(overviewScale);
    expect(target.x * view.scale + view.x).toBeGreaterThan(0);
    expect((target.y + 71) * view.scale + view.y).toBeCloseTo(canvas.height / 2);
  });

  it('keeps the point under the pointer where it is when it zooms', () => {
    const view = { x: 30, y: 40, scale: 1 };
    const point = { x: 200, y: 100 };
    const zoomed = zoomAt(view, 1.5, point);
    const before = [(point.x - view.x) / view.scale, (point.y - view.y) / view.scale];
    expect([(point.x - zoomed.x) / zoomed.scale, (point.y - zoomed.y) / zoomed.scale]).toEqual(before);
  });

  it('stops zooming at its limits', () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(zoomAt(view, 1000, { x: 0, y: 0 }).scale).toBe(scaleLimits.max);
    expect(zoomAt(view, 0.0001, { x: 0, y: 0 }).scale).toBe(scaleLimits.min);
  });

  it('moves only as far as needed to reveal a box', () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(reveal(view, { x: 100, y: 100, width: 50, height: 50 }, canvas)).toBe(view);
    const moved = reveal(view, { x: 1200, y: 100, width: 50, height: 50 }, canvas);
    expect(1250 + moved.x).toBeLessThanOrEqual(canvas.width);
    expect(moved.y).toBe(0);
    expect(panBy(view, 3, -4)).toEqual({ x: 3, y: -4, scale: 1 });
  });
});
