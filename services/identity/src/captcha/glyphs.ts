// Letters and digits as strokes on a grid of 4 by 6. None of them looks like another one when it is bent.

type Stroke = readonly (readonly [x: number, y: number])[];

export interface Glyph {
  strokes: readonly Stroke[];
  /** Whether corners are rounded off. */
  isRound: boolean;
}

const angular = (...strokes: string[]): Glyph => ({ strokes: strokes.map(pointsOf), isRound: false });
const round = (...strokes: string[]): Glyph => ({ strokes: strokes.map(pointsOf), isRound: true });

export const glyphs: Readonly<Record<string, Glyph>> = {
  A: angular('0,6 2,0 4,6', '0.8,3.8 3.2,3.8'),
  C: round('4,1.2 3.2,0 1,0 0,1.4 0,4.6 1,6 3.2,6 4,4.8'),
  E: angular('4,0 0,0 0,6 4,6', '0,3 3,3'),
  F: angular('4,0 0,0 0,6', '0,3 3,3'),
  H: angular('0,0 0,6', '4,0 4,6', '0,3 4,3'),
  K: angular('0,0 0,6', '4,0 0,3.4', '1.3,2.4 4,6'),
  L: angular('0,0 0,6 4,6'),
  M: angular('0,6 0,0 2,3 4,0 4,6'),
  N: angular('0,6 0,0 4,6 4,0'),
  P: angular('0,6 0,0 3,0 4,0.8 4,2.4 3,3.2 0,3.2'),
  R: angular('0,6 0,0 3,0 4,0.8 4,2.4 3,3.2 0,3.2', '1.8,3.2 4,6'),
  T: angular('0,0 4,0', '2,0 2,6'),
  U: round('0,0 0,4.6 1,6 3,6 4,4.6 4,0'),
  W: angular('0,0 1,6 2,2 3,6 4,0'),
  X: angular('0,0 4,6', '4,0 0,6'),
  Y: angular('0,0 2,3 4,0', '2,3 2,6'),
  3: round('0,0.6 1.4,0 3,0 4,1 3.6,2.4 1.6,2.9 3.6,3.4 4,4.8 3,6 1.2,6 0,5.3'),
  4: angular('3,6 3,0 0,4 4,4'),
  6: round('3.4,0.2 1.4,1.2 0.2,3.4 0.4,5 1.6,6 2.8,6 4,4.9 3.6,3.4 2,2.9 0.6,3.6'),
  7: angular('0,0 4,0 1.4,6'),
};

export const characters = Object.keys(glyphs);

function pointsOf(text: string): Stroke {
  return text.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y] as const;
  });
}
