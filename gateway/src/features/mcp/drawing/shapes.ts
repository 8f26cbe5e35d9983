// The chemistry service draws molecules as SVG of paths and ellipses; here they become polygons.

/** A closed line: x and y in turns, pixels. */
export type Ring = number[];

export interface Shape {
  /** Filled by the non-zero rule. */
  rings: Ring[];
  /** Red, green, blue, 0 to 255. */
  colour: readonly [number, number, number];
}

export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

const curveParts = 6;
const circleParts = 24;
const joinParts = 8;

/** Where a group lies, in pixels, and how wide its lines are where they do not say it. */
interface Ground {
  scale: number;
  x: number;
  y: number;
  lineWidth: number;
}

type Said = ReadonlyMap<string, string>;

/** Undefined for an SVG that holds something else, or no size. */
export function shapesOf(svg: string, scale: number): Drawing | undefined {
  const [, width = '', height = ''] = /<svg [^>]*width='(\d+)' height='(\d+)'/.exec(svg) ?? [];
  if (width === '' || /<(?!svg|g|path|ellipse|\/)/.test(svg)) return undefined;
  const grounds: Ground[] = [{ scale, x: 0, y: 0, lineWidth: 1 }];
  const shapes: Shape[] = [];
  for (const [, end, kind, text = ''] of svg.matchAll(/<(\/?)(g|path|ellipse)\b([^>]*)>/g)) {
    const ground = grounds.at(-1);
    if (!ground) return undefined;
    const said: Said = new Map(
      [...text.matchAll(/([\w-]+)='([^']*)'/g)].map(([, name = '', value = '']) => [name, value]),
    );
    if (kind !== 'g')
      shapes.push(...shapesIn(kind === 'path' ? linesOf(said, ground) : [ellipseOf(said, ground)], said, ground));
    else if (end === '/') grounds.pop();
    else grounds.push(groundOf(said, ground));
  }
  return { width: Math.round(Number(width) * scale), height: Math.round(Number(height) * scale), shapes };
}

function groundOf(said: Said, { scale, x, y, lineWidth }: Ground): Ground {
  const move = said.get('transform') ?? '';
  const [, across = 0, down = 0] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(move) ?? [];
  const [, times = 1] = /scale\(([\d.]+)\)/.exec(move) ?? [];
  return {
    scale: scale * Number(times),
    x: x + Number(across) * scale,
    y: y + Number(down) * scale,
    lineWidth: Number(said.get('stroke-width') ?? lineWidth),
  };
}

function shapesIn(lines: Ring[], said: Said, { scale, lineWidth }: Ground): Shape[] {
  const strokeWidth = Number(said.get('stroke-width') ?? lineWidth) * scale;
  return [
    ...shapeOf(said.get('fill'), lines),
    // Thinner than a pixel a line would be grey.
    ...shapeOf(
      said.get('stroke'),
      lines.flatMap((line) => strokeOf(line, Math.max(strokeWidth, 1.2))),
    ),
  ];
}

function shapeOf(colour: string | undefined, rings: Ring[]): Shape[] {
  const [, hex] = /^#([\dA-F]{6})$/i.exec(colour ?? '') ?? [];
  if (hex === undefined || rings.length === 0) return [];
  const value = Number.parseInt(hex, 16);
  return [{ rings, colour: [value >> 16, (value >> 8) & 0xff, value & 0xff] }];
}

const argumentsOf: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

function linesOf(said: Said, { scale, x, y }: Ground): Ring[] {
  const path = said.get('d') ?? '';
  const lines: Ring[] = [];
  let line: Ring = [];
  for (const [, command = '', text = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(
      (number, at) => Number(number) * scale + (at % 2 === 0 ? x : y),
    );
    if (command === 'M') lines.push((line = numbers.splice(0, 2)));
    if (command === 'Z') line.push(...line.slice(0, 2));
    const step = argumentsOf[command] ?? 0;
    if (step === 0) continue;
    for (let at = 0; at + step <= numbers.length; at += step) extend(line, numbers.slice(at, at + step));
  }
  return lines.filter((one) => one.length >= 4);
}

// A line, or a curve of Bézier by its control points.
function extend(line: Ring, points: number[]): void {
  const all = [...line.slice(-2), ...points];
  const parts = points.length === 2 ? 1 : curveParts;
  for (let part = 1; part <= parts; part += 1) line.push(...pointAt(all, part / parts));
}

function pointAt(points: number[], t: number): number[] {
  if (points.length === 2) return points;
  const next: number[] = [];
  for (let at = 0; at + 2 < points.length; at += 1) next.push((points[at] ?? 0) * (1 - t) + (points[at + 2] ?? 0) * t);
  return pointAt(next, t);
}

function ellipseOf(said: Said, { scale, x, y }: Ground): Ring {
  const [cx = 0, cy = 0, rx = 0, ry = 0] = ['cx', 'cy', 'rx', 'ry'].map((name) => Number(said.get(name) ?? 0) * scale);
  return roundOf(cx + x, cy + y, rx, ry, circleParts);
}

function roundOf(cx: number, cy: number, rx: number, ry: number, parts: number): Ring {
  return Array.from({ length: parts }, (_, part) => (part / parts) * 2 * Math.PI).flatMap((angle) => [
    cx + rx * Math.cos(angle),
    cy + ry * Math.sin(angle),
  ]);
}

/** A line with a width, as rings that all turn the same way: each piece, and a round at each of its ends. */
function strokeOf(line: Ring, width: number): Ring[] {
  const half = width / 2;
  const rings: Ring[] = [];
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.slice(at, at + 4);
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) continue;
    const [dx, dy] = [(-(y2 - y1) / length) * half, ((x2 - x1) / length) * half];
    rings.push([x1 - dx, y1 - dy, x2 - dx, y2 - dy, x2 + dx, y2 + dy, x1 + dx, y1 + dy]);
    if (at > 0) rings.push(roundOf(x1, y1, half, half, joinParts));
  }
  return rings;
}
