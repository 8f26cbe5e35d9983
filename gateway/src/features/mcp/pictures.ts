// Pictures that a tool sends along. Assistants show PNG; the models behind them read no SVG.

import { structurePicture } from '@app/shared/contracts/structure/structure';
import { routePicture } from '@app/shared/contracts/routes/picture';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import type { Ask } from './ask.ts';
import { pngOf, pngWithin } from './drawing/png.ts';

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

/** Bytes of a PNG beside which two or three steps have room. */
const mostSchemeBytes = 7_400;

/** The scheme of a route: its structures, and arrows with the numbers of the steps. The target alone for one that is too large. */
export async function schemeOf(ask: Ask, { summary, target }: RouteDetail): Promise<Picture | undefined> {
  const content = await ask.raw(routePicture, { query: { routeId: summary.routeId } });
  const png = content && pngWithin(content.toString('utf8'), mostSchemeBytes);
  return png ? { mimeType: 'image/png', data: png.toString('base64') } : pictureOf(ask, target.key);
}
