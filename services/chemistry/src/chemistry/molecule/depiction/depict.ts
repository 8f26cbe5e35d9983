// Pictures as SVG, in the proportions of the ACS 1996 style: letters and lines belong to the length of a bond, so that
// pictures with the same length can stand in one scheme. A molecule that would not fit its frame is scaled down.

import { graphOf } from '../graph.ts';
import type { Mol, RDKit } from '../rdkit.ts';
import { withGroupNotes } from '../stereo/stereo-groups.ts';
import { layOut } from './layout.ts';

export interface PictureSize {
  /** Pixels; -1 for as large as the molecule needs. */
  width: number;
  height: number;
}

export interface DrawingForm extends PictureSize {
  /** Pixels of a bond where the frame has room; 24 when left out. */
  bond?: number | undefined;
  /** SMILES of a molecule whose layout is taken over as far as the two agree. */
  like?: string | undefined;
}

/** Of the frame, at each side. */
const padding = 0.03;
export const usualBond = 24;
/** Pixels of a picture that are left free at each side. */
const margin = 3;
/** RDKit measures in units of which a bond has this many. */
const unitsPerBond = 1.5;
// ACS 1996: bonds of 14.4 points, lines of 0.6, letters of 10, double bonds 18 % apart.
const lineShare = 0.6 / 14.4;
const letterShare = 10 / 14.4;

function styleOf({ bond = usualBond, width, height }: DrawingForm): object {
  return {
    width,
    height,
    // The longest in a frame, and in one that grows with the molecule.
    fixedBondLength: bond / unitsPerBond,
    scalingFactor: bond / unitsPerBond,
    baseFontSize: letterShare * unitsPerBond,
    // Readable, and in thumbnails no larger than the bonds bear.
    minFontSize: Math.min(8, Math.round(bond * 0.85)),
    bondLineWidth: lineWidthOf(bond),
    multipleBondOffset: 0.18,
    additionalAtomLabelPadding: 0.066,
    scaleBondWidth: false,
    annotationFontScale: 0.6,
    // A share of the frame; without one, bonds get exactly the length that is asked for.
    padding: width < 0 ? 0 : padding,
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
}

/** Pixels; a thinner line is grey on a usual screen. */
function lineWidthOf(bond: number): number {
  return Math.round(Math.max(0.9, bond * lineShare) * 10) / 10;
}

/** A compact, transparent SVG of a sound SMILES. Throws a TypeError when the SMILES is unsound. */
export function depict(rdkit: RDKit, smiles: string, form: DrawingForm): string {
  return compact(drawing(rdkit, smiles, form));
}

const markColour = [0.72, 0.87, 0.98];

/** As `depict`, with these atoms, and the bonds between them, on a light ground; atoms that are not there are left out. */
export function depictMarked(rdkit: RDKit, smiles: string, form: DrawingForm, atoms: readonly number[]): string {
  const marksOf = (mol: Mol): object => {
    const graph = graphOf(mol);
    const marked = new Set(atoms.filter((atom) => atom < graph.atoms.length));
    const between = graph.bonds.flatMap(({ from, to }, bond) => (marked.has(from) && marked.has(to) ? [bond] : []));
    return { atoms: [...marked], bonds: between, highlightColour: markColour };
  };
  return compact(drawing(rdkit, smiles, form, marksOf));
}

/** A short Latin text in the letters of the structures, as an SVG just large enough; `height` is that of its figures, in pixels. */
export function depictText(rdkit: RDKit, text: string, height: number): string {
  using mol = rdkit.get_mol('*');
  if (!mol) throw new TypeError('not a molecule');
  const form = { width: -1, height: -1, bond: height / figureShare };
  return compact(mol.get_svg_with_highlights(JSON.stringify({ ...styleOf(form), atomLabels: { 0: text } })));
}

/** Height of a figure as a share of a bond. */
const figureShare = 0.5;

/** A SMARTS as RDKit draws it. Throws a TypeError when it cannot be read. */
export function depictPattern(rdkit: RDKit, smarts: string, form: DrawingForm): string {
  using query = rdkit.get_qmol(smarts);
  if (!query) throw new TypeError('not a SMARTS');
  query.set_new_coords();
  return compact(query.get_svg_with_highlights(JSON.stringify(styleOf(form))));
}

/** As `depict`, with a light ground of its own colour (red, green, blue from 0 to 1) behind each of these atoms. */
export function depictTinted(
  rdkit: RDKit,
  smiles: string,
  form: DrawingForm,
  tints: ReadonlyMap<number, readonly [number, number, number]>,
): string {
  const tinted = { atoms: [...tints.keys()], highlightAtomColors: Object.fromEntries(tints), bonds: [] };
  return compact(drawing(rdkit, smiles, form, () => tinted));
}

/** As RDKit draws it, with a class on every bond and what `marksOf` adds. Throws a TypeError when the SMILES is unsound. */
export function drawing(rdkit: RDKit, smiles: string, form: DrawingForm, marksOf?: (mol: Mol) => object): string {
  using mol = rdkit.get_mol(withGroupNotes(smiles));
  if (!mol) throw new TypeError('not a molecule');
  const marks = marksOf?.(mol);
  layOut(rdkit, mol, form.like);
  return mol.get_svg_with_highlights(JSON.stringify({ ...styleOf(form), ...marks }));
}

/**
 * The smallest frame, in pixels, in which the bonds of a picture have the length that is asked for. Throws a TypeError when
 * the SMILES is unsound.
 */
export function frameOf(rdkit: RDKit, smiles: string, form: Pick<DrawingForm, 'bond' | 'like'>): PictureSize {
  const svg = drawing(rdkit, smiles, { ...form, width: -1, height: -1 });
  const [, width, height] = /width='(\d+)px' height='(\d+)px'/.exec(svg) ?? [];
  const framed = (length: string | undefined) => Math.ceil((Number(length) + 2 * margin) / (1 - 2 * padding));
  return { width: framed(width), height: framed(height) };
}

// RDKit repeats a style of 150 characters on every bond and names classes nobody uses.
function compact(svg: string): string {
  const start = svg.indexOf('<!-- END OF HEADER -->');
  const [, width = '0', height = '0'] = /width='(\d+)px' height='(\d+)px'/.exec(svg) ?? [];
  const [lineWidth = 1] = [...svg.matchAll(/stroke-width:([\d.]+)px/g)]
    .map(([, found]) => Number(found))
    .toSorted((x, y) => x - y);
  const body = svg
    .slice(start < 0 ? 0 : start + '<!-- END OF HEADER -->'.length)
    .replaceAll(/<rect style='opacity:1\.0;fill:none[^>]*>\s*<\/rect>/g, '')
    .replaceAll(/ class='[^']*'/g, '')
    .replaceAll(/ style='([^']*)'/g, (_, style: string) => attributesOf(style, String(lineWidth)))
    .replaceAll(/ d='([^']*)'/g, (_, path: string) => ` d='${shortPath(path)}'`)
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>')
    .replace(/<\/svg>\s*$/, '');
  const head = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>`;
  return `${head}<g fill='none' stroke-width='${lineWidth}' stroke-linejoin='round'>${body}</g></svg>`;
}

function attributesOf(style: string, lineWidth: string): string {
  const pairs = style.split(';').map((pair) => pair.split(':'));
  return pairs.map(([name = '', value = '']) => attributeOf(name, value, lineWidth)).join('');
}

function attributeOf(name: string, value: string, lineWidth: string): string {
  const isKept = name === 'fill' || name === 'stroke' ? value !== 'none' : name === 'stroke-width';
  const plain = value.replace('px', '');
  return isKept && !(name === 'stroke-width' && plain === lineWidth) ? ` ${name}='${plain}'` : '';
}

// `M 134.8,96.5 L 126.4,81.9` says as much as `M134.8 96.5L126.4 81.9`.
function shortPath(path: string): string {
  return path
    .replaceAll(/[\s,]+/g, ' ')
    .replaceAll(/ ?([MLQCZ]) ?/g, '$1')
    .replaceAll(/\.0(?=\D|$)/g, '')
    .trim();
}
