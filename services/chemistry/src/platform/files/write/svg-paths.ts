// Pictures of molecules (`chemistry/molecule/depiction/depict.ts`) as what a PDF page is drawn of.

export interface DrawnPath {
  /** In the words of SVG. */
  path: string;
  fill?: string;
  stroke?: string;
  strokeWidth: number;
}

export interface Drawing {
  width: number;
  height: number;
  paths: DrawnPath[];
}

const element = /<(\w+)((?:\s+[\w:-]+='[^']*')*)\s*\/?>/g;
const known = new Set(['svg', 'g', 'path', 'ellipse']);

/** Throws a TypeError for a picture with parts that are no lines or areas: it would come out incomplete. */
export function readDrawing(svg: string): Drawing {
  let size = { width: 0, height: 0 };
  const paths: DrawnPath[] = [];
  let usualWidth = 1;
  for (const [, name = '', text = ''] of svg.matchAll(element)) {
    if (!known.has(name)) throw new TypeError(`a picture with a ${name}`);
    const attributes = attributesOf(text);
    const { fill, stroke, width, height, 'stroke-width': strokeWidth } = attributes;
    if (name === 'svg') size = { width: Number(width), height: Number(height) };
    if (name === 'g' && strokeWidth !== undefined) usualWidth = Number(strokeWidth);
    const path = name === 'ellipse' ? ellipsePath(attributes) : attributes['d'];
    if (path === undefined) continue;
    paths.push({
      path,
      ...(fill !== undefined && { fill }),
      ...(stroke !== undefined && { stroke }),
      strokeWidth: Number(strokeWidth ?? usualWidth),
    });
  }
  if (!(size.width > 0 && size.height > 0)) throw new TypeError('a picture without a size');
  return { ...size, paths };
}

function ellipsePath({ cx = '0', cy = '0', rx = '0', ry = '0' }: Attributes): string {
  const [x, across] = [Number(cx), Number(rx)];
  return `M${x - across} ${cy}A${rx} ${ry} 0 1 0 ${x + across} ${cy}A${rx} ${ry} 0 1 0 ${x - across} ${cy}Z`;
}

type Attributes = Partial<Record<string, string>>;

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)='([^']*)'/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
