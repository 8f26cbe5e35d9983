// The route's tree as a file: SVG for documents, PNG at double size for slides.

import { exportSvg, type ExportParts } from './export-svg.ts';
import type { Box } from '../../../chemistry/tree/tree-layout.ts';
import { lightColour } from '../../../shared/startup/color-theme.ts';

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
