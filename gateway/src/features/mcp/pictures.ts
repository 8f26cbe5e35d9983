import { structurePicture } from '@app/shared/contracts/structure/structure';
import type { Ask } from './ask.ts';

export interface Picture {
  mimeType: string;
  /** Base64. */
  data: string;
}

/** The drawing of a molecule; undefined where it cannot be had. A response is complete without it. */
export async function pictureOf(ask: Ask, key: string, atoms: readonly number[] = []): Promise<Picture | undefined> {
  const content = await ask.raw(structurePicture, {
    params: { name: `${key}.svg` },
    query: { w: 320, h: 220, ...(atoms.length === 0 ? {} : { atoms: atoms.join(',') }) },
  });
  return content && { mimeType: 'image/svg+xml', data: content.toString('base64') };
}

/** The scheme of a route; its target where the scheme cannot be had. */
export async function schemeOf(ask: Ask, _routeId: string, targetKey: string): Promise<Picture | undefined> {
  return pictureOf(ask, targetKey);
}
