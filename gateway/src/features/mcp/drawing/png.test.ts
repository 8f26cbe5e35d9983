import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pngOf, pngWithin } from './png.ts';

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
  const bits = header?.readUInt8(8) ?? 8;
  const rows = inflateSync(data ?? Buffer.alloc(0));
  return {
    width,
    height: header?.readUInt32BE(4),
    hasEnd: chunks.has('IEND'),
    at(x: number, y: number) {
      const rowBytes = Math.ceil((width * bits) / 8);
      const byte = rows[y * (rowBytes + 1) + 1 + Math.floor((x * bits) / 8)] ?? 0;
      const place = 3 * (bits === 8 ? byte : x % 2 === 0 ? byte >> 4 : byte & 0x0f);
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

it('draws groups where they are moved to, in the size they have there', () => {
  const moved = svg("<g transform='translate(20 10) scale(0.5)'><path d='M0 -8L8 -8L8 0L0 0Z' fill='#000000'/></g>");
  const picture = read(pngOf(moved));
  expect([picture.at(33, 12), picture.at(37, 12), picture.at(33, 16), picture.at(27, 12)]).toEqual([
    '000000',
    'ffffff',
    'ffffff',
    'ffffff',
  ]);
});

it('makes a picture smaller until it has the bytes that are asked for, or none', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `<path d='M${at} 0L${40 - at} 20' stroke='#BF1914'/>`).join('');
  const whole = pngOf(svg(lines))?.length ?? 0;
  const less = pngWithin(svg(lines), whole - 1);
  expect(less?.length).toBeLessThan(whole);
  expect(read(less).width).toBeLessThanOrEqual(60);
  expect(pngWithin(svg(lines), 100)).toBeUndefined();
});

it('gives nothing for an SVG that it would draw wrongly', () => {
  expect(pngOf(svg("<text x='1' y='9'>N</text>"))).toBeUndefined();
  expect(pngOf('<svg><path d="M0 0"/></svg>')).toBeUndefined();
});
