// A drawing in two dimensions in which a program left a height on some atom: read as three dimensions, all of its
// wedges would mean nothing.

/** The molfile with every height taken away where it is a drawing with wedges; any other as it is. */
export function flatDrawing(molfile: string): string {
  const table = readTable(molfile.split(/\r?\n/));
  if (!table.hasWedge || table.heights.every((height) => height === 0)) return molfile;
  // Most atoms of a model in three dimensions lie outside of any one plane parallel to the sheet.
  const level = table.heights.filter((height) => Math.abs(height) < sheetThickness).length;
  return level * 2 > table.heights.length ? table.flattened() : molfile;
}

/** Beginnings of the wedges of a molfile: atoms, counted from 0. */
export function wedgeBeginnings(molfile: string): number[] {
  return readTable(molfile.split(/\r?\n/)).beginnings;
}

/** Whether the atoms of a molfile stand in space. */
export function isModel(molfile: string): boolean {
  return readTable(molfile.split(/\r?\n/)).heights.some((height) => Math.abs(height) > sheetThickness);
}

const sheetThickness = 0.01;

interface Table {
  heights: number[];
  hasWedge: boolean;
  beginnings: number[];
  flattened(): string;
}

function readTable(lines: string[]): Table {
  return lines[3]?.includes('V3000') === true ? readNew(lines) : readOld(lines);
}

const firstAtomLine = 4;

// CTfile formats, BIOVIA 2020: heights in columns 21 to 30, the stereo of a bond in columns 10 to 12.
function readOld(lines: string[]): Table {
  const counts = lines[3] ?? '';
  const [atoms = 0, bonds = 0] = [Number(counts.slice(0, 3)), Number(counts.slice(3, 6))];
  const end = firstAtomLine + atoms;
  const wedges = lines.slice(end, end + bonds).filter((line) => /^[16]$/.test(line.slice(9, 12).trim()));
  return {
    heights: lines.slice(firstAtomLine, end).map((line) => Number(line.slice(20, 30)) || 0),
    hasWedge: wedges.length > 0,
    beginnings: wedges.map((line) => Number(line.slice(0, 3)) - 1),
    flattened: () =>
      lines
        .map((line, at) =>
          at >= firstAtomLine && at < end ? `${line.slice(0, 20)}${'0.0000'.padStart(10)}${line.slice(30)}` : line,
        )
        .join('\n'),
  };
}

// `M  V30 index symbol x y z …` and `M  V30 index order from to … CFG=1`.
const newAtom = /^(M {2}V30 \d+ \S+ \S+ \S+ )(\S+)/;
const newBond = /^M {2}V30 \d+ \d+ (\d+) \d+.* CFG=[13](?:\s|$)/;

function readNew(lines: string[]): Table {
  const isAtom = within(lines, 'ATOM');
  const isBond = within(lines, 'BOND');
  const wedges = lines.flatMap((line, at) => (isBond(at) ? (newBond.exec(line)?.[1] ?? []) : []));
  return {
    heights: lines.flatMap((line, at) => (isAtom(at) ? Number(newAtom.exec(line)?.[2] ?? 0) || 0 : [])),
    hasWedge: wedges.length > 0,
    beginnings: wedges.map((atom) => Number(atom) - 1),
    flattened: () =>
      lines.map((line, at) => (isAtom(at) ? line.replace(newAtom, (_, head: string) => `${head}0`) : line)).join('\n'),
  };
}

function within(lines: readonly string[], block: string): (at: number) => boolean {
  const [first, last] = [lines.indexOf(`M  V30 BEGIN ${block}`), lines.indexOf(`M  V30 END ${block}`)];
  return (at) => at > first && at < last;
}
