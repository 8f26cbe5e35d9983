/** An SVG of the service as the address of an image: as an image it can run nothing. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
