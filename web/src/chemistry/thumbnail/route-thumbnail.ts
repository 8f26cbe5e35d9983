// Where everything lies in the thumbnail of a route: the target's precursors on the left, starting materials on the right.

import type { PictureSize } from '../drawing/picture-group.tsx';
import type { RouteBranch } from './listed-route.ts';

export interface PlacedBranch extends PictureSize {
  branch: RouteBranch;
  /** CSS pixels from the left upper corner. */
  x: number;
  y: number;
}

export interface RouteThumbnail {
  molecules: PlacedBranch[];
  /** From a molecule to what it makes: the path, and the name of the reaction. */
  links: { path: string; reaction: string }[];
  /** Of the pictures' own size. */
  scale: number;
  /** CSS pixels that all of it takes. */
  height: number;
}

const gap = { across: 34, down: 4 } as const;
/** Sizes in steps, so that pictures of the same molecule are one picture. */
const scaleStep = 0.1;
const smallest = 0.4;

/**
 * Lays the molecules out, each as large as its picture needs or `largest` times that, and all smaller where there is less room. The target is left
 * out: it is the same in all routes of a list.
 */
export function thumbnailOf(
  target: RouteBranch,
  sizeOf: (branch: RouteBranch) => PictureSize,
  room: PictureSize,
  largest = 1,
): RouteThumbnail {
  const widths: number[] = [];
  measure(target.from, 0, sizeOf, widths);
  const lefts = widths.map((_, depth) => gap.across + sum(widths.slice(0, depth)) + depth * gap.across);
  const natural = { width: sum(widths) + widths.length * gap.across, height: heightOf(target, sizeOf) };
  const fit = Math.min(largest, room.width / natural.width, room.height / natural.height);
  const scale = Math.max(smallest, Math.floor(fit / scaleStep + 1e-9) * scaleStep);
  const placed: RouteThumbnail = { molecules: [], links: [], scale, height: natural.height * scale };
  placeAll(target, 0, 0, { x: 0, y: (natural.height / 2) * scale });
  return placed;

  function placeAll(parent: RouteBranch, depth: number, top: number, to: { x: number; y: number }): void {
    let y = top;
    for (const branch of parent.from) {
      const tall = spanOf(branch, sizeOf);
      const own = sizeOf(branch);
      const x = (lefts[depth] ?? 0) * scale;
      const middle = (y + tall / 2) * scale;
      const size = { width: own.width * scale, height: own.height * scale };
      placed.molecules.push({ branch, x, y: middle - size.height / 2, ...size });
      const turn = to.x + (x - to.x) * 0.5;
      const path = `M${short(x - 2)} ${short(middle)}H${short(turn)}V${short(to.y)}H${short(to.x + 5)}`;
      placed.links.push({ path, reaction: parent.reaction ?? '' });
      placeAll(branch, depth + 1, y + (tall - heightOf(branch, sizeOf)) / 2, { x: x + size.width + 2, y: middle });
      y += tall;
    }
  }
}

function measure(
  branches: readonly RouteBranch[],
  depth: number,
  sizeOf: (branch: RouteBranch) => PictureSize,
  widths: number[],
): void {
  for (const branch of branches) {
    widths[depth] = Math.max(widths[depth] ?? 0, sizeOf(branch).width);
    measure(branch.from, depth + 1, sizeOf, widths);
  }
}

/** Of a molecule with everything behind it. */
function spanOf(branch: RouteBranch, sizeOf: (branch: RouteBranch) => PictureSize): number {
  return Math.max(sizeOf(branch).height + gap.down, heightOf(branch, sizeOf));
}

/** Of everything behind a molecule. */
function heightOf({ from }: RouteBranch, sizeOf: (branch: RouteBranch) => PictureSize): number {
  return sum(from.map((one) => spanOf(one, sizeOf)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
