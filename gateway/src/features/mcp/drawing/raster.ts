import type { Drawing, Ring, Shape } from './shapes.ts';

/** Lines in each row of pixels that are looked at; within a line shares of pixels are exact. */
const linesPerRow = 4;

/** From above to below, whichever way its ring goes. */
interface Edge {
  top: number;
  bottom: number;
  /** At the top. */
  x: number;
  slope: number;
  winding: 1 | -1;
}

interface Crossing {
  x: number;
  winding: 1 | -1;
}

/** Red, green and blue of each pixel, on white. */
export function rasterOf({ width, height, shapes }: Drawing): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 3).fill(255);
  const shares = new Float64Array(width);
  for (const shape of shapes) paint(pixels, shares, height, shape);
  return pixels;
}

function paint(pixels: Uint8ClampedArray, shares: Float64Array, height: number, { rings, colour }: Shape): void {
  const edges = rings.flatMap(edgesOf);
  const top = Math.max(0, Math.floor(Math.min(...edges.map((edge) => edge.top))));
  const bottom = Math.min(height, Math.ceil(Math.max(...edges.map((edge) => edge.bottom))));
  for (let row = top; row < bottom; row += 1) {
    shares.fill(0);
    for (let line = 0; line < linesPerRow; line += 1) {
      const y = row + (line + 0.5) / linesPerRow;
      const met = edges.filter((edge) => edge.top <= y && y < edge.bottom);
      const crossings = met.map((edge) => ({ x: edge.x + (y - edge.top) * edge.slope, winding: edge.winding }));
      cover(
        shares,
        crossings.toSorted((one, other) => one.x - other.x),
      );
    }
    blend(pixels, shares, row, colour);
  }
}

function edgesOf(ring: Ring): Edge[] {
  const edges: Edge[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]];
    if (y1 === y2) continue;
    const slope = (x2 - x1) / (y2 - y1);
    edges.push(
      y1 < y2 ? { top: y1, bottom: y2, x: x1, slope, winding: 1 } : { top: y2, bottom: y1, x: x2, slope, winding: -1 },
    );
  }
  return edges;
}

/** Adds what lies inside, by the non-zero rule. */
function cover(shares: Float64Array, crossings: readonly Crossing[]): void {
  let winding = 0;
  for (const [index, crossing] of crossings.entries()) {
    winding += crossing.winding;
    const end = crossings[index + 1]?.x;
    if (winding !== 0 && end !== undefined) addSpan(shares, Math.max(0, crossing.x), Math.min(shares.length, end));
  }
}

function addSpan(shares: Float64Array, from: number, to: number): void {
  for (let x = Math.floor(from); x < to; x += 1) {
    shares[x] = (shares[x] ?? 0) + (Math.min(to, x + 1) - Math.max(from, x)) / linesPerRow;
  }
}

function blend(pixels: Uint8ClampedArray, shares: Float64Array, row: number, colour: Shape['colour']): void {
  for (let x = 0; x < shares.length; x += 1) {
    const share = Math.min(1, shares[x] ?? 0);
    if (share === 0) continue;
    const at = (row * shares.length + x) * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[at + channel] = (pixels[at + channel] ?? 0) * (1 - share) + (colour[channel] ?? 0) * share;
    }
  }
}
