// Pictures of molecules on a PDF page.

import { readDrawing, type Drawing } from './svg-paths.ts';

export interface DrawingBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a picture by `chem/depict.ts` into a box, never larger than it is. `ink` colours lines that name no colour. */
export function drawPicture(document: PDFKit.PDFDocument, svg: string, box: DrawingBox, ink: string): void {
  const { width, height, paths } = readDrawing(svg);
  const scale = Math.min(box.width / width, box.height / height, 1);
  document.save().translate(box.x, box.y).scale(scale).lineJoin('round');
  drawPaths(document, paths, ink);
  document.restore();
}

/** Draws the lines and areas of a picture; `ink` colours lines that name no colour. */
export function drawPaths(document: PDFKit.PDFDocument, paths: Drawing['paths'], ink: string): void {
  for (const { path, fill, stroke, strokeWidth } of paths) {
    document.path(path).lineWidth(strokeWidth);
    if (fill !== undefined && stroke !== undefined) document.fillAndStroke(fill, stroke);
    else if (fill !== undefined) document.fill(fill);
    else document.stroke(stroke ?? ink);
  }
}
