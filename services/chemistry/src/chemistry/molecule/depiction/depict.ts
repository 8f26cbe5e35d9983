// Pictures as SVG. Bond length and letters have a fixed size, so that alanine is not drawn larger than imatinib; a
// molecule that would not fit is scaled down.

import { graphOf } from '../graph.ts';
import type { Mol, RDKit } from '../rdkit.ts';
import { withGroupNotes } from '../stereo/stereo-groups.ts';

export interface PictureSize {
  /** Pixels. */
  width: number;
  height: number;
}

const drawingStyle = {
  fixedBondLength: 22,
  maxFontSize: 13,
  minFontSize: 7,
  bondLineWidth: 1.2,
  scaleBondWidth: false,
  annotationFontScale: 0.75,
  padding: 0.04,
  clearBackground: false,
  backgroundColour: [1, 1, 1, 0],
  // The atoms' colours, darkened until they can be read on white (WCAG 1.4.3).
  atomColourPalette: {
    '-1': [0.11, 0.14, 0.13],
    '0': [0.35, 0.35, 0.35],
    '1': [0.11, 0.14, 0.13],
    '6': [0.11, 0.14, 0.13],
    '7': [0.09, 0.24, 0.78],
    '8': [0.75, 0.1, 0.08],
    '9': [0.1, 0.45, 0.3],
    '15': [0.7, 0.35, 0],
    '16': [0.55, 0.42, 0],
    '17': [0.05, 0.45, 0.1],
    '35': [0.5, 0.2, 0.1],
    '53': [0.42, 0.1, 0.55],
  },
};

/** A compact, transparent SVG of a sound SMILES. Throws a TypeError when the SMILES is unsound. */
export function depict(rdkit: RDKit, smiles: string, size: PictureSize): string {
  return compact(drawing(rdkit, smiles, size));
}

const markColour = [0.72, 0.87, 0.98];

/** As `depict`, with these atoms, and the bonds between them, on a light ground; atoms that are not there are left out. */
export function depictMarked(rdkit: RDKit, smiles: string, size: PictureSize, atoms: readonly number[]): string {
  const marksOf = (mol: Mol): object => {
    const graph = graphOf(mol);
    const marked = new Set(atoms.filter((atom) => atom < graph.atoms.length));
    const between = graph.bonds.flatMap(({ from, to }, bond) => (marked.has(from) && marked.has(to) ? [bond] : []));
    return { atoms: [...marked], bonds: between, highlightColour: markColour };
  };
  return compact(drawing(rdkit, smiles, size, marksOf));
}

/** A SMARTS as RDKit draws it. Throws a TypeError when it cannot be read. */
export function depictPattern(rdkit: RDKit, smarts: string, size: PictureSize): string {
  using query = rdkit.get_qmol(smarts);
  if (!query) throw new TypeError('not a SMARTS');
  query.set_new_coords();
  return compact(query.get_svg_with_highlights(JSON.stringify({ ...drawingStyle, ...size })));
}

/** As `depict`, with a light ground of its own colour (red, green, blue from 0 to 1) behind each of these atoms. */
export function depictTinted(
  rdkit: RDKit,
  smiles: string,
  size: PictureSize,
  tints: ReadonlyMap<number, readonly [number, number, number]>,
): string {
  const tinted = { atoms: [...tints.keys()], highlightAtomColors: Object.fromEntries(tints), bonds: [] };
  return compact(drawing(rdkit, smiles, size, () => tinted));
}

/** As RDKit draws it, with a class on every bond and what `marksOf` adds. Throws a TypeError when the SMILES is unsound. */
export function drawing(rdkit: RDKit, smiles: string, size: PictureSize, marksOf?: (mol: Mol) => object): string {
  using mol = rdkit.get_mol(withGroupNotes(smiles));
  if (!mol) throw new TypeError('not a molecule');
  const marks = marksOf?.(mol);
  layOut(mol);
  return mol.get_svg_with_highlights(JSON.stringify({ ...drawingStyle, ...size, ...marks }));
}

// The long axis lies across, as the frame does. Heavy water has none that RDKit could turn: it counts heavy atoms only.
function layOut(mol: Mol): void {
  mol.set_new_coords();
  if (mol.get_num_atoms(true) < 2) return;
  mol.normalize_depiction(1);
  mol.straighten_depiction(true);
}

// RDKit repeats a style of 150 characters on every bond and names classes nobody uses.
function compact(svg: string): string {
  const start = svg.indexOf('<!-- END OF HEADER -->');
  const [, width = '0', height = '0'] = /width='(\d+)px' height='(\d+)px'/.exec(svg) ?? [];
  const body = svg
    .slice(start < 0 ? 0 : start + '<!-- END OF HEADER -->'.length)
    .replaceAll(/<rect style='opacity:1\.0;fill:none[^>]*>\s*<\/rect>/g, '')
    .replaceAll(/ class='[^']*'/g, '')
    .replaceAll(/ style='([^']*)'/g, (_, style: string) => attributesOf(style))
    .replaceAll(/ d='([^']*)'/g, (_, path: string) => ` d='${shortPath(path)}'`)
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>')
    .replace(/<\/svg>\s*$/, '');
  const head = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>`;
  return `${head}<g fill='none' stroke-width='1.2' stroke-linejoin='round'>${body}</g></svg>`;
}

const kept = new Map<string, (value: string) => string>([
  ['fill', (value) => (value === 'none' ? '' : ` fill='${value}'`)],
  ['stroke', (value) => (value === 'none' ? '' : ` stroke='${value}'`)],
  ['stroke-width', (value) => (value === '1.2px' ? '' : ` stroke-width='${value.replace('px', '')}'`)],
]);

function attributesOf(style: string): string {
  const pairs = style.split(';').map((pair) => pair.split(':'));
  return pairs.map(([name = '', value = '']) => kept.get(name)?.(value) ?? '').join('');
}

// `M 134.8,96.5 L 126.4,81.9` says as much as `M134.8 96.5L126.4 81.9`.
function shortPath(path: string): string {
  return path
    .replaceAll(/[\s,]+/g, ' ')
    .replaceAll(/ ?([MLQCZ]) ?/g, '$1')
    .replaceAll(/\.0(?=\D|$)/g, '')
    .trim();
}
