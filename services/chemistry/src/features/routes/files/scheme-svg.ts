// A scheme as an SVG file that needs nothing else.

import { withSubscripts } from '@app/shared/rules/subscripts';
import { escapeText } from '../../../platform/files/write/xml-text.ts';
import type { Drawings } from './drawings.ts';
import {
  pointsPerPixel,
  schemeText,
  type Placed,
  type PlacedArrow,
  type PlacedMolecule,
  type Scheme,
} from './scheme.ts';

const margin = 16;
const ink = '#1c2321';
const quiet = '#5a625e';
const fonts = "'Noto Sans','Noto Sans SC','PingFang SC','Microsoft YaHei',Arial,sans-serif";

/** The text of the file, on white; one unit is a point. */
export function schemeSvg(scheme: Scheme, title: string, drawings: Drawings): string {
  const [width, height] = [scheme.width, scheme.height].map((length) => Math.ceil(length + 2 * margin));
  const parts = scheme.rows.flatMap(({ items }) => items.map((item) => itemSvg(item, drawings)));
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${-margin} ${-margin} ${width} ${height}" font-family="${fonts}">` +
    `<title>${escapeText(title)}</title>` +
    `<rect x="${-margin}" y="${-margin}" width="${width}" height="${height}" fill="#ffffff"/>${parts.join('')}</svg>\n`
  );
}

/** A plain scheme as paths alone, which need no fonts. */
export function schemePicture(scheme: Scheme, drawings: Drawings): string {
  const used = Math.max(1, ...scheme.rows.flatMap(({ items }) => items.map(endOf)));
  const [width, height] = [used, scheme.height].map((length) => Math.ceil(length + 2 * pictureMargin));
  const parts = scheme.rows.flatMap(({ items }) => items.map((item) => plainSvg(item, drawings)));
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>` +
    `<g transform='translate(${pictureMargin} ${pictureMargin})'>${parts.join('')}</g></svg>`
  );
}

const pictureMargin = 6;

function endOf(item: Placed): number {
  if (item.kind === 'molecule') return item.x + item.width;
  return item.kind === 'arrow' ? item.to : item.x;
}

function plainSvg(item: Placed, drawings: Drawings): string {
  if (item.kind === 'molecule') {
    const { node, x, y, scale } = item;
    return placed(drawings.picture(node.molecule.smiles).svg, x, y, scale);
  }
  if (item.kind === 'plus') {
    const [x, y] = [short(item.x), short(item.y)];
    return `<path d='M${short(item.x - 4)} ${y}L${short(item.x + 4)} ${y}M${x} ${short(item.y - 4)}L${x} ${short(item.y + 4)}' stroke='${ink}'/>`;
  }
  const { from, to, y, over } = item;
  const letters = drawings.letters(over.join(' '));
  const [width, height] = [letters.drawing.width, letters.drawing.height].map((length) => length * pointsPerPixel);
  const [head, middle] = [to - 7, (from + to) / 2 - (width ?? 0) / 2];
  return (
    `<path d='M${short(from)} ${short(y)}L${short(to - 6)} ${short(y)}' stroke='${ink}'/>` +
    `<path d='M${short(head)} ${short(y - 3)}L${short(to)} ${short(y)}L${short(head)} ${short(y + 3)}Z' fill='${ink}'/>` +
    placed(letters.svg, middle, y - 4 - (height ?? 0), pointsPerPixel)
  );
}

function placed(svg: string, x: number, y: number, scale: number): string {
  const inside = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return `<g transform='translate(${short(x)} ${short(y)}) scale(${scale.toFixed(4)})'>${inside}</g>`;
}

function itemSvg(item: Placed, drawings: Drawings): string {
  if (item.kind === 'molecule') return moleculeSvg(item, drawings);
  if (item.kind === 'arrow') return arrowSvg(item);
  return textSvg('+', item.x, item.y + 5, { size: 14 });
}

function moleculeSvg({ node, number, label, x, y, width, height, scale }: PlacedMolecule, drawings: Drawings): string {
  const picture = drawings
    .picture(node.molecule.smiles)
    .svg.replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
  const { label: size, lineHeight } = schemeText;
  const middle = x + width / 2;
  const lines = [String(number), ...label].map((line, at) =>
    textSvg(line, middle, y + height + 6 + size * lineHeight * (at + 0.8), { size, isBold: at === 0 }),
  );
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(4)})">${picture}</g>${lines.join('')}`;
}

function arrowSvg({ from, to, y, over, under }: PlacedArrow): string {
  const { arrow: size, lineHeight } = schemeText;
  const middle = (from + to) / 2;
  const step = size * lineHeight;
  const above = over.map((line, at) =>
    textSvg(withSubscripts(line), middle, y - 5 - (over.length - 1 - at) * step, { size, isBold: at === 0 }),
  );
  const below = under.map((line, at) => textSvg(withSubscripts(line), middle, y + 5 + (at + 0.8) * step, { size }));
  const head = `<path d="M${short(to - 7)} ${short(y - 3)}L${short(to)} ${short(y)}L${short(to - 7)} ${short(y + 3)}Z" fill="${ink}"/>`;
  const line = `<path d="M${short(from)} ${short(y)}H${short(to - 6)}" stroke="${ink}" fill="none"/>`;
  return line + head + above.join('') + below.join('');
}

function textSvg(text: string, x: number, y: number, { size, isBold = false }: { size: number; isBold?: boolean }) {
  const weight = isBold ? ' font-weight="bold"' : '';
  const colour = isBold ? ink : quiet;
  return `<text x="${short(x)}" y="${short(y)}" font-size="${size}" text-anchor="middle" fill="${colour}"${weight}>${escapeText(text)}</text>`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
