// The layers of an InChI as plain numbers (InChI Technical Manual, section IV). One component; atoms counted from 1.

export interface InchiLayers {
  /** Element of each atom, in the order of the canonical numbers; hydrogens are not among them. */
  elements: string[];
  bonds: [number, number][];
  /** Hydrogens that belong to one atom. */
  hydrogens: Map<number, number>;
  /** Hydrogens that several atoms share. */
  mobile: { count: number; atoms: number[] }[];
  stereo: InchiStereo;
}

export interface InchiStereo {
  /** Absolute sign by atom. */
  centres: Map<number, string>;
  /** Sign by bond, `larger-smaller`. */
  bonds: Map<string, string>;
}

/** Reads one component without charge, isotopes or shifted protons; undefined for anything else. */
export function readLayers(inchi: string): InchiLayers | undefined {
  const [head = '', formula = '', ...rest] = inchi.split('/');
  if (!/^InChI=1S?$/.test(head) || !/^([A-Z][a-z]?\d*)+$/.test(formula)) return undefined;
  const layers = new Map(rest.map((layer) => [layer.charAt(0), layer.slice(1)]));
  if ([...layers.keys()].some((key) => !'chbtms'.includes(key))) return undefined;
  const { fixed, mobile } = readHydrogens(layers.get('h') ?? '');
  return {
    elements: readFormula(formula),
    bonds: readConnections(layers.get('c') ?? ''),
    hydrogens: fixed,
    mobile,
    stereo: readStereo(inchi),
  };
}

/** The stereo layers alone. */
export function readStereo(inchi: string): InchiStereo {
  const layer = (key: string): string => new RegExp(`/${key}([^/]*)`).exec(inchi)?.[1] ?? '';
  const isInverted = layer('m') === '1';
  const centres = [...layer('t').matchAll(/(\d+)([-+?u])/g)].map(([, atom, sign = '']): [number, string] => [
    Number(atom),
    isInverted ? opposite(sign) : sign,
  ]);
  const bonds = [...layer('b').matchAll(/(\d+-\d+)([-+?u])/g)].map(([, bond = '', sign = '']): [string, string] => [
    bond,
    sign,
  ]);
  return { centres: new Map(centres), bonds: new Map(bonds) };
}

function opposite(sign: string): string {
  return { '+': '-', '-': '+' }[sign] ?? sign;
}

function readFormula(formula: string): string[] {
  return [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].flatMap(([, symbol = '', count]) =>
    symbol === 'H' ? [] : Array.from({ length: Number(count || 1) }, () => symbol),
  );
}

// `1-6(10)13-8` bonds 6 to 1, 10 and 13; a number met before closes a ring.
function readConnections(text: string): [number, number][] {
  const bonds: [number, number][] = [];
  const branches: number[] = [];
  let previous = 0;
  for (const [token] of text.matchAll(/\d+|[(),-]/g)) {
    if (token === '(') branches.push(previous);
    else if (token === ',') previous = branches.at(-1) ?? 0;
    else if (token === ')') previous = branches.pop() ?? 0;
    else if (token !== '-') {
      const atom = Number(token);
      if (previous > 0) bonds.push([previous, atom]);
      previous = atom;
    }
  }
  return bonds;
}

// `2-5H,1H3,(H,11,12)`: one each on 2 to 5, three on 1, one shared by 11 and 12.
function readHydrogens(text: string): { fixed: Map<number, number>; mobile: InchiLayers['mobile'] } {
  const mobile = [...text.matchAll(/\(H(\d*),([\d,]+)\)/g)].map(([, count, atoms = '']) => ({
    count: Number(count || 1),
    atoms: atoms.split(',').map(Number),
  }));
  const fixed = new Map<number, number>();
  for (const [, atoms = '', count] of text.replaceAll(/\([^)]*\)/g, '').matchAll(/([\d,-]+)H(\d*)/g))
    for (const atom of atoms.split(',').flatMap(expandRange)) fixed.set(atom, Number(count || 1));
  return { fixed, mobile };
}

function expandRange(text: string): number[] {
  if (text === '') return [];
  const [from = 0, to = from] = text.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
