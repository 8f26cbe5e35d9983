// PNG (W3C, third edition) with a palette: a drawing has few colours, and a response little room.

import { crc32, deflateSync } from 'node:zlib';
import { rasterOf } from './raster.ts';
import { shapesOf } from './shapes.ts';

/** Pixels of the PNG for one of the SVG. */
const scale = 1.5;
/** Values of a channel, coarser until 256 colours are enough. */
const steps = [17, 34, 51, 85];

/** Smaller and of fewer colours, the next where the one before is too large. */
const forms = [
  { scale: 1.5, coarsest: 51 },
  { scale: 1.2, coarsest: 51 },
  { scale: 1.2, coarsest: 85 },
  { scale: 1, coarsest: 85 },
] as const;

/** A larger drawing than that many pixels would keep others waiting. */
const mostPixels = 1_500_000;

/** As `pngOf`, of at most so many bytes; undefined where that cannot be had without its becoming unreadable. */
export function pngWithin(svg: string, mostBytes: number): Buffer | undefined {
  for (const form of forms) {
    const png = pngOf(svg, form);
    if (png && png.length <= mostBytes) return png;
  }
  return undefined;
}

/** The SVG of structures as PNG; undefined for an SVG that is drawn by other means, or too large. */
export function pngOf(svg: string, { scale: pixels = scale, coarsest = 0 } = {}): Buffer | undefined {
  const drawing = shapesOf(svg, pixels);
  if (!drawing || drawing.width * drawing.height > mostPixels) return undefined;
  const { width, height } = drawing;
  const { palette, places } = withPalette(rasterOf(drawing), coarsest);
  // Few colours leave room for two pixels in a byte.
  const bits = palette.length <= 3 * 16 ? 4 : 8;
  const rowBytes = Math.ceil((width * bits) / 8);
  const rows = Buffer.alloc((rowBytes + 1) * height);
  // Each row begins with the number of its filter, which is 0 for none.
  for (let row = 0; row < height; row += 1) {
    const line = places.subarray(row * width, (row + 1) * width);
    rows.set(bits === 4 ? inPairs(line) : line, row * (rowBytes + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 3], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', deflateSync(rows, { level: 9 }))];
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

function inPairs(line: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: Math.ceil(line.length / 2) }, (_, at) => {
    return ((line[2 * at] ?? 0) << 4) | (line[2 * at + 1] ?? 0);
  });
}

function withPalette(pixels: Uint8ClampedArray, coarsest: number): { palette: Buffer; places: Uint8Array } {
  for (const step of steps.filter((one) => one >= coarsest)) {
    const places = new Uint8Array(pixels.length / 3);
    const rounded = Uint8Array.from({ length: 256 }, (_, value) => Math.round(value / step) * step);
    const known = new Map<number, number>();
    let before = -1;
    let place = 0;
    for (let at = 0; at < places.length && known.size <= 256; at += 1) {
      const [red = 0, green = 0, blue = 0] = [pixels[at * 3], pixels[at * 3 + 1], pixels[at * 3 + 2]];
      const colour = ((rounded[red] ?? 0) << 16) | ((rounded[green] ?? 0) << 8) | (rounded[blue] ?? 0);
      // Most pixels are as the one before.
      if (colour !== before) {
        place = known.get(colour) ?? known.size;
        known.set(colour, place);
        before = colour;
      }
      places[at] = place;
    }
    if (known.size > 256) continue;
    return {
      places,
      palette: Buffer.from([...known.keys()].flatMap((one) => [one >> 16, (one >> 8) & 0xff, one & 0xff])),
    };
  }
  throw new RangeError('four values of each of three channels are no more than 64 colours');
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
