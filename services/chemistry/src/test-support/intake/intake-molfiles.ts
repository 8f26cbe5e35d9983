// Molfiles for tests of what comes in, small enough to be read by eye.

export interface DrawnMolecule {
  /** Symbols, one for each atom; a number behind a colon is an atom number: `C:3`. */
  atoms: string;
  /** `1-2 2=3`; `~` is a dative bond from the first atom to the second. */
  bonds: string;
  /** Lines before the end: groups, aliases, charges. */
  more?: readonly string[];
}

const orders: Readonly<Record<string, number>> = { '-': 1, '=': 2, '#': 3, '~': 9 };

interface Parts {
  atoms: { symbol: string; number: number }[];
  bonds: { from: number; to: number; order: number }[];
}

function partsOf({ atoms, bonds }: DrawnMolecule): Parts {
  return {
    atoms: atoms.split(' ').map((word) => {
      const [symbol = '', number] = word.split(':');
      return { symbol, number: Number(number ?? 0) };
    }),
    bonds: [...bonds.matchAll(/(\d+)([-=#~])(\d+)/g)].map(([, from, sign = '-', to]) => ({
      from: Number(from),
      to: Number(to),
      order: orders[sign] ?? 1,
    })),
  };
}

// On a zigzag, so that no two atoms lie on one another.
const place = (index: number): [number, number] => [index * 1.2, index % 2 === 0 ? 0 : 0.7];
const column = (value: number, width: number): string => String(value).padStart(width);

/** In the older form. */
export function oldMolfile(drawn: DrawnMolecule): string {
  const { atoms, bonds } = partsOf(drawn);
  const atomLines = atoms.map(({ symbol, number }, index) => {
    const [x, y] = place(index).map((value) => value.toFixed(4).padStart(10));
    return `${x}${y}    0.0000 ${symbol.padEnd(3)} 0  0  0  0  0  0  0  0  0${column(number, 3)}  0  0`;
  });
  const bondLines = bonds.map(({ from, to, order }) => `${column(from, 3)}${column(to, 3)}${column(order, 3)}  0`);
  const counts = `${column(atoms.length, 3)}${column(bonds.length, 3)}  0  0  0  0  0  0  0  0999 V2000`;
  return ['', '  test', '', counts, ...atomLines, ...bondLines, ...(drawn.more ?? []), 'M  END', ''].join('\n');
}

/** In the newer form; `more` are lines of groups. */
export function newMolfile(drawn: DrawnMolecule, { sections = [] }: { sections?: readonly string[] } = {}): string {
  const { atoms, bonds } = partsOf(drawn);
  const groups = drawn.more ?? [];
  const lines = [
    'BEGIN CTAB',
    `COUNTS ${atoms.length} ${bonds.length} ${groups.length} 0 0`,
    'BEGIN ATOM',
    ...atoms.map(({ symbol, number }, index) => {
      const [x, y] = place(index);
      return `${index + 1} ${symbol} ${x.toFixed(4)} ${y.toFixed(4)} 0 ${number}`;
    }),
    'END ATOM',
    ...(bonds.length === 0
      ? []
      : [
          'BEGIN BOND',
          ...bonds.map(({ from, to, order }, index) => `${index + 1} ${order} ${from} ${to}`),
          'END BOND',
        ]),
    ...sections,
    ...(groups.length === 0 ? [] : ['BEGIN SGROUP', ...groups, 'END SGROUP']),
    'END CTAB',
  ];
  const head = ['', '  test', '', '  0  0  0     0  0            999 V3000'];
  return [...head, ...lines.map((line) => `M  V30 ${line}`), 'M  END', ''].join('\n');
}
