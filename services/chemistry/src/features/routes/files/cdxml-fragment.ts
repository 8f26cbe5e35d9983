// A molecule as a drawing in CDXML, with the labels that ChemDraw shows.

import { escapeText } from '../../../platform/files/write/xml-text.ts';
import { connectedParts, type MolfileAtom, type MolfileBond, readMolfile } from './molfile-parts.ts';
import type { LaidOut } from './drawings.ts';

export interface FragmentPlace {
  /** Middle of the drawing, points. */
  x: number;
  y: number;
  /** Points for a unit of the molfile. */
  scale: number;
}

const labelSize = 10;
const atomicNumbers = new Map(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo ' +
    'Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl ' +
    'Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr'
  )
    .split(' ')
    .map((symbol, at) => [symbol, at + 1]),
);

/** A fragment for each connected part. Throws a RangeError for a molecule of more than 999 atoms. */
export function fragments(layout: LaidOut, place: FragmentPlace, nextId: () => number): { ids: number[]; xml: string } {
  const molecule = readMolfile(layout.molblock);
  const at = placerOf(molecule.atoms, place);
  const nodeIds = molecule.atoms.map(nextId);
  const written = connectedParts(molecule).map((part) => {
    const id = nextId();
    const members = new Set(part);
    const bonds = molecule.bonds.filter(({ from }) => members.has(from));
    const nodes = part.map((atom) => {
      const neighbours = bonds.flatMap(({ from, to }) => (from === atom ? [to] : to === atom ? [from] : []));
      return nodeXml(molecule.atoms, atom, {
        id: nodeIds[atom] ?? 0,
        neighbours,
        hydrogens: layout.hydrogens[atom] ?? 0,
        stereo: stereoOf(layout, atom),
        at,
      });
    });
    const lines = bonds.map((bond) => bondXml(bond, nodeIds, nextId()));
    return { id, xml: `<fragment id="${id}">${nodes.join('')}${lines.join('')}</fragment>` };
  });
  return { ids: written.map(({ id }) => id), xml: written.map(({ xml }) => xml).join('') };
}

type Placer = (atom: MolfileAtom) => [x: number, y: number];

function placerOf(atoms: readonly MolfileAtom[], { x, y, scale }: FragmentPlace): Placer {
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const [midX, midY] = [middle(atoms.map((atom) => atom.x)), middle(atoms.map((atom) => atom.y))];
  return (atom) => [x + (atom.x - midX) * scale, y - (atom.y - midY) * scale];
}

// As ChemDraw numbers and shows them.
function stereoOf({ groups }: LaidOut, atom: number): string {
  const group = groups.find(({ atoms }) => atoms.includes(atom));
  if (!group) return '';
  const number = groups.filter(({ kind }) => kind === group.kind).indexOf(group) + 1;
  const type = group.kind === 'racemic' ? 'And' : 'Or';
  return `EnhancedStereoType="${type}" EnhancedStereoGroupNum="${number}" ShowAtomEnhancedStereo="yes"`;
}

interface NodeFacts {
  id: number;
  neighbours: readonly number[];
  hydrogens: number;
  /** Attributes of its stereo group. */
  stereo: string;
  at: Placer;
}

function nodeXml(
  atoms: readonly MolfileAtom[],
  index: number,
  { id, neighbours, hydrogens, stereo, at }: NodeFacts,
): string {
  const atom = atoms[index];
  if (!atom) return '';
  const { element, charge, isotope, radical } = atom;
  const number = atomicNumbers.get(element);
  const attributes = [
    `id="${id}"`,
    `p="${point(at(atom))}"`,
    number === undefined ? 'NodeType="Unspecified"' : element === 'C' && isotope === 0 ? '' : `Element="${number}"`,
    charge === 0 ? '' : `Charge="${charge}"`,
    isotope === 0 ? '' : `Isotope="${isotope}"`,
    radical === 0 ? '' : `Radical="${['', 'Singlet', 'Doublet', 'Triplet'][radical] ?? 'Doublet'}"`,
    stereo,
    element === 'C' && charge === 0 && neighbours.length > 0 ? '' : `NumHydrogens="${hydrogens}"`,
  ].filter(Boolean);
  // A labelled carbon atom has no letters: Indigo would take 13C for an abbreviation.
  const isShown = element !== 'C' || (isotope === 0 && (charge !== 0 || neighbours.length === 0));
  const goesLeft = neighbours.length > 0 && neighbours.every((other) => (atoms[other]?.x ?? 0) > atom.x + 0.1);
  const label = isShown ? labelXml(labelOf(atom, hydrogens, goesLeft), at(atom), goesLeft) : '';
  return label === '' ? `<n ${attributes.join(' ')}/>` : `<n ${attributes.join(' ')}>${label}</n>`;
}

/** As ChemDraw numbers them: numbers sink and charges rise, or all is raised. */
const faces = { formula: 96, raised: 64 } as const;
type Run = readonly [text: string, face: keyof typeof faces];

// What is bound on its right is written from right to left: HO, H2N.
function labelOf({ element, charge, isotope }: MolfileAtom, hydrogens: number, goesLeft: boolean): Run[] {
  // CH4 too; the hydrogens are in the attribute as well.
  const attached = hydrogens === 0 || (element === 'C' && charge === 0) ? '' : `H${hydrogens > 1 ? hydrogens : ''}`;
  const sign = charge === 0 ? '' : `${Math.abs(charge) > 1 ? Math.abs(charge) : ''}${charge > 0 ? '+' : '-'}`;
  const mass: Run = [isotope === 0 ? '' : String(isotope), 'raised'];
  const runs: Run[] = goesLeft
    ? [[attached, 'formula'], mass, [element + sign, 'formula']]
    : [mass, [element + attached + sign, 'formula']];
  return runs.filter(([text]) => text !== '');
}

function labelXml(runs: readonly Run[], [x, y]: [number, number], goesLeft: boolean): string {
  const side = goesLeft ? 'Right' : 'Left';
  const start = x + (goesLeft ? 1 : -1) * labelSize * 0.36;
  const texts = runs.map(
    ([text, face]) => `<s font="3" size="${labelSize}" face="${faces[face]}">${escapeText(text)}</s>`,
  );
  return `<t p="${point([start, y + labelSize * 0.36])}" LabelJustification="${side}" Justification="${side}">${texts.join('')}</t>`;
}

const displays: Readonly<Record<number, string>> = { 1: 'WedgeBegin', 6: 'WedgedHashBegin', 4: 'Wavy' };

function bondXml({ from, to, order, stereo }: MolfileBond, nodeIds: readonly number[], id: number): string {
  const shown = order === 1 ? displays[stereo] : undefined;
  const attributes = [
    `id="${id}"`,
    `B="${nodeIds[from]}"`,
    `E="${nodeIds[to]}"`,
    order === 1 ? '' : `Order="${order === 9 ? 'dative' : order}"`,
    shown === undefined ? '' : `Display="${shown}"`,
    // A double bond of unknown geometry is drawn crossed.
    order === 2 && stereo === 3 ? 'BS="U" Display="Wavy"' : '',
  ];
  return `<b ${attributes.filter(Boolean).join(' ')}/>`;
}

export function point([x, y]: readonly [number, number]): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
