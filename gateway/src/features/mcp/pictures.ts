// Pictures that a tool sends along. Assistants show PNG; the models behind them read no SVG.

import { structurePicture } from '@app/shared/contracts/structure/structure';
import type { Ask } from './ask.ts';
import { pngOf } from './drawing/png.ts';

export interface Picture {
  mimeType: string;
  /** Base64. */
  data: string;
}

const size = { w: 320, h: 220 };
/** Atoms that the call marks at most. */
const mostMarked = 200;

/** The drawing of a molecule; undefined where it cannot be had. A response is complete without it. */
export async function pictureOf(ask: Ask, key: string, atoms: readonly number[] = []): Promise<Picture | undefined> {
  const marked = atoms.slice(0, mostMarked).join(',');
  const content = await ask.raw(structurePicture, {
    params: { name: `${key}.svg` },
    query: { ...size, ...(marked === '' ? {} : { atoms: marked }) },
  });
  const png = content && pngOf(content.toString('utf8'));
  return png && { mimeType: 'image/png', data: png.toString('base64') };
}
