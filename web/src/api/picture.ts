/** Address of a molecule's picture: content-addressed, so the browser keeps it for good. Sizes in CSS pixels. */
export function pictureUrl(key: string, width: number, height: number): string {
  return `/api/structure/picture/${encodeURIComponent(key)}.svg?w=${Math.round(width)}&h=${Math.round(height)}`;
}
