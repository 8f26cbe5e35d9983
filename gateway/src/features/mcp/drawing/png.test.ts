import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pngOf } from './png.ts';

const svg = (body: string) =>
  `<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20' viewBox='0 0 40 20'><g fill='none' stroke-width='2' stroke-linejoin='round'>${body}</g></svg>`;

/** Colours by pixel, as a reader of the format finds them. */
function read(png: Buffer | undefined) {
  if (!png) throw new Error('no picture');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((name) => chunks.get(name) ?? Buffer.alloc(0));
  const width = header?.readUInt32BE(0) ?? 0;
  const rows = inflateSync(data ?? Buffer.alloc(0));
  return {
    width,
    height: header?.readUInt32BE(4),
    hasEnd: chunks.has('IEND'),
    at(x: number, y: number) {
      const place = (rows[y * (width + 1) + 1 + x] ?? 0) * 3;
      return palette?.toString('hex', place, place + 3);
    },
  };
}

it('draws a line, half as large again, on white', () => {
  const picture = read(pngOf(svg("<path d='M10 10L30 10' stroke='#1C2321'/>")));
  expect([picture.width, picture.height, picture.hasEnd]).toEqual([60, 30, true]);
  expect([picture.at(30, 14), picture.at(30, 3), picture.at(5, 15)]).toEqual(['222222', 'ffffff', 'ffffff']);
});

it('fills a letter and leaves its hole', () => {
  const letter = "<path d='M4 2L16 2L16 18L4 18ZM8 6L8 14L12 14L12 6Z' fill='#BF1914'/>";
  const picture = read(pngOf(svg(letter)));
  expect([picture.at(8, 6), picture.at(15, 15)]).toEqual(['bb1111', 'ffffff']);
});

it('draws curves and ellipses, and what comes later above', () => {
  const marked =
    "<ellipse cx='20' cy='10' rx='8' ry='8' fill='#B7DDF9'/><path d='M12 10Q20 2 28 10' stroke='#000000'/>";
  const picture = read(pngOf(svg(marked)));
  expect([picture.at(30, 20), picture.at(30, 9), picture.at(2, 2)]).toEqual(['bbddff', '000000', 'ffffff']);
});

it('gives nothing for an SVG that it would draw wrongly', () => {
  expect(pngOf(svg("<text x='1' y='9'>N</text>"))).toBeUndefined();
  expect(pngOf('<svg><path d="M0 0"/></svg>')).toBeUndefined();
});
