// What each file of the table holds, and how its rows are told.

export interface FileCase {
  /** What is odd about it. */
  about: string;
  name: string;
  content: string | Buffer | (() => Promise<Buffer>);
  /**
   * Of each row its canonical SMILES; `= text` where it is a name or number for the dictionary, `! key` where the reader
   * refuses it, `SMILES ? role` where it is offered.
   */
  rows: readonly string[];
}

type Atom = readonly [element: string, x: number, y: number];
type Bond = readonly [from: number, to: number, order: number, wedge?: number];

const column = (value: number, width: number): string => String(value).padStart(width);

/** A V2000 molfile; `counts` replaces its counts line, `more` comes before `M  END`. */
export function molfile(
  title: string,
  atoms: readonly Atom[],
  bonds: readonly Bond[],
  { counts, more = '' }: { counts?: string; more?: string } = {},
): string {
  const usual = `${column(atoms.length, 3)}${column(bonds.length, 3)}  0  0  0  0  0  0  0  0999 V2000`;
  const places = atoms.map(
    ([element, x, y]) => `${x.toFixed(4).padStart(10)}${y.toFixed(4).padStart(10)}    0.0000 ${element.padEnd(3)} 0  0`,
  );
  const lines = bonds.map(
    ([from, to, order, wedge = 0]) => `${column(from, 3)}${column(to, 3)}${column(order, 3)}${column(wedge, 3)}`,
  );
  return `${title}\n  drawn by hand\n\n${counts ?? usual}\n${[...places, ...lines].join('\n')}\n${more}M  END\n`;
}

export const ethanol = (title = 'ethanol', more = {}): string =>
  molfile(
    title,
    [
      ['C', 0, 0],
      ['C', 1.2, 0.7],
      ['O', 2.4, 0],
    ],
    [
      [1, 2, 1],
      [2, 3, 1],
    ],
    more,
  );
export const aceticAcid = (title = 'acetic acid', more = {}): string =>
  molfile(
    title,
    [
      ['C', 0, 0],
      ['C', 1.2, 0.7],
      ['O', 2.4, 0],
      ['O', 1.2, 2.1],
    ],
    [
      [1, 2, 1],
      [2, 3, 1],
      [2, 4, 2],
    ],
    more,
  );
export const ethylAcetate = (title = 'ethyl acetate', more = {}): string =>
  molfile(
    title,
    [
      ['C', 0, 0],
      ['C', 1.2, 0.7],
      ['O', 2.4, 0],
      ['O', 1.2, 2.1],
      ['C', 3.6, 0.7],
      ['C', 4.8, 0],
    ],
    [
      [1, 2, 1],
      [2, 3, 1],
      [2, 4, 2],
      [3, 5, 1],
      [5, 6, 1],
    ],
    more,
  );
/** (R)-alanine, drawn with a wedge. */
export const alanine = (title = 'D-alanine'): string =>
  molfile(
    title,
    [
      ['C', 0, 0],
      ['C', 1.2, 0.7],
      ['C', 2.4, 0],
      ['N', 1.2, 2.1],
      ['O', 3.6, 0.7],
      ['O', 2.4, -1.4],
    ],
    [
      [2, 1, 1],
      [2, 3, 1],
      [2, 4, 1, 1],
      [3, 5, 1],
      [3, 6, 2],
    ],
  );

/** V3000 of a few atoms in a line, with more lines inside its table. */
export function v3000(
  title: string,
  atoms: readonly string[],
  bonds: readonly string[],
  { counts, more = '' }: { counts?: string; more?: string } = {},
): string {
  const table = [
    'M  V30 BEGIN CTAB',
    `M  V30 COUNTS ${counts ?? `${atoms.length} ${bonds.length} 0 0 0`}`,
    'M  V30 BEGIN ATOM',
    ...atoms.map((atom, index) => `M  V30 ${index + 1} ${atom}`),
    'M  V30 END ATOM',
    'M  V30 BEGIN BOND',
    ...bonds.map((bond, index) => `M  V30 ${index + 1} ${bond}`),
    'M  V30 END BOND',
    ...(more === '' ? [] : [more]),
    'M  V30 END CTAB',
  ].join('\n');
  return `${title}\n  drawn by hand\n\n  0  0  0     0  0            999 V3000\n${table}\nM  END\n`;
}
export const propanolV3000 = (title = '2-butanol', more = ''): string =>
  v3000(
    title,
    ['C 0 0 0 0', 'C 1.2 0.7 0 0', 'O 1.2 2.1 0 0', 'C 2.4 0 0 0', 'C 3.6 0.7 0 0'],
    ['1 2 1', '1 2 3 CFG=1', '1 2 4', '1 4 5'],
    { more },
  );
