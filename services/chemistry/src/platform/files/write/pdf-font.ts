// The letters that travel with every PDF (Noto Sans, GB 2312 and Latin), so that Chinese text looks the same everywhere.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

type Weight = 'Regular' | 'Bold';

const known = new Map<Weight, Promise<Buffer>>();

/** A font to be embedded; read once. */
export function pdfFont(weight: Weight): Promise<Buffer> {
  const packageEntry = pathToFileURL(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc'));
  const font = known.get(weight) ?? readFile(new URL(`../fonts/NotoSansHans-${weight}.otf`, packageEntry));
  known.set(weight, font);
  return font;
}
