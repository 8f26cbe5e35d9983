import { expect, it } from 'vitest';
import type { RouteBranch } from './listed-route.ts';
import { thumbnailOf } from './route-thumbnail.ts';

const molecule = (key: string) => ({ key, smiles: key, formula: key, molecularWeight: 1 });
const branch = (key: string, from: RouteBranch[] = []): RouteBranch => ({
  molecule: molecule(key),
  isMissing: false,
  reaction: from.length > 0 ? `to ${key}` : undefined,
  from,
});
const size = { width: 60, height: 40 };
const target = branch('target', [branch('left', [branch('a'), branch('b')]), branch('right', [branch('c')])]);

const placesOf = (room: typeof size) => {
  const { molecules, ...rest } = thumbnailOf(target, () => size, room);
  return { ...rest, at: new Map(molecules.map((one) => [one.branch.molecule.key, one])) };
};

it('shows all molecules but the target, precursors before what they are made of', () => {
  const { at, links, scale } = placesOf({ width: 600, height: 400 });
  expect([...at.keys()].toSorted()).toEqual(['a', 'b', 'c', 'left', 'right']);
  expect(scale).toBe(1);
  expect(links.map(({ reaction }) => reaction)).toEqual(['to target', 'to left', 'to left', 'to target', 'to right']);
  const xs = ['left', 'a'].map((key) => at.get(key)?.x ?? NaN);
  expect(xs[0]).toBeLessThan(xs[1] ?? NaN);
  expect(at.get('right')?.x).toBe(xs[0]);
});

it('lets no two molecules lie upon each other, and stays in its room', () => {
  const room = { width: 180, height: 90 };
  const { at, scale } = placesOf(room);
  expect(scale).toBeLessThan(1);
  const all = [...at.values()];
  for (const one of all) {
    expect(one.x + one.width).toBeLessThanOrEqual(room.width + 1);
    expect(one.y + one.height).toBeLessThanOrEqual(room.height + 1);
    const below = all.filter((other) => other !== one && other.x === one.x);
    expect(below.filter(({ y }) => Math.abs(y - one.y) < one.height)).toEqual([]);
  }
});
