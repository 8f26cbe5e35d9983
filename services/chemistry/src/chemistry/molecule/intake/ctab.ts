// A molfile (CTfile formats, BIOVIA 2020) as lines that can be changed: atoms, bonds, groups and labels of both versions
// under one form. What is not asked for here is written back as it came.

export interface CtabAtom {
  /** An element, or a label such as R1, Q or Ph. */
  symbol: string;
  x: number;
  y: number;
  /** Charge that the atom's own line or `M  CHG` says. */
  charge: number;
}

export interface CtabBond {
  /** As the file numbers it: 1, 2, 3, 4 aromatic, 5 to 8 query, 9 dative, 10 hydrogen. */
  type: number;
  /** Atoms counted from 1. */
  from: number;
  to: number;
  /** Whether it is a wedge. */
  isWedge: boolean;
}

export interface CtabGroup {
  /** SUP, DAT, MUL, SRU and so on. */
  type: string;
  atoms: number[];
  /** Of a multiple group the unit that is repeated. */
  parents: number[];
  label: string;
}

export interface NewAtom {
  symbol: string;
  charge: number;
  x: number;
  y: number;
}

/** One molecule of a file. Counts of atoms from 1, as the file has it. */
export interface Ctab {
  readonly atoms: readonly CtabAtom[];
  readonly bonds: readonly CtabBond[];
  readonly groups: readonly CtabGroup[];
  /** Numbers of the R groups that atoms stand for. */
  readonly rgroups: ReadonlyMap<number, number>;
  /** Labels that replace what the atom's line says: `A` lines. */
  readonly aliases: ReadonlyMap<number, string>;
  readonly hasLinkNodes: boolean;
  /** Whether atoms carry numbers of a reaction. */
  readonly hasAtomNumbers: boolean;
  setSymbol(atom: number, symbol: string, charge: number): void;
  setBond(bond: number, change: Partial<Pick<CtabBond, 'type' | 'from' | 'to'>>): void;
  /** Gives the number of the new atom. */
  addAtom(atom: NewAtom): number;
  addBond(bond: Pick<CtabBond, 'type' | 'from' | 'to'>): void;
  /** Without groups and labels, and without atom numbers where it is asked for; the rest as it came. */
  write(dropsNumbers: boolean): string;
}

/** The molecule of a text up to `M  END`; undefined where its counts are not those of a molfile. */
export function readCtab(text: string): Ctab | undefined {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const counts = lines[3] ?? '';
  if (/V3000\s*$/.test(counts)) return readNew(lines);
  return readOld(lines, counts);
}

const groupLine = /^M {2}S(?:TY|ST|CN|DS|AL|BL|PA|MT|DI|BV|DT|DD|CD|ED|PL|NC|AP|CL|BT|LB) /;

function readOld(lines: readonly string[], counts: string): Ctab | undefined {
  const atomCount = Number(counts.slice(0, 3));
  const bondCount = Number(counts.slice(3, 6));
  if (!Number.isInteger(atomCount) || !Number.isInteger(bondCount) || lines.length < 4 + atomCount + bondCount)
    return undefined;
  const atomLines = lines.slice(4, 4 + atomCount);
  const bondLines = lines.slice(4 + atomCount, 4 + atomCount + bondCount);
  const rest = lines.slice(4 + atomCount + bondCount);
  const charges = chargesOf(rest);
  const atoms = atomLines.map((line, index): CtabAtom => {
    const code = Number(line.slice(36, 39));
    const own = code > 0 && code < 8 && code !== 4 ? 4 - code : 0;
    return {
      symbol: line.slice(31, 34).trim(),
      x: Number(line.slice(0, 10)),
      y: Number(line.slice(10, 20)),
      charge: charges.size > 0 ? (charges.get(index + 1) ?? 0) : own,
    };
  });
  const bonds = bondLines.map((line): CtabBond => ({
    from: Number(line.slice(0, 3)),
    to: Number(line.slice(3, 6)),
    type: Number(line.slice(6, 9)),
    isWedge: Number(line.slice(9, 12)) > 0,
  }));
  const changedCharges = new Map<number, number>();
  const change = (list: string[], index: number, edit: (line: string) => string): void => {
    const line = list[index];
    if (line !== undefined) list[index] = edit(line);
  };
  return {
    atoms,
    bonds,
    groups: oldGroups(rest),
    rgroups: oldRgroups(rest),
    aliases: oldAliases(rest),
    hasLinkNodes: rest.some((line) => line.startsWith('M  LIN')),
    hasAtomNumbers: atomLines.some((line) => Number(line.slice(60, 63)) > 0),
    setSymbol(atom, symbol, charge) {
      change(atomLines, atom - 1, (line) => `${line.slice(0, 31)}${symbol.padEnd(3)}${line.slice(34)}`);
      changedCharges.set(atom, charge);
    },
    setBond(bond, { type, from, to }) {
      const put = (line: string, at: number, value: number | undefined): string =>
        value === undefined ? line : `${line.slice(0, at)}${String(value).padStart(3)}${line.slice(at + 3)}`;
      change(bondLines, bond, (line) => put(put(put(line, 0, from), 3, to), 6, type));
    },
    addAtom({ symbol, charge, x, y }) {
      const place = [x, y, 0].map((value) => value.toFixed(4).padStart(10)).join('');
      atomLines.push(`${place} ${symbol.padEnd(3)} 0  0  0  0  0  0  0  0  0  0  0  0`);
      if (charge !== 0) changedCharges.set(atomLines.length, charge);
      return atomLines.length;
    },
    addBond({ type, from, to }) {
      bondLines.push([from, to, type, 0].map((value) => String(value).padStart(3)).join(''));
    },
    write(dropsNumbers) {
      const size = [atomLines.length, bondLines.length].map((value) => String(value).padStart(3)).join('');
      const unnumbered = atomLines.map((line) =>
        dropsNumbers && Number(line.slice(60, 63)) > 0 ? `${line.slice(0, 60)}  0${line.slice(63)}` : line,
      );
      // `M  CHG` makes the charges of all atom lines void.
      const all = new Map(atoms.map(({ charge }, index): [number, number] => [index + 1, charge]));
      for (const [atom, charge] of changedCharges) all.set(atom, charge);
      const charged = [...all].filter(([, charge]) => charge !== 0);
      const chargeLines =
        changedCharges.size === 0 ? [] : charged.map(([atom, charge]) => `M  CHG  1${pad(atom)}${pad(charge)}`);
      const kept = withoutLabels(rest).filter(
        (line) => !groupLine.test(line) && !(changedCharges.size > 0 && line.startsWith('M  CHG')),
      );
      const head = [...lines.slice(0, 3), `${size}${counts.slice(6)}`];
      return [...head, ...unnumbered, ...bondLines, ...chargeLines, ...kept].join('\n');
    },
  };
}

const pad = (value: number): string => String(value).padStart(4);

function chargesOf(rest: readonly string[]): Map<number, number> {
  const charges = new Map<number, number>();
  for (const line of rest) {
    if (!line.startsWith('M  CHG')) continue;
    for (const [atom = 0, charge = 0] of pairsOf(line)) charges.set(atom, charge);
  }
  return charges;
}

function pairsOf(line: string): number[][] {
  const numbers = line.slice(9).trim().split(/\s+/).map(Number);
  return numbers.flatMap((_, index) => (index % 2 === 0 ? [numbers.slice(index, index + 2)] : []));
}

function oldGroups(rest: readonly string[]): CtabGroup[] {
  const groups = new Map<number, CtabGroup>();
  for (const line of rest) {
    if (line.startsWith('M  STY')) {
      const words = line.slice(9).trim().split(/\s+/);
      for (let at = 0; at + 1 < words.length; at += 2)
        groups.set(Number(words[at]), { type: words[at + 1] ?? '', atoms: [], parents: [], label: '' });
    }
    const [, kind, number, more = ''] = /^M {2}S(AL|PA|MT) +(\d+) ?(.*)$/.exec(line) ?? [];
    const group = groups.get(Number(number));
    if (!group) continue;
    // The first of the numbers counts them.
    const atoms = more.trim().split(/\s+/).slice(1).map(Number);
    if (kind === 'AL') group.atoms.push(...atoms);
    if (kind === 'PA') group.parents.push(...atoms);
    if (kind === 'MT') group.label = more.trim();
  }
  return [...groups.values()];
}

function oldRgroups(rest: readonly string[]): Map<number, number> {
  const pairs = rest.flatMap((line) => (line.startsWith('M  RGP') ? pairsOf(line) : []));
  return new Map(pairs.map(([atom = 0, group = 0]) => [atom, group]));
}

function oldAliases(rest: readonly string[]): Map<number, string> {
  const aliases = new Map<number, string>();
  rest.forEach((line, index) => {
    const [, atom] = /^A +(\d+)\s*$/.exec(line) ?? [];
    if (atom !== undefined) aliases.set(Number(atom), (rest[index + 1] ?? '').trim());
  });
  return aliases;
}

// The text of an alias or of an abbreviation of the oldest form stands on the line after it.
function withoutLabels(rest: readonly string[]): string[] {
  return rest.filter((line, index) => !isLabel(line) && !/^V +\d+/.test(line) && !isLabel(rest[index - 1] ?? ''));
}

const isLabel = (line: string): boolean => /^A +\d+\s*$|^G +\d+ +\d+\s*$/.test(line);

// A line that ends in a hyphen goes on in the next one.
function joined(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let open = '';
  for (const line of lines) {
    const text = open === '' ? line : `${open}${line.replace(/^M {2}V30 /, '')}`;
    open = /^M {2}V30 .*-\s*$/.test(text) ? text.replace(/-\s*$/, '') : '';
    if (open === '') whole.push(text);
  }
  return open === '' ? whole : [...whole, open];
}

function readNew(given: readonly string[]): Ctab | undefined {
  const lines = joined(given);
  const section = (name: string): [number, number] => [
    lines.findIndex((line) => new RegExp(`^M {2}V30 +BEGIN +${name}\\b`).test(line)),
    lines.findIndex((line) => new RegExp(`^M {2}V30 +END +${name}\\b`).test(line)),
  ];
  const [atomFrom, atomTo] = section('ATOM');
  const [bondFrom, bondTo] = section('BOND');
  if (atomFrom === -1 || atomTo < atomFrom) return undefined;
  const atomLines = lines.slice(atomFrom + 1, atomTo).map(wordsOf);
  const bondLines = bondFrom === -1 ? [] : lines.slice(bondFrom + 1, bondTo).map(wordsOf);
  const place = new Map(atomLines.map(([number = ''], index) => [number, index + 1]));
  const placeOf = (number: string | undefined): number => place.get(number ?? '') ?? 0;
  const numberOf = (atom: number): string => atomLines[atom - 1]?.[0] ?? String(atom);
  const [groupFrom, groupTo] = section('SGROUP');
  const groupLines = groupFrom === -1 ? [] : lines.slice(groupFrom + 1, groupTo).map(wordsOf);
  const bondEnd = bondFrom === -1 ? atomTo : bondTo;
  return {
    atoms: atomLines.map(([, symbol = '', x, y, , , ...more]) => ({
      symbol: symbol.replaceAll('"', ''),
      x: Number(x),
      y: Number(y),
      charge: Number(valueOf(more, 'CHG') ?? 0),
    })),
    bonds: bondLines.map(([, type, from, to, ...more]) => ({
      type: Number(type),
      from: placeOf(from),
      to: placeOf(to),
      isWedge: valueOf(more, 'CFG') !== undefined,
    })),
    groups: groupLines
      .filter(([number]) => /^\d+$/.test(number ?? ''))
      .map(([, type = '', , ...more]) => ({
        type,
        atoms: listOf(more, 'ATOMS').map(placeOf),
        parents: listOf(more, 'PATOMS').map(placeOf),
        label: valueOf(more, 'LABEL') ?? valueOf(more, 'MULT') ?? '',
      })),
    rgroups: new Map(
      atomLines.flatMap((words, index) => {
        const group = /RGROUPS=\(1 (\d+)\)/.exec(words.join(' '))?.[1];
        return group === undefined ? [] : [[index + 1, Number(group)] as const];
      }),
    ),
    aliases: new Map(),
    hasLinkNodes: lines.some((line) => /^M {2}V30 +LINKNODE\b/.test(line)),
    hasAtomNumbers: atomLines.some((words) => Number(words[5]) > 0),
    setSymbol(atom, symbol, charge) {
      const words = atomLines[atom - 1];
      if (!words) return;
      words[1] = symbol;
      // A valence that was written for the atom before counts no more.
      const kept = words.filter((word) => !/^(?:CHG|VAL|HCOUNT)=/.test(word));
      atomLines[atom - 1] = charge === 0 ? kept : [...kept, `CHG=${charge}`];
    },
    setBond(bond, { type, from, to }) {
      const words = bondLines[bond];
      if (!words) return;
      if (type !== undefined) words[1] = String(type);
      if (from !== undefined) words[2] = numberOf(from);
      if (to !== undefined) words[3] = numberOf(to);
    },
    addAtom({ symbol, charge, x, y }) {
      const number = String(Math.max(0, ...atomLines.map(([one]) => Number(one))) + 1);
      const words = [number, symbol, x.toFixed(4), y.toFixed(4), '0', '0'];
      atomLines.push(charge === 0 ? words : [...words, `CHG=${charge}`]);
      return atomLines.length;
    },
    addBond({ type, from, to }) {
      const number = String(Math.max(0, ...bondLines.map(([one]) => Number(one))) + 1);
      bondLines.push([number, String(type), numberOf(from), numberOf(to)]);
    },
    write(dropsNumbers) {
      const countsAt = lines.findIndex((line) => /^M {2}V30 +COUNTS /.test(line));
      const [, , ...more] = wordsOf(lines[countsAt] ?? '').slice(1);
      const written = (words: readonly string[]): string => `M  V30 ${words.join(' ')}`;
      const unnumbered = atomLines.map((words) => words.map((word, at) => (dropsNumbers && at === 5 ? '0' : word)));
      const behind = lines
        .slice(bondEnd + 1)
        .filter((_, index) => groupFrom === -1 || index + bondEnd + 1 < groupFrom || index + bondEnd + 1 > groupTo);
      // No groups are left.
      const counts = ['COUNTS', String(atomLines.length), String(bondLines.length), '0', ...more.slice(1)];
      return [
        ...lines.slice(0, countsAt),
        written(counts),
        ...lines.slice(countsAt + 1, atomFrom + 1),
        ...unnumbered.map(written),
        'M  V30 END ATOM',
        'M  V30 BEGIN BOND',
        ...bondLines.map(written),
        'M  V30 END BOND',
        ...behind,
      ].join('\n');
    },
  };
}

/** The words of a line of the newer form; a list in parentheses or a text in quotes is one. */
function wordsOf(line: string): string[] {
  const text = line.replace(/^M {2}V30 +/, '');
  return text.match(/(?:[^\s("]|\([^)]*\)|"[^"]*")+/g) ?? [];
}

function valueOf(words: readonly string[], key: string): string | undefined {
  const word = words.find((one) => one.startsWith(`${key}=`));
  return word?.slice(key.length + 1).replaceAll(/^"|"$/g, '');
}

function listOf(words: readonly string[], key: string): string[] {
  const inside = /\(([^)]*)\)/.exec(valueOf(words, key) ?? '')?.[1] ?? '';
  return inside.trim().split(/\s+/).slice(1);
}
