// A scheme on paper, row by row.

import { withSubscripts } from '@app/shared/rules/subscripts';
import type { Drawings } from '../drawings.ts';
import { colours, type Paper, sheet } from '../../../../platform/files/write/paper.ts';
import {
  schemeText,
  type Placed,
  type PlacedArrow,
  type PlacedMolecule,
  type Scheme,
  type SchemeRow,
} from '../scheme.ts';

const rowGap = 20;

/** The words that say what a row shows. */
export type RowWords = (row: SchemeRow) => string;

export function paperScheme(paper: Paper, { rows }: Scheme, drawings: Drawings, saying: RowWords): void {
  for (const row of rows) {
    paper.figure(row.height, saying(row), (top) => {
      for (const item of row.items) draw(paper, item, top - row.y, drawings);
    });
    paper.gap(rowGap);
  }
}

function draw(paper: Paper, item: Placed, shift: number, drawings: Drawings): void {
  if (item.kind === 'molecule') return drawMolecule(paper, item, shift, drawings);
  if (item.kind === 'arrow') return drawArrow(paper, item, shift);
  return centred(paper, '+', { middle: sheet.margin + item.x, y: shift + item.y - 9, width: 20 }, { size: 14 });
}

function drawMolecule(
  paper: Paper,
  { node, number, label, x, y, width, height, scale }: PlacedMolecule,
  shift: number,
  drawings: Drawings,
): void {
  const { drawing } = drawings.picture(node.molecule.smiles);
  paper.drawing(drawing, sheet.margin + x, shift + y, scale);
  const { label: size, lineHeight } = schemeText;
  [String(number), ...label].forEach((line, at) => {
    const place = {
      middle: sheet.margin + x + width / 2,
      y: shift + y + height + 5 + at * size * lineHeight,
      width: 400,
    };
    centred(paper, line, place, { size, isBold: at === 0, colour: at === 0 ? colours.text : colours.quiet });
  });
}

function drawArrow(paper: Paper, { from, to, y, over, under }: PlacedArrow, shift: number): void {
  const axis = shift + y;
  const [tail, head] = [sheet.margin + from, sheet.margin + to];
  paper.document
    .moveTo(tail, axis)
    .lineTo(head - 6, axis)
    .lineWidth(1)
    .stroke(colours.text);
  paper.document.polygon([head - 7, axis - 3], [head, axis], [head - 7, axis + 3]).fill(colours.text);
  const { arrow: size, lineHeight } = schemeText;
  const step = size * lineHeight;
  const middle = (tail + head) / 2;
  over.forEach((line, at) => {
    const top = axis - 4 - (over.length - at) * step;
    centred(paper, withSubscripts(line), { middle, y: top, width: 400 }, { size, isBold: at === 0 });
  });
  under.forEach((line, at) =>
    centred(paper, withSubscripts(line), { middle, y: axis + 4 + at * step, width: 400 }, { size }),
  );
}

function centred(
  paper: Paper,
  text: string,
  { middle, y, width }: { middle: number; y: number; width: number },
  look: Parameters<Paper['write']>[2],
): void {
  paper.y = y;
  paper.write(text, { x: middle - width / 2, width, align: 'center' }, look);
}
