// A route as one SVG file that needs nothing else: pictures inside, colours written out, what is only for the screen left out.

import type { Box } from '../../../chemistry/tree/tree-layout.ts';
import { lightColour } from '../../../shared/startup/color-theme.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const margin = 24;
const variable = /var\((--[\w-]+)\)/g;

export interface ExportParts {
  drawing: SVGGElement;
  /** Definitions the drawing refers to, such as the arrowhead. */
  definitions: SVGDefsElement | null;
  bounds: Box;
  title: string;
  /** Value of a colour variable, e.g. of `--text`. */
  colour: (name: string) => string;
  fontFamily: string;
  /** Reads a picture of the server as a data address. */
  readPicture: (address: string) => Promise<string>;
}

/** Makes the SVG of a drawing on the screen; see exportSvg. */
export function svgOfDrawing(drawing: SVGGElement, bounds: Box, title: string): Promise<string> {
  const parts: ExportParts = {
    drawing,
    definitions: drawing.ownerSVGElement?.querySelector('defs') ?? null,
    bounds,
    title,
    colour: lightColour,
    fontFamily: getComputedStyle(document.body).fontFamily,
    readPicture,
  };
  return exportSvg(parts);
}

/** A name every file system takes. */
export function safeFileName(name: string): string {
  return name.replace(/[\\/:*?"<>|\s]+/g, '-').slice(0, 80);
}

async function readPicture(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new RangeError(`picture answered ${response.status}`);
  const bytes = new TextEncoder().encode(await response.text());
  return `data:image/svg+xml;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** The file's text. Rejects when a picture cannot be read: a route with holes is no export. */
export async function exportSvg(parts: ExportParts): Promise<string> {
  const svg = frame(parts);
  if (parts.definitions) svg.append(parts.definitions.cloneNode(true));
  const drawing = parts.drawing.cloneNode(true);
  if (!(drawing instanceof SVGGElement)) throw new RangeError('the drawing is not a group');
  drawing.removeAttribute('transform');
  for (const element of drawing.querySelectorAll('[data-screen-only]')) element.remove();
  for (const element of [drawing, ...drawing.querySelectorAll('*')]) stripScreenAttributes(element);
  svg.append(drawing);
  await inlinePictures(drawing, parts.readPicture);
  return new XMLSerializer().serializeToString(svg).replace(variable, (_, name: string) => parts.colour(name).trim());
}

/** Width and height of the exported picture in pixels. */
export function exportSize(bounds: Box): { width: number; height: number } {
  return { width: Math.ceil(bounds.width + 2 * margin), height: Math.ceil(bounds.height + 2 * margin) };
}

function frame({ bounds, title, fontFamily }: ExportParts): SVGSVGElement {
  const { width, height } = exportSize(bounds);
  const svg = document.createElementNS(svgNamespace, 'svg');
  const origin = `${bounds.x - margin} ${bounds.y - margin}`;
  const attributes = { width, height, viewBox: `${origin} ${width} ${height}`, 'font-family': fontFamily };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, String(value));
  const heading = document.createElementNS(svgNamespace, 'title');
  heading.textContent = title;
  const paper = document.createElementNS(svgNamespace, 'rect');
  const area = { x: bounds.x - margin, y: bounds.y - margin, width, height, fill: '#ffffff' };
  for (const [name, value] of Object.entries(area)) paper.setAttribute(name, String(value));
  svg.append(heading, paper);
  return svg;
}

function stripScreenAttributes(element: Element): void {
  for (const name of element.getAttributeNames())
    if (/^(class|role|tabindex|visibility|data-|aria-)/.test(name)) element.removeAttribute(name);
}

async function inlinePictures(drawing: Element, read: ExportParts['readPicture']): Promise<void> {
  const images = [...drawing.querySelectorAll('image')];
  const addresses = [...new Set(images.map((image) => image.getAttribute('href') ?? ''))];
  const data = new Map(await Promise.all(addresses.map(async (at) => [at, await read(at)] as const)));
  for (const image of images) image.setAttribute('href', data.get(image.getAttribute('href') ?? '') ?? '');
}
