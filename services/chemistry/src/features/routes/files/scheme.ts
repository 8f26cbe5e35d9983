// A route as rows of molecules and arrows, for paper and for drawing programs. Bonds are 14.4 points long, as journals
// print them; a row that is full goes on in the next, so that nothing is ever drawn too small to be read.

import type { RouteDetail, RouteNode } from '@app/shared/contracts/routes/routes';
import { usualBond } from '../../../chemistry/molecule/depiction/depict.ts';
import type { Drawings } from './drawings.ts';
import type { ReportWords } from './report-words.ts';
import { compoundNumbers, sequencesOf, type Sequence, type SequenceStep } from './scheme-order.ts';
import { linesOf, widthOf } from './text-lines.ts';

/** Points for a pixel of a picture: ACS 1996 draws bonds of 14.4 points. */
export const pointsPerPixel = 14.4 / usualBond;
export const schemeText = { label: 8, arrow: 7.5, lineHeight: 1.3 } as const;

export interface PlacedMolecule {
  kind: 'molecule';
  node: RouteNode;
  number: number;
  label: string[];
  /** Left upper corner of the picture, and its size. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Points for a pixel; less than usual for a molecule wider than the row. */
  scale: number;
}

export interface PlacedArrow {
  kind: 'arrow';
  stepId: string;
  from: number;
  to: number;
  y: number;
  over: string[];
  under: string[];
}

export interface PlacedPlus {
  kind: 'plus';
  x: number;
  y: number;
}

export type Placed = PlacedMolecule | PlacedArrow | PlacedPlus;

export interface SchemeRow {
  y: number;
  height: number;
  items: Placed[];
}

/** Lengths are points, places from the left upper corner. */
export interface Scheme {
  width: number;
  height: number;
  rows: SchemeRow[];
}

export interface SchemeFrame {
  drawings: Drawings;
  words: ReportWords;
  /** Of a row. */
  width: number;
  /** Of the usual size, where a row should hold more. */
  share?: number;
  /** Structures, and arrows with the number of their step: nothing that is text. */
  isPlain?: boolean;
}

const gap = 8;
const rowGap = 20;
const plusWidth = 14;
const arrowLength = 112;
const plainArrowLength = 44;
const arrowTextMargin = 8;
const mostArrowLines = 7;
const largest = { height: 320 } as const;
const smallestLabel = 84;

/** The whole route. */
export function schemeOf(route: Pick<RouteDetail, 'nodes' | 'steps'>, frame: SchemeFrame): Scheme {
  const sequences = sequencesOf(route);
  return arrange(sequences, compoundNumbers(sequences), frame);
}

/** Smaller shares of the usual size would be hard to read. */
const shares = [1, 0.9, 0.8, 0.7] as const;

/** One step of a route, its compounds numbered as in the scheme of the whole; in one row where that can be read. */
export function stepScheme(
  one: SequenceStep & { main: RouteNode },
  numbers: ReadonlyMap<string, number>,
  frame: SchemeFrame,
): Scheme {
  const sequences = [{ start: one.main, steps: [one] }];
  const attempts = shares.map((share) => () => arrange(sequences, numbers, { ...frame, share }));
  for (const attempt of attempts) {
    const scheme = attempt();
    if (scheme.rows.length === 1) return scheme;
  }
  return arrange(sequences, numbers, frame);
}

type Cell = { width: number; above: number; below: number; place(x: number, axis: number): Placed };

function arrange(sequences: readonly Sequence[], numbers: ReadonlyMap<string, number>, frame: SchemeFrame): Scheme {
  const rows: SchemeRow[] = [];
  let y = 0;
  for (const sequence of sequences) {
    for (const cells of rowsOf(groupsOf(sequence, numbers, frame), frame.width)) {
      const above = Math.max(...cells.map((cell) => cell.above));
      const height = above + Math.max(...cells.map((cell) => cell.below));
      let x = 0;
      const items = cells.map((cell) => {
        const placed = cell.place(x, y + above);
        x += cell.width + gap;
        return placed;
      });
      rows.push({ y, height, items });
      y += height + rowGap;
    }
  }
  return { width: frame.width, height: Math.max(0, y - rowGap), rows };
}

// Cells that stay beside each other: a plus with its molecule, an arrow with its product.
function groupsOf({ start, steps }: Sequence, numbers: ReadonlyMap<string, number>, frame: SchemeFrame): Cell[][] {
  const molecule = (node: RouteNode): Cell => moleculeCell(node, numbers.get(node.molecule.key) ?? 0, frame);
  return [
    [molecule(start)],
    ...steps.flatMap(({ step, partners, product }) => [
      ...partners.map((node) => [plusCell, molecule(node)]),
      [arrowCell(step, frame), molecule(product)],
    ]),
  ];
}

function rowsOf(groups: readonly Cell[][], width: number): Cell[][] {
  const rows: Cell[][] = [];
  let used = 0;
  for (const group of groups) {
    const needed = group.reduce((sum, cell) => sum + cell.width + gap, 0);
    const row = rows.at(-1);
    if (row && used + needed - gap <= width) {
      row.push(...group);
      used += needed;
    } else {
      rows.push([...group]);
      used = needed;
    }
  }
  return rows;
}

function moleculeCell(node: RouteNode, number: number, frame: SchemeFrame): Cell {
  const { drawings, words, width: room, share = 1, isPlain = false } = frame;
  const { drawing } = drawings.picture(node.molecule.smiles);
  const widest = room - arrowLength - gap;
  const scale = Math.min(pointsPerPixel * share, widest / drawing.width, largest.height / drawing.height);
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  const { label: size, lineHeight } = schemeText;
  const labelWidth = Math.min(widest, Math.max(smallestLabel, width));
  const label = isPlain ? [] : linesOf(words.nameOf(node.molecule), { width: labelWidth, size, most: 4 });
  const cellWidth = Math.max(width, ...label.map((line) => widthOf(line, size)));
  return {
    width: cellWidth,
    above: height / 2,
    // The number has a line of its own.
    below: height / 2 + (isPlain ? 0 : 6 + (label.length + 1) * size * lineHeight),
    place: (x, axis) => ({
      kind: 'molecule',
      node,
      number,
      label,
      x: x + (cellWidth - width) / 2,
      y: axis - height / 2,
      width,
      height,
      scale,
    }),
  };
}

const plusCell: Cell = {
  width: plusWidth,
  above: 8,
  below: 8,
  place: (x, axis) => ({ kind: 'plus', x: x + plusWidth / 2, y: axis }),
};

function arrowCell(step: SequenceStep['step'], { words, isPlain = false }: SchemeFrame): Cell {
  const { arrow: size, lineHeight } = schemeText;
  if (isPlain) {
    const over = [String(step.number)];
    return {
      width: plainArrowLength,
      above: 16,
      below: 5,
      place: (x, y) => ({ kind: 'arrow', stepId: step.stepId, from: x, to: x + plainArrowLength, y, over, under: [] }),
    };
  }
  const room = { width: arrowLength - arrowTextMargin, size, most: mostArrowLines };
  const { over, under } = words.arrow(step.conditions[0]);
  const title = words.word('scheme.step', { number: step.number });
  const known = over === '' && under === '' ? words.word('scheme.unknownConditions') : over;
  const lines = { over: [title, ...linesOf(known, room)], under: linesOf(under, room) };
  return {
    width: arrowLength,
    above: lines.over.length * size * lineHeight + 5,
    below: lines.under.length * size * lineHeight + 5,
    place: (x, axis) => ({ kind: 'arrow', stepId: step.stepId, from: x, to: x + arrowLength, y: axis, ...lines }),
  };
}
