// The route's tree as a file: SVG for documents, PNG at double size for slides.

import { exportSize, exportSvg, type ExportParts } from './export-svg.ts';
import type { Box } from '../../../chemistry/tree/tree-layout.ts';
import { lightColour } from '../../../shared/startup/color-theme.ts';

const pngScale = 2;
/** Larger canvases are refused by browsers. */
const largestSide = 16_000;

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

/** Draws an SVG on a canvas of twice its size. Rejects when the browser refuses. */
export async function pngOfSvg(svg: string, bounds: Box): Promise<Blob> {
  const { width, height } = exportSize(bounds);
  const scale = Math.min(pngScale, largestSide / Math.max(width, height));
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await blobOf(canvas);
  } finally {
    URL.revokeObjectURL(image.src);
  }
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

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new RangeError('no picture'))), 'image/png');
  });
}
