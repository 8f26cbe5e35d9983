// Is this text a molecule that can be planned? Every refusal has a catalogue key and, where one key covers several
// causes, a reason; whatever is set aside (salt partners, charges) is told, never done silently.

import { atomsWritten, isTooLarge } from './atoms-written.ts';
import { counterIonSmiles, saltMetals } from './counter-ions.ts';
import { graphOf } from './graph.ts';
import { plainText, type IntakeReason } from './intake/plain-text.ts';
import type { MolGraph } from './graph.ts';
import { applyChargeChanges, carbonIonOf, isCyanide, neutralisingChanges } from './neutral.ts';
import { parseFailure } from './parse-failure.ts';
import type { ParseFailure } from './parse-failure.ts';
import { canonicalSmiles } from './rdkit.ts';
import type { RDKit } from './rdkit.ts';
import { isMolfile, keptSmiles, readKept, readStructure } from './read-structure.ts';
import {
  plannedSmiles,
  stereoGroupsOf,
  withGroupNumbers,
  withNumberedGroups,
  withoutStereoGroups,
  withStereoGroups,
} from './stereo/stereo-groups.ts';
import { unkeptStereo, type UnkeptKind } from './stereo/unkept-stereo.ts';

/** Larger molecules are outside what templates can plan; a 200-atom peptide is the largest we try. */
export const maxHeavyAtoms = 200;

/** Longer texts are refused unread. */
export const maxStructureLength = 5000;

export type UnsupportedReason =
  | IntakeReason
  | 'tooLong'
  | 'tooLarge'
  | 'radical'
  | 'metalComplex'
  | 'carbanion'
  | 'carbocation'
  | 'isotope'
  | 'element'
  | 'inorganic'
  | 'multipleMolecules';

export interface SoundStructure {
  ok: true;
  /** Canonical SMILES of the one molecule to plan, with its stereo groups. */
  smiles: string;
  heavyAtoms: number;
  /** Canonical SMILES of salt partners and solvents that were set aside. */
  removed: string[];
  /** Whether charges were taken away by moving protons. */
  neutralised: boolean;
  /** What the text says of the configuration and the SMILES does not. */
  notKept: UnkeptKind[];
}

export type StructureRefusal =
  | { ok: false; key: 'smilesEmpty' }
  | { ok: false; key: 'unrecognizedStructure'; failure: ParseFailure }
  | { ok: false; key: 'structureNotSupported'; reason: UnsupportedReason; found?: string };

export type StructureCheck = SoundStructure | StructureRefusal;

/** Checks a SMILES (a molfile is read too). Never throws on user input. */
export function checkStructure(rdkit: RDKit, text: string): StructureCheck {
  if (text.trim() === '') return { ok: false, key: 'smilesEmpty' };
  const isDrawn = isMolfile(text);
  if (!isDrawn && text.trim().length > maxStructureLength) return unsupported('tooLong', String(text.trim().length));
  const plain = plainText(rdkit, isDrawn ? text : text.trim());
  if (!plain.ok) return unsupported(plain.reason, plain.found);
  const input = plain.text;
  if (!isMolfile(input) && /\s(?!\|)/.test(input))
    return { ok: false, key: 'unrecognizedStructure', failure: { reason: 'syntax' } };
  if (isTooLarge(input)) return unsupported('tooLarge', String(atomsWritten(input)));
  using mol = readStructure(rdkit, input);
  if (!mol) return { ok: false, key: 'unrecognizedStructure', failure: parseFailure(rdkit, input) };
  if (mol.get_num_atoms() === 0) return { ok: false, key: 'smilesEmpty' };
  const graph = graphOf(mol);
  const chosen = refusalOf(graph) ?? chooseMolecule(rdkit, keptSmiles(rdkit, mol, input));
  return chosen.ok ? { ...chosen, notKept: unkeptStereo(rdkit, input) } : chosen;
}

function unsupported(reason: UnsupportedReason, found?: string): StructureRefusal {
  return { ok: false, key: 'structureNotSupported', reason, found };
}

const organicElements: ReadonlySet<number> = new Set([1, 5, 6, 7, 8, 9, 14, 15, 16, 17, 34, 35, 53]);

function refusalOf(graph: MolGraph): StructureRefusal | undefined {
  const { atoms, bonds } = graph;
  if (atoms.some((atom) => atom.z === 0)) return unsupported('unspecifiedAtoms');
  if (hasQueryAtom(graph) || bonds.some((bond) => bond.order === 0)) return unsupported('queryFeatures');
  if (hasBoundMetal(graph) || atoms.some((atom) => isMetal(atom.z) && !saltMetals.has(atom.z)))
    return unsupported('metalComplex');
  if (atoms.some((atom) => atom.isotope > 0)) return unsupported('isotope');
  const strange = atoms.find((atom) => !organicElements.has(atom.z) && !saltMetals.has(atom.z));
  if (strange) return unsupported('element', String(strange.z));
  if (atoms.some((atom) => atom.radicals > 0 && !saltMetals.has(atom.z))) return unsupported('radical');
  return undefined;
}

// `[#6]` and the like are read as an atom without hydrogens, all valences open.
function hasQueryAtom(graph: MolGraph): boolean {
  return graph.atoms.some((atom, index) => {
    const used = (graph.bondsOf[index] ?? []).length + atom.hydrogens;
    return atom.z === 6 && atom.radicals >= 3 && used > 0 && !atom.aromatic;
  });
}

function hasBoundMetal(graph: MolGraph): boolean {
  return graph.atoms.some(
    (atom, index) => isMetal(atom.z) && (graph.bondsOf[index] ?? []).some((bond) => !isIonicBond(graph, bond, index)),
  );
}

// `[Na]OC(C)=O`: drawn as a bond, meant as a salt.
function isIonicBond(graph: MolGraph, bondIndex: number, metal: number): boolean {
  const bond = graph.bonds[bondIndex];
  const partner = bond && graph.atoms[bond.from === metal ? bond.to : bond.from];
  const alkali = [3, 11, 19, 55].includes(graph.atoms[metal]?.z ?? 0);
  return alkali && bond?.order === 1 && partner !== undefined && [7, 8, 9, 16, 17, 35, 53].includes(partner.z);
}

/** Metals and metalloids that are no part of usual organic molecules. */
function isMetal(z: number): boolean {
  const ranges = [
    [3, 4],
    [11, 13],
    [19, 31],
    [37, 50],
    [55, 84],
    [87, 118],
  ];
  return ranges.some(([low = 0, high = 0]) => z >= low && z <= high);
}

function chooseMolecule(rdkit: RDKit, smiles: string): Omit<SoundStructure, 'notKept'> | StructureRefusal {
  const fragments = partsOf(smiles).flatMap((part) => readFragment(rdkit, part) ?? []);
  const ion = ionRefusal(fragments);
  if (ion) return ion;
  const partners = partnerForms(rdkit);
  const isPartner = (one: Fragment): boolean => partners.has(one.flat) || one.heavyAtoms === 0 || !one.organic;
  const candidates = distinct(fragments.filter((one) => !isPartner(one)));
  if (candidates.length > 1) return unsupported('multipleMolecules', candidates.map((one) => one.smiles).join('.'));
  const organic = fragments.filter((one) => one.organic);
  const main = candidates[0] ?? largest(organic.filter((one) => !one.isHydrocarbon)) ?? largest(organic);
  if (!main || (mineral.has(main.flat) && fragments.some((one) => one.isMetal))) return unsupported('inorganic');
  if (isTornApart(main, fragments)) return unsupported('metalComplex');
  if (main.heavyAtoms > maxHeavyAtoms) return unsupported('tooLarge', String(main.heavyAtoms));
  const removed = fragments.filter((one) => one.smiles !== main.smiles).map((one) => one.asDrawn);
  return {
    ok: true,
    smiles: main.smiles,
    heavyAtoms: main.heavyAtoms,
    removed: removed.toSorted(),
    neutralised: main.neutralised,
  };
}

/** Carbonates, thiocyanates and cyanates of metals. */
const mineral = new Set(['O=C(O)O', 'N#CS', 'N#CO', 'N=C=O', 'N=C=S', 'C#N']);

// `[MgH+].[Br-].C` is methylmagnesium bromide taken apart: a hydrocarbon forms no salt, and no salt has such an ion.
function isTornApart(main: Fragment, fragments: readonly Fragment[]): boolean {
  return fragments.some((one) => one.isMetal && (main.isHydrocarbon || one.isMetalHydrideIon));
}

// With a metal beside it a carbanion is an organometallic compound that was written as ions.
function ionRefusal(fragments: readonly Fragment[]): StructureRefusal | undefined {
  const ions = fragments.flatMap(({ ion }) => ion ?? []);
  const hasMetal = fragments.some((one) => one.isMetal);
  if (ions.some((ion) => ion !== 'carbocation') && hasMetal) return unsupported('metalComplex');
  const ion = ions.find((one) => one !== 'amide');
  return ion && unsupported(ion);
}

// Each part with the groups of its own atoms.
function partsOf(text: string): string[] {
  return disconnectSalts(withGroupNumbers(text)).split('.').map(withNumberedGroups);
}

// RDKit writes the oxygen of `O[Na]` as `[O]`, since a neighbouring metal leaves its hydrogens open.
function disconnectSalts(smiles: string): string {
  return smiles
    .replaceAll(/^(.*?)\[?([ONS])\]?\(\[(Na|K|Li|Cs)\]\)/g, '[$3+].$1[$2-]')
    .replaceAll(/^\[(Na|K|Li|Cs)\]\[?([ONS])\]?/g, '[$1+].[$2-]')
    .replaceAll(/\[?([ONS])\]?\[(Na|K|Li|Cs)\]/g, '[$1-].[$2+]');
}

interface Fragment {
  smiles: string;
  /** Without stereo marks, to compare with the table. */
  flat: string;
  asDrawn: string;
  heavyAtoms: number;
  organic: boolean;
  neutralised: boolean;
  isMetal: boolean;
  /** A cation of a metal with hydrogen on it, or with a charge that its salts do not have. */
  isMetalHydrideIon: boolean;
  isHydrocarbon: boolean;
  /** A charge on carbon, or on nitrogen between alkyl groups, that no proton may take away. */
  ion: ReturnType<typeof carbonIonOf>;
}

function readFragment(rdkit: RDKit, part: string): Fragment | null {
  using mol = rdkit.get_mol(part);
  if (!mol) return null;
  const graph = graphOf(mol);
  const changes = neutralisingChanges(graph);
  const written = withStereoGroups(applyChargeChanges(withoutStereoGroups(part), changes), stereoGroupsOf(part));
  const kept = keptSmiles(rdkit, mol, part);
  const neutral = changes.length === 0 ? kept : (readKept(rdkit, written) ?? kept);
  const smiles = readKept(rdkit, neutral) ?? neutral;
  return {
    smiles,
    flat: flatSmiles(rdkit, smiles),
    asDrawn: plannedSmiles(rdkit, kept),
    heavyAtoms: graph.atoms.filter((atom) => atom.z > 1).length,
    organic: graph.atoms.some((atom) => atom.z === 6) && !isCyanide(graph),
    neutralised: changes.length > 0,
    isMetal: graph.atoms.some((atom) => saltMetals.has(atom.z)),
    isMetalHydrideIon: graph.atoms.some(isTornMetal),
    isHydrocarbon: graph.atoms.every((atom) => atom.z === 1 || (atom.z === 6 && atom.charge === 0)),
    ion: carbonIonOf(graph),
  };
}

/** Charges of metals in groups 2, 12 and 13, of which salts have no other. */
const saltCharges: Readonly<Record<number, number>> = { 12: 2, 13: 3, 20: 2, 30: 2, 38: 2, 56: 2 };

function isTornMetal({ z, charge, hydrogens }: MolGraph['atoms'][number]): boolean {
  return saltMetals.has(z) && charge > 0 && (hydrogens > 0 || charge < (saltCharges[z] ?? 1));
}

function flatSmiles(rdkit: RDKit, smiles: string): string {
  return canonicalSmiles(rdkit, withoutStereoGroups(smiles).replaceAll(/[/\\]|@+/g, '')) ?? smiles;
}

let knownPartners: ReadonlySet<string> | undefined;

function partnerForms(rdkit: RDKit): ReadonlySet<string> {
  knownPartners ??= new Set(counterIonSmiles.map((one) => flatSmiles(rdkit, one)));
  return knownPartners;
}

function distinct(fragments: readonly Fragment[]): Fragment[] {
  return [...new Map(fragments.map((one) => [one.smiles, one])).values()];
}

function largest(fragments: readonly Fragment[]): Fragment | undefined {
  return fragments.toSorted((a, b) => b.heavyAtoms - a.heavyAtoms || (a.smiles < b.smiles ? -1 : 1))[0];
}
