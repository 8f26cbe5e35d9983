// Stereo groups (ChemAxon CXSMILES; CTfile formats, BIOVIA 2020, "STERAC, STEREL"): configurations that are known only
// relative to one another. A racemate, an unknown enantiomer and the absolute one are three molecules, so the groups
// are part of the text that a molecule is kept and compared by: canonical SMILES, blank, `|&1:1,o1:3|`.

import type { Mol, RDKit } from '../rdkit.ts';
import { atomTokens, changedAtoms } from './atom-text.ts';
import { mirrorImage as turnedOver } from './mirror-image.ts';

export interface StereoGroup {
  /** Both enantiomers (`&`), or one of which nobody knows which (`o`). */
  kind: 'racemic' | 'relative';
  /** Indexes of the centres in the order of the SMILES. */
  atoms: number[];
}

/** What is kept without an enantiomer chosen: the molecule as a whole, or only some of its centres. */
export type StereoKind = 'racemic' | 'relative' | 'partlyKnown';

const extension = /^(\S+)\s+\|([^|]*)\|/;
const letters = { racemic: '&', relative: 'o' } as const;

/** The SMILES without its extension: the configurations as they are drawn. */
export function withoutStereoGroups(text: string): string {
  return extension.exec(text)?.[1] ?? text;
}

/** Groups of racemic and relative centres of a CXSMILES, in the order in which they are written; absolute ones are none. */
export function stereoGroupsOf(text: string): StereoGroup[] {
  const written = extension.exec(text)?.[2] ?? '';
  const groups: StereoGroup[] = [];
  for (const [, letter, atoms = ''] of written.matchAll(/(?:^|,)([&o])\d*:(\d+(?:,\d+(?!:))*)/g))
    groups.push({ kind: letter === '&' ? 'racemic' : 'relative', atoms: atoms.split(',').map(Number) });
  return groups;
}

/** The text of a SMILES with these groups, numbered by kind in the order given. */
export function withStereoGroups(smiles: string, groups: readonly StereoGroup[]): string {
  if (groups.length === 0) return smiles;
  const counts = { racemic: 0, relative: 0 };
  const written = groups.map(({ kind, atoms }) => {
    counts[kind] += 1;
    return `${letters[kind]}${counts[kind]}:${atoms.join(',')}`;
  });
  return `${smiles} |${written.join(',')}|`;
}

/** The text with the centres of all groups mirrored. */
export function mirrorImage(text: string): string {
  const groups = stereoGroupsOf(text);
  return withStereoGroups(groups.reduce(mirrored, withoutStereoGroups(text)), groups);
}

/** Before the name of the enantiomer that is drawn, by the kind of its stereo groups. */
export const stereoPrefixes = { racemic: 'rac-', relative: 'rel-' } as const;

/** How far the configuration of a kept text is known; undefined for one without groups. */
export function stereoKindOf(text: string): StereoKind | undefined {
  const [first, ...more] = stereoGroupsOf(text);
  if (!first) return undefined;
  const centres = withoutStereoGroups(text).match(/\[[^\]]*@[^\]]*\]/g)?.length ?? 0;
  return more.length === 0 && first.atoms.length === centres ? first.kind : 'partlyKnown';
}

/** Whether a text may hold groups: CXSMILES or a molfile with collections. */
export function mayHaveGroups(text: string): boolean {
  return text.includes('|') || text.includes('MDLV30/STE');
}

const groupsAlone = JSON.stringify({ CX_ENHANCEDSTEREO: true });

/** SMILES of a molecule with the groups that it was read with; for molecules with groups not the same however written. */
export function smilesWithGroups(mol: Mol): string {
  return mol.get_cxsmiles(groupsAlone);
}

/**
 * Canonical SMILES of a molecule with its stereo groups, the same however it was written: both enantiomers of a
 * racemate give one text. A group that says nothing, as that of a meso compound, is left out.
 */
export function canonicalWithGroups(rdkit: RDKit, mol: Mol): string {
  const text = mol.get_cxsmiles(groupsAlone);
  const smiles = withoutStereoGroups(text);
  const groups = stereoGroupsOf(text).filter((group) => isMeant(rdkit, smiles, group));
  if (groups.length === 0) return canonicalOf(rdkit, smiles) ?? smiles;
  const written = imagesOf(smiles, groups).map((image) => writtenWith(rdkit, image, groups));
  return written.toSorted()[0] ?? text;
}

/** With so many groups RDKit's own choice of an image is taken, which differs for rings of alike centres alone. */
const mostImagesCompared = 4;

// Each group as drawn and mirrored.
function imagesOf(smiles: string, groups: readonly StereoGroup[]): string[] {
  if (groups.length > mostImagesCompared) return [smiles];
  return groups.reduce((images, group) => images.flatMap((one) => [one, mirrored(one, group)]), [smiles]);
}

function writtenWith(rdkit: RDKit, smiles: string, groups: readonly StereoGroup[]): string {
  const given = withStereoGroups(smiles, groups);
  using mol = rdkit.get_mol(given);
  const canonical = mol?.get_cxsmiles(groupsAlone) ?? given;
  return withStereoGroups(withoutStereoGroups(canonical), stereoGroupsOf(canonical));
}

function mirrored(smiles: string, { atoms }: StereoGroup): string {
  return changedAtoms(smiles, atoms, turnedOver);
}

// The mirror image of the group alone is another molecule.
function isMeant(rdkit: RDKit, smiles: string, group: StereoGroup): boolean {
  return canonicalOf(rdkit, mirrored(smiles, group)) !== canonicalOf(rdkit, smiles);
}

/** The molecule that is planned, looked up and scored for a kept text. */
export interface PlannedForm {
  /** Canonical, without groups. */
  smiles: string;
  /** For each atom of the kept text its place in the planned one. */
  places: number[];
}

/**
 * As stocks and patents write them: a single racemic or relative centre is left open, several keep their configuration
 * relative to one another. Null for a text that is no molecule.
 */
export function plannedForm(rdkit: RDKit, text: string): PlannedForm | null {
  const single = stereoGroupsOf(text).flatMap(({ atoms }) => (atoms.length === 1 ? atoms : []));
  const opened = changedAtoms(withoutStereoGroups(text), single, (token) => token.replaceAll('@', ''));
  using mol = opened === '' ? null : rdkit.get_mol(opened);
  if (!mol) return null;
  const smiles = mol.get_smiles();
  const order = JSON.parse(mol.get_prop('_smilesAtomOutputOrder')) as number[];
  const places: number[] = [];
  order.forEach((atom, place) => (places[atom] = place));
  return { smiles, places };
}

/** The SMILES of `plannedForm`; a text without groups comes back as it is. */
export function plannedSmiles(rdkit: RDKit, text: string): string {
  return stereoGroupsOf(text).length === 0 ? text : (plannedForm(rdkit, text)?.smiles ?? withoutStereoGroups(text));
}

/** The SMILES with a note at each centre of a group, `&1` or `or1`, as pictures show them. */
export function withGroupNotes(text: string): string {
  const counts = { racemic: 0, relative: 0 };
  const notes = stereoGroupsOf(text).flatMap(({ kind, atoms }) => {
    counts[kind] += 1;
    const note = `${kind === 'racemic' ? '&#38;' : 'or'}${counts[kind]}`;
    return atoms.map((atom) => `${atom}.atomNote.${note}`);
  });
  const smiles = withoutStereoGroups(text);
  return notes.length === 0 ? text : `${smiles} |atomProp:${notes.join(':')}|`;
}

/**
 * The planned form as text alone, where RDKit is not at hand: canonical but for molecules whose order of atoms hangs on
 * the centres that are opened.
 */
export function plannedText(text: string): string {
  const single = stereoGroupsOf(text).flatMap(({ atoms }) => (atoms.length === 1 ? atoms : []));
  return changedAtoms(withoutStereoGroups(text), single, (token) =>
    token
      .replaceAll('@', '')
      .replace(/^\[CH?\]$/, 'C')
      .replace(/^\[([SPN])\]$/, '$1'),
  );
}

/** Molecules as one dotted SMILES, each as it is drawn: groups belong to one molecule alone. */
export function dotted(molecules: readonly string[]): string {
  return molecules.map(withoutStereoGroups).join('.');
}

/** CXSMILES of the parts of one structure as one, each with its own groups. */
export function joined(parts: readonly string[]): string {
  let first = 0;
  const groups = parts.flatMap((part) => {
    const own = stereoGroupsOf(part).map(({ kind, atoms }) => ({ kind, atoms: atoms.map((atom) => atom + first) }));
    first += atomTokens(withoutStereoGroups(part)).length;
    return own;
  });
  return withStereoGroups(dotted(parts), groups);
}

/** A SMILES whose groups are said by atom numbers, so that its parts can be taken apart and changed as text. */
export function withGroupNumbers(text: string): string {
  return stereoGroupsOf(text).reduce(
    (smiles, { kind, atoms }, place) =>
      changedAtoms(smiles, atoms, (token) =>
        token.replace(/\]$/, `:${2 * place + (kind === 'racemic' ? firstNumber : firstNumber + 1)}]`),
      ),
    withoutStereoGroups(text),
  );
}

/** What `withGroupNumbers` made, or a part of it, with the groups as groups again. */
export function withNumberedGroups(text: string): string {
  const groups = new Map<number, StereoGroup>();
  atomTokens(text).forEach((token, atom) => {
    const number = Number(/:(\d+)\]$/.exec(token)?.[1] ?? 0);
    if (number < firstNumber) return;
    const group = groups.get(number) ?? { kind: number % 2 === 0 ? 'racemic' : 'relative', atoms: [] };
    groups.set(number, { ...group, atoms: [...group.atoms, atom] });
  });
  return withStereoGroups(text.replaceAll(/:\d+\]/g, ']'), [...groups.values()]);
}

/** Even numbers are racemic groups. */
const firstNumber = 2;

/** The SMILES without the marks of these centres; not canonical. */
export function withoutMarks(smiles: string, atoms: readonly number[]): string {
  return changedAtoms(smiles, atoms, (token) => token.replaceAll('@', ''));
}

function canonicalOf(rdkit: RDKit, smiles: string): string | null {
  using mol = rdkit.get_mol(smiles);
  return mol ? mol.get_smiles() : null;
}
