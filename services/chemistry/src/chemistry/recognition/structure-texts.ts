// A structure in the notations that chemists exchange. What was drawn keeps its places; what was written is laid out.

import type { StructureFormat } from '@app/shared/contracts/structure/information';
import { depict } from '../molecule/depiction/depict.ts';
import { plainText } from '../molecule/intake/plain-text.ts';
import type { Mol, RDKit } from '../molecule/rdkit.ts';
import { flatDrawing } from '../molecule/depiction/flat-drawing.ts';
import { keptSmiles, readStructure } from '../molecule/read-structure.ts';
import { plannedSmiles, stereoGroupsOf, withoutStereoGroups } from '../molecule/stereo/stereo-groups.ts';
import { setChiralFlag } from '../molecule/write-molfile.ts';
import type { NamedCompound, Names } from './names.ts';
import { recognise, type NotRecognised } from './recognise.ts';

export interface StructureTexts {
  ok: true;
  /** Those that were asked for and can say this structure; CDXML and RXN files are Indigo's. */
  texts: Partial<Record<StructureFormat, string>>;
  /** V3000 molfile with coordinates, for what else is to be written. */
  drawing: string;
}

/** The structure that a text means, salts and solvents with it, in the formats asked for. Never throws on user input. */
export function structureTexts(
  rdkit: RDKit,
  names: Names,
  text: string,
  formats: readonly StructureFormat[],
): StructureTexts | NotRecognised {
  const meant = meaningOf(rdkit, names, text);
  if (typeof meant !== 'string') return meant;
  const read = plainText(rdkit, meant);
  const given = read.ok ? read.text : meant;
  using mol = rdkit.get_mol(flatDrawing(given));
  using plain = readStructure(rdkit, given);
  if (!mol || !plain) return { ok: false, key: 'unrecognizedStructure', reason: 'other' };
  if (mol.has_coords() !== 2) mol.set_new_coords();
  const kept = keptSmiles(rdkit, plain, given);
  setChiralFlag(mol, kept);
  const entries = formats.flatMap((format) => {
    const written = attempt(() => writers[format]?.({ mol, plain, rdkit, kept }));
    return written ? [[format, written] as const] : [];
  });
  return { ok: true, texts: Object.fromEntries(entries), drawing: mol.get_v3Kmolblock() };
}

/** A reaction SMILES or RXN file as a picture; null where RDKit cannot read it. */
export function reactionPicture(rdkit: RDKit, text: string): string | null {
  using reaction = rdkit.get_rxn(text);
  if (!reaction) return null;
  const parts = text.split(/[.>]+/).length;
  const style = { width: Math.min(1600, 200 * Math.max(3, parts)), height: 220, clearBackground: false };
  return reaction.get_svg_with_highlights(JSON.stringify(style)).replace(/^<\?xml[^>]*\?>\s*/, '');
}

// Copying is more generous than planning: a salt, an isotope or a metal is copied as it was given.
function meaningOf(rdkit: RDKit, names: Names, text: string): string | NotRecognised {
  const found = recognise(rdkit, names, text, { prefersSmiles: true });
  // With its salt, as the table has it.
  const isKnown = found.ok || found.key === 'structureNotSupported';
  const known = isKnown ? compoundOf(names, text.trim()) : undefined;
  if (known) return known.smiles;
  if (found.ok) return found.kind === 'smiles' || found.kind === 'molfile' ? text : found.smiles;
  return found.key === 'structureNotSupported' && found.reason !== 'reaction' ? text : found;
}

function compoundOf(names: Names, text: string): NamedCompound | undefined {
  return names.byName(text) ?? names.byCas(text) ?? names.byInchiKey(text);
}

interface Given {
  /** As drawn. */
  mol: Mol;
  /** Without hydrogens of their own. */
  plain: Mol;
  rdkit: RDKit;
  /** With its stereo groups. */
  kept: string;
}

const writers: Partial<Record<StructureFormat, (given: Given) => string | undefined>> = {
  smiles: ({ kept }) => withoutStereoGroups(kept),
  // What SMILES cannot say (stereo groups, labels), without the places of a drawing.
  cxsmiles: ({ plain }) => plain.get_cxsmiles(JSON.stringify({ CX_ALL_BUT_COORDS: true })),
  // The older form would say one enantiomer.
  molfileV2000: ({ mol, kept }) => (stereoGroupsOf(kept).length > 0 ? undefined : mol.get_v2Kmolblock()),
  molfileV3000: ({ mol }) => mol.get_v3Kmolblock(),
  inchi: ({ plain, rdkit, kept }) => plannedInchi(rdkit, plain, kept),
  inchiKey: ({ plain, rdkit, kept }) => rdkit.get_inchikey_for_inchi(plannedInchi(rdkit, plain, kept)),
  // As large as the molecule needs at the usual bond length.
  svg: ({ rdkit, kept }) => depict(rdkit, kept, { width: -1, height: -1 }),
};

// InChI has no racemates: a centre of which both or either are meant is left open.
function plannedInchi(rdkit: RDKit, mol: Mol, kept: string): string {
  if (stereoGroupsOf(kept).length === 0) return mol.get_inchi();
  using planned = rdkit.get_mol(plannedSmiles(rdkit, kept));
  return planned?.get_inchi() ?? '';
}

// RDKit throws where a format cannot say a structure, such as more than 999 atoms in V2000.
function attempt(write: () => string | undefined): string | undefined {
  try {
    return write();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw error;
    return undefined;
  }
}
