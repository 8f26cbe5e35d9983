// The steps of a drawn reaction: as its scheme says, otherwise by the arrows, which point from starting materials to products
// and carry reagents above and below them.

import type { Step } from '../reaction-steps.ts';
import { allOf, type FoundMolecule } from './drawn-molecules.ts';
import { numbersOf, type DrawnObject } from './drawn-object.ts';

/** The steps, with places in the list of molecules; none of a drawing without a reaction. */
export function stepsOf(root: DrawnObject, molecules: readonly FoundMolecule[]): Step[] {
  const written = stepsOfSchemes(root, molecules);
  return written.some(({ products }) => products.length > 0) ? written : stepsOfArrows(arrowsOf(root), molecules);
}

/** The steps with the scheme that each belongs to; those told by arrows are of one. */
export function stepsWithSchemes(
  root: DrawnObject,
  molecules: readonly FoundMolecule[],
): (Step & { scheme: string })[] {
  const written = allOf(root, 'scheme').flatMap((scheme, index) =>
    stepsOfSchemes(scheme, molecules).map((step) => ({ ...step, scheme: String(index) })),
  );
  if (written.some(({ products }) => products.length > 0)) return written;
  return stepsOf(root, molecules).map((step) => ({ ...step, scheme: '' }));
}

function stepsOfSchemes(root: DrawnObject, molecules: readonly FoundMolecule[]): Step[] {
  const named = (ids: string | undefined): number[] => {
    const wanted = new Set(numbersOf(ids).map(String));
    return molecules.flatMap((molecule, index) => (molecule.ids.some((id) => wanted.has(id)) ? [index] : []));
  };
  return allOf(root, 'step').map(({ attributes }) => ({
    reactants: named(attributes['ReactionStepReactants']),
    products: named(attributes['ReactionStepProducts']),
    agents: [
      ...named(attributes['ReactionStepObjectsAboveArrow']),
      ...named(attributes['ReactionStepObjectsBelowArrow']),
    ],
  }));
}

export interface Arrow {
  head: readonly [x: number, y: number];
  tail: readonly [x: number, y: number];
}

/** What stands on the page as far as arrows ask: y grows downward. */
export type Placed = Pick<FoundMolecule, 'box'>;

/** The step of each arrow. */
export function stepsOfArrows(arrows: readonly Arrow[], molecules: readonly Placed[]): Step[] {
  const steps = arrows.map((arrow) => stepOf(arrow, arrows, molecules));
  steps.forEach((step, index) => {
    const arrow = arrows[index];
    if (arrow && step.products.length === 0 && step.reactants.length > 0)
      step.products.push(...nextLine(arrow, molecules, steps));
  });
  return steps;
}

// An arrow at the end of a line points to what begins the next one.
function nextLine({ head, tail }: Arrow, molecules: readonly Placed[], steps: readonly Step[]): number[] {
  const isToTheRight = head[0] - tail[0] > Math.abs(head[1] - tail[1]);
  const taken = new Set(steps.flatMap(({ products, agents }) => [...products, ...agents]));
  const below = molecules.flatMap(({ box }, index) =>
    box && box[1] > head[1] && !taken.has(index) ? [{ index, left: box[0], top: box[1], bottom: box[3] }] : [],
  );
  const [highest] = below.toSorted((a, b) => a.top - b.top);
  if (!isToTheRight || !highest) return [];
  const [first] = below.filter(({ top }) => top <= highest.bottom).toSorted((a, b) => a.left - b.left);
  return first ? [first.index] : [];
}

// Farther from the line of an arrow than this, in lengths of the arrow, a molecule is no part of its reaction.
const reach = 1.5;

function stepOf(arrow: Arrow, arrows: readonly Arrow[], molecules: readonly Placed[]): Step {
  const length = Math.hypot(arrow.head[0] - arrow.tail[0], arrow.head[1] - arrow.tail[1]);
  const along = axisOf(arrow, length);
  // Where the next arrow begins, and where the one before ends.
  const others = arrows.filter((one) => one !== arrow);
  const ends = others.map(({ tail }) => along(tail)).filter(({ at, aside }) => at > length && aside < length * reach);
  const begins = others.map(({ head }) => along(head)).filter(({ at, aside }) => at < 0 && aside < length * reach);
  const last = Math.min(...ends.map(({ at }) => at), Number.POSITIVE_INFINITY);
  const first = Math.max(...begins.map(({ at }) => at), Number.NEGATIVE_INFINITY);
  const step: Step = { reactants: [], products: [], agents: [] };
  molecules.forEach(({ box }, index) => {
    if (!box) return;
    const { at } = along([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]);
    const aside = Math.min(...cornersOf(box).map((corner) => along(corner).aside), along(cornersOf(box)[0]).aside);
    const isOnLine = crosses(cornersOf(box).map((corner) => along(corner).side));
    if (!isOnLine && aside > length * reach) return;
    if (at >= length && at < last && (isOnLine || aside < length)) step.products.push(index);
    else if (at <= 0 && at > first && (isOnLine || aside < length)) step.reactants.push(index);
    else if (at > 0 && at < length) step.agents.push(index);
  });
  return step;
}

function axisOf({ head, tail }: Arrow, length: number): (place: readonly [number, number]) => Place {
  const [dx, dy] = [(head[0] - tail[0]) / length, (head[1] - tail[1]) / length];
  return ([x, y]) => {
    const side = (y - tail[1]) * dx - (x - tail[0]) * dy;
    return { at: (x - tail[0]) * dx + (y - tail[1]) * dy, side, aside: Math.abs(side) };
  };
}

interface Place {
  /** Along the arrow, from its tail. */
  at: number;
  /** Across it, to the left or right. */
  side: number;
  aside: number;
}

type Corner = readonly [number, number];

function cornersOf([left, top, right, bottom]: readonly [number, number, number, number]): [Corner, ...Corner[]] {
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
}

function crosses(sides: readonly number[]): boolean {
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
}

const reactionArrows = 2 | 8 | 16;
const retroArrow = 32;

// Curved arrows push electrons, crossed ones lead nowhere, and one with two heads is resonance.
function arrowsOf(root: DrawnObject): Arrow[] {
  const drawn = allOf(root, 'arrow').filter(({ attributes: of }) => {
    const isResonance = isHeader(of['ArrowheadTail']) && of['ArrowheadTail'] === of['ArrowheadHead'];
    const isCrossed = of['NoGo'] === 'Cross' || of['NoGo'] === 'Hash';
    return isHeader(of['ArrowheadHead']) && !isResonance && !isCrossed && Number(of['AngularSize'] ?? 0) === 0;
  });
  const older = allOf(root, 'graphic').filter(
    ({ attributes: of }) =>
      of['GraphicType'] === 'Line' && of['SupersededBy'] === undefined && arrowBits(of['ArrowType']) > 0,
  );
  return [...drawn, ...older].flatMap(({ name, attributes }) => {
    const ends = name === 'arrow' ? endsOfArrow(attributes) : endsOfLine(attributes);
    if (!ends || Math.hypot(ends.head[0] - ends.tail[0], ends.head[1] - ends.tail[1]) < 1) return [];
    const isRetro = attributes['ArrowheadType'] === 'Angle' || (arrowBits(attributes['ArrowType']) & retroArrow) !== 0;
    return [isRetro ? { head: ends.tail, tail: ends.head } : ends];
  });
}

function isHeader(text: string | undefined): boolean {
  return text === 'Full' || text === 'HalfLeft' || text === 'HalfRight';
}

const arrowNames: Readonly<Record<string, number>> = {
  HalfHead: 0,
  FullHead: 2,
  Equilibrium: 8,
  Hollow: 16,
  RetroSynthetic: 32,
};

function arrowBits(text: string | undefined): number {
  const bits = text === undefined ? 0 : (arrowNames[text] ?? Number(text));
  return Number.isFinite(bits) ? bits & (reactionArrows | retroArrow) : 0;
}

function endsOfArrow(attributes: Record<string, string>): Arrow | undefined {
  const [hx, hy] = numbersOf(attributes['Head3D']);
  const [tx, ty] = numbersOf(attributes['Tail3D']);
  if (hx === undefined || hy === undefined || tx === undefined || ty === undefined) return endsOfLine(attributes);
  return { head: [hx, hy], tail: [tx, ty] };
}

// Of a line the box gives its head first, then its tail.
function endsOfLine(attributes: Record<string, string>): Arrow | undefined {
  const [hx, hy, tx, ty] = numbersOf(attributes['BoundingBox']);
  if (hx === undefined || hy === undefined || tx === undefined || ty === undefined) return undefined;
  return { head: [hx, hy], tail: [tx, ty] };
}
