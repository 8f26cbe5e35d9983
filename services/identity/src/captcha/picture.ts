// Characters that a person reads and a program has trouble with: each turned and slanted, all of them bent by waves, and
// crossed by thin lines of the same ink.

import { glyphs } from './glyphs.ts';
import { pngOf } from './png.ts';

/** A whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

type Point = readonly [x: number, y: number];
type Line = readonly Point[];

export const pictureWidth = 240;
export const pictureHeight = 80;
const glyphHeight = 45;
const penRadius = 2.1;

/** A PNG of the text, `pictureWidth` by `pictureHeight`; no two are the same. */
export function pictureOf(text: string, random: Random): Buffer {
  const between = (least: number, most: number) => least + ((most - least) * random(1_000_001)) / 1_000_000;
  const letters = [...text];
  const step = (pictureWidth - 32) / letters.length;
  const lines = letters.flatMap((letter, index) => linesOf(letter, 16 + (index + 0.5) * step, between));
  const strokes = Array.from({ length: 2 }, () => crossing(between));
  const bend = waves(between);
  const ink = new Float32Array(pictureWidth * pictureHeight);
  for (const line of lines) draw(ink, line.map(bend), penRadius);
  for (const line of strokes) draw(ink, line.map(bend), between(0.5, 0.9));
  for (let dot = 0; dot < 90; dot += 1) {
    const at: Point = [between(0, pictureWidth), between(0, pictureHeight)];
    draw(ink, [at, at], between(0.5, 1.3));
  }
  return pngOf(
    pictureWidth,
    pictureHeight,
    Uint8Array.from(ink, (share) => 252 - share * 200),
  );
}

type Between = (least: number, most: number) => number;

function linesOf(letter: string, centreX: number, between: Between): Line[] {
  const glyph = glyphs[letter];
  if (!glyph) throw new RangeError(`no strokes for ${letter}`);
  const angle = between(-0.28, 0.28);
  const slant = between(-0.25, 0.25);
  const size = (glyphHeight / 6) * between(0.9, 1.12);
  const centreY = pictureHeight / 2 + between(-6, 6);
  const shift = between(-3, 3);
  const place = ([x, y]: Point): Point => {
    const [across, down] = [(x - 2) * size + slant * (y - 3) * size, (y - 3) * size];
    return [
      centreX + shift + across * Math.cos(angle) - down * Math.sin(angle),
      centreY + across * Math.sin(angle) + down * Math.cos(angle),
    ];
  };
  return glyph.strokes.map((stroke) => finer(glyph.isRound ? rounded(rounded(stroke)) : stroke).map(place));
}

/** Corners cut off (Chaikin); the ends stay. */
function rounded(line: Line): Line {
  const cut = line.slice(1).flatMap(([x, y], index): Point[] => {
    const [fromX, fromY] = line[index] ?? [x, y];
    return [
      [fromX * 0.75 + x * 0.25, fromY * 0.75 + y * 0.25],
      [fromX * 0.25 + x * 0.75, fromY * 0.25 + y * 0.75],
    ];
  });
  return [...line.slice(0, 1), ...cut, ...line.slice(-1)];
}

/** Points between the points, so that a straight stroke can be bent. */
function finer(line: Line): Line {
  const pieces = 8;
  return line.flatMap(([x, y], index): Point[] => {
    const [fromX, fromY] = line[index - 1] ?? [x, y];
    return Array.from({ length: pieces }, (_, piece) => {
      const share = (piece + 1) / pieces;
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    });
  });
}

function crossing(between: Between): Line {
  const [left, right] = [between(14, pictureHeight - 14), between(14, pictureHeight - 14)];
  const [lift, turns, begin] = [between(4, 14), between(1, 2.5), between(0, 6)];
  return Array.from({ length: 60 }, (_, index) => {
    const share = index / 59;
    return [share * pictureWidth, left + (right - left) * share + lift * Math.sin(begin + share * turns * 6.28)];
  });
}

function waves(between: Between): (point: Point) => Point {
  const [beginX, beginY] = [between(0, 6.28), between(0, 6.28)];
  const [highX, highY] = [between(1.5, 3), between(2.5, 5)];
  const [longX, longY] = [between(26, 40), between(40, 70)];
  return ([x, y]) => [
    x + highX * Math.sin(beginX + (y / longX) * 6.28),
    y + highY * Math.sin(beginY + (x / longY) * 6.28),
  ];
}

function draw(ink: Float32Array, line: Line, radius: number): void {
  if (line.length === 1) return;
  for (const [index, to] of line.entries()) if (index > 0) drawPiece(ink, line[index - 1] ?? to, to, radius);
}

function drawPiece(ink: Float32Array, from: Point, to: Point, radius: number): void {
  const reach = radius + 1;
  const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach];
  const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach];
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(pictureHeight - 1, bottom); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(pictureWidth - 1, right); x += 1) {
      const share = Math.min(1, Math.max(0, radius + 0.5 - distance([x, y], from, to)));
      const at = y * pictureWidth + x;
      ink[at] = Math.max(ink[at] ?? 0, share);
    }
  }
}

function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = alongX * alongX + alongY * alongY;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / length));
  return Math.hypot(x - fromX - alongX * share, y - fromY - alongY * share);
}
