import { pictureQuery, type PictureWish } from '@app/shared/rules/picture-query';

/**
 * Address of a molecule's picture: content-addressed, so the browser keeps it for good. Sizes are those it is shown at, in CSS
 * pixels.
 */
export function pictureUrl(key: string, width: number, height: number, wish: PictureWish = {}): string {
  const asked = Object.entries(
    pictureQuery({ width, height }, { ...wish, like: wish.like === key ? undefined : wish.like }),
  );
  const query = asked.map(([name, value]) => `${name}=${value}`).join('&');
  return `/api/structure/picture/${encodeURIComponent(key)}.svg?${query}`;
}
