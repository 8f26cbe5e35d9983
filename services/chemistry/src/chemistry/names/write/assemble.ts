// A parent hydride with its substituents, numbered by the rules and written down (IUPAC P-31.1.4).

import { hydrogenate, type Hydrogenation, saturationOf } from './rings/hydro.ts';
import type { MoleculeView } from './molecule-view.ts';
import { alphabeticalRanks, type Located, type Part, type Prefix, totals, writePrefixes } from './name-part.ts';
import { isomerText, type Marked, stereoOf } from './stereo-text.ts';
import { type SuffixUse, type Unsaturation, type ValenceUse, writeEnding } from './parent-name.ts';
import type { Numbering, Skeleton } from './rings/skeleton.ts';
import type { SuffixKey } from './suffixes.ts';
import { at, compareRanks, join, locantRank, refuse, type Words } from './words.ts';

export interface SuffixAsked {
  key: SuffixKey;
  /** Atoms of the skeleton, one for each group. */
  anchors: readonly number[];
  /** The carbon of the group is in the chain. */
  isTerminal: boolean;
  /** The group has a double bond to the skeleton. */
  isDouble: boolean;
}

export interface ValenceAsked {
  atom: number;
  from: number;
  order: number;
  acyl?: 'terminal' | 'attached';
}

export interface Asked {
  skeleton: Skeleton;
  suffix?: SuffixAsked;
  valence?: ValenceAsked;
  /** Atoms of groups that the suffix names. */
  consumed: ReadonlySet<number>;
  /** Prefixes on the suffix; `locant` says which group, by its place among the anchors. */
  onSuffix?: readonly { group: number; label: string; prefix: Prefix }[];
  prefixOf: (root: number, from: number) => Prefix;
}

export interface Assembled extends Part {
  hasPrefixes: boolean;
  hasLocants: boolean;
  /** Ring nitrogen atoms that are oxides. */
  oxides: string[];
  /** Locants of the suffix, in the order of the anchors. */
  suffixLocants: string[];
}

interface Branch {
  atom: number;
  prefix: Prefix;
}

/** The best name over all numberings of the skeleton; refuses what it cannot say. */
export function assemble(mol: MoleculeView, asked: Asked): Assembled {
  const { skeleton, consumed, valence } = asked;
  const inside = new Set(skeleton.atoms);
  const branches: Branch[] = [];
  const oxides: number[] = [];
  for (const atom of skeleton.atoms)
    for (const next of mol.neighbours(atom)) {
      if (inside.has(next.atom) || consumed.has(next.atom) || next.atom === valence?.from) continue;
      if (mol.charge(atom) === 1 && mol.z(atom) === 7 && mol.charge(next.atom) === -1 && mol.z(next.atom) === 8) {
        oxides.push(atom);
        continue;
      }
      branches.push({ atom, prefix: asked.prefixOf(next.atom, atom) });
    }
  checkAtoms(mol, skeleton, oxides);
  const saturation =
    skeleton.form.kind === 'fixed' && !skeleton.form.isSaturated ? saturationOf(mol, skeleton) : undefined;
  const bound = boundPositions(mol, asked);
  const candidates = skeleton.numberings.map((numbering) => {
    const locant = (atom: number): string => numbering.get(atom) ?? refuse('an atom without a locant');
    const hydrogens: Hydrogenation = saturation
      ? hydrogenate(
          mol,
          saturation,
          numbering,
          bound.filter((atom) => saturation.saturated.includes(atom)),
        )
      : { indicated: [], hydro: [], added: [] };
    const unsaturation = unsaturationOf(mol, skeleton, numbering);
    const located = branches.map(({ atom, prefix }): Located => ({ locant: locant(atom), prefix }));
    const main = asked.suffix ? asked.suffix.anchors.map(locant) : valence ? [locant(valence.atom)] : [];
    const stereo = stereoOf(mol, skeleton, numbering, valence?.from);
    const ranks = [
      ranked(hydrogens.indicated),
      ranked(main),
      ranked([...hydrogens.hydro, ...hydrogens.added, ...unsaturation.enes, ...unsaturation.ynes]),
      ranked(unsaturation.enes),
      ranked(located.map((one) => one.locant)),
      alphabeticalRanks(located),
      stereo.map((one) => (/[RZ]/.test(one.label) ? 0 : 1)),
    ];
    return { numbering, hydrogens, unsaturation, located, main, stereo, ranks };
  });
  const best = candidates.reduce(
    (least, one) => (compareAll(one.ranks, least.ranks) < 0 ? one : least),
    at(candidates, 0),
  );
  return write(mol, asked, best, {
    isFullySaturated: saturation !== undefined && saturation.saturated.length === saturation.eligible.length,
    oxides,
  });
}

type Candidate = {
  numbering: Numbering;
  hydrogens: Hydrogenation;
  unsaturation: Unsaturation;
  located: Located[];
  main: string[];
  stereo: Marked[];
};

function write(
  mol: MoleculeView,
  asked: Asked,
  best: Candidate,
  { isFullySaturated, oxides }: { isFullySaturated: boolean; oxides: readonly number[] },
): Assembled {
  const { skeleton, suffix, valence } = asked;
  const { main, located, hydrogens, unsaturation } = best;
  if (new Set(main).size < main.length && (asked.onSuffix ?? []).length > 0) refuse('two amines on one atom');
  const onSuffix = (asked.onSuffix ?? []).map(({ group, label, prefix }): Located => {
    const isMany = (suffix?.anchors.length ?? 0) > 1;
    const number = isMany ? (main[group] ?? '') : '';
    return { locant: `${label.replace(/'+$/, '')}${number}${/'*$/.exec(label)?.[0] ?? ''}`, prefix };
  });
  const places = placesShown(asked, best);
  const shown = located.map((one): Located => (places.prefixes ? one : { ...one, locant: '' }));
  const prefixes = writePrefixes([...onSuffix, ...shown]);
  const use = useOf(suffix, valence, main);
  const ending = writeEnding({ skeleton, unsaturation, hydrogens, use, showsLocants: places.suffix, isFullySaturated });
  const stereo = isomerText(mol, skeleton, best.stereo);
  const body: Words = { en: join(prefixes.en, ending.en), zh: join(prefixes.zh, ending.zh) };
  const own = totals([...located, ...onSuffix].map((one) => one.prefix));
  return {
    en: `${stereo.en}${body.en}`,
    zh: `${stereo.zh}${body.zh}`,
    atoms: skeleton.atoms.length + own.atoms + oxides.length,
    stereo: own.stereo + best.stereo.length,
    hasPrefixes: prefixes.en !== '' || stereo.en !== '',
    hasLocants: /\d/.test(ending.en),
    oxides: oxides.map((atom) => best.numbering.get(atom) ?? ''),
    suffixLocants: main,
  };
}

function useOf(
  suffix: SuffixAsked | undefined,
  valence: ValenceAsked | undefined,
  main: readonly string[],
): SuffixUse | ValenceUse | undefined {
  if (suffix) return { kind: 'suffix', key: suffix.key, locants: main, isTerminal: suffix.isTerminal };
  if (!valence) return undefined;
  return { kind: 'valence', locant: main[0] ?? '', order: valence.order, acyl: valence.acyl };
}

// Which locants go without saying: on one atom, on two alike, on a uniform ring with one place to name.
function placesShown(asked: Asked, best: Candidate): { prefixes: boolean; suffix: boolean } {
  const { skeleton, suffix, valence } = asked;
  const { atoms, isUniform, isChain, form } = skeleton;
  const isUnsaturated = best.unsaturation.enes.length + best.unsaturation.ynes.length > 0;
  // On one atom the substituents of the suffix have locants, so the others get theirs: 1-phenyl-N-methyl.
  if (atoms.length === 1 && (asked.onSuffix ?? []).length > 0) return { prefixes: true, suffix: false };
  if (form.kind === 'atom' || atoms.length === 1) return { prefixes: false, suffix: false };
  const named = best.located.length + (suffix?.isTerminal ? 0 : best.main.length);
  if (isChain && valence && !isUnsaturated && valence.order === 1 && best.main[0] === '1')
    return { prefixes: true, suffix: false };
  if (isChain && atoms.length === 2 && named <= 1 && !valence && !suffix?.isTerminal)
    return { prefixes: false, suffix: false };
  // Ethynyl has one place to name.
  if (isChain && atoms.length === 2 && valence) return { prefixes: best.unsaturation.ynes.length === 0, suffix: false };
  if (isUniform && !isUnsaturated && named <= 1) return { prefixes: false, suffix: false };
  const isBenzene = form.kind === 'fixed' && form.en === 'benzene';
  if (isBenzene && best.main.length === 1) return { prefixes: true, suffix: false };
  if (isUniform && !isUnsaturated && valence && !valence.acyl) return { prefixes: true, suffix: false };
  return { prefixes: true, suffix: true };
}

const valences: Readonly<Record<number, number>> = { 5: 3, 6: 4, 7: 3, 8: 2, 14: 4, 15: 3, 16: 2, 34: 2 };

// A parent hydride has the usual valences; oxygen atoms on sulfur and N-oxides are said by prefixes and suffixes.
function checkAtoms(mol: MoleculeView, skeleton: Skeleton, oxides: readonly number[]): void {
  for (const atom of skeleton.atoms) {
    if (mol.charge(atom) !== 0 && !oxides.includes(atom)) refuse('a charged atom');
    const next = mol.neighbours(atom);
    if (skeleton.form.kind === 'fixed' && next.some((one) => one.order === 3 && skeleton.atoms.includes(one.atom)))
      refuse('a triple bond in a ring');
    const oxo = next.filter((one) => one.order === 2 && mol.z(atom) === 16 && mol.z(one.atom) === 8);
    const bonds = next.reduce((sum, one) => sum + one.order, mol.hydrogens(atom)) - 2 * oxo.length;
    if (bonds - mol.charge(atom) !== valences[mol.z(atom)]) refuse('an unusual valence');
  }
}

// Positions whose hydrogen the suffix or free valence takes: C=O, N-yl, N-carboxylate.
function boundPositions(mol: MoleculeView, { suffix, valence }: Asked): number[] {
  if (suffix) return suffix.anchors.filter((atom) => suffix.isDouble || mol.z(atom) === 7);
  if (!valence) return [];
  return valence.order > 1 || mol.z(valence.atom) === 7 ? [valence.atom] : [];
}

function unsaturationOf(mol: MoleculeView, { atoms, form }: Skeleton, numbering: Numbering): Unsaturation {
  const enes: string[] = [];
  const ynes: string[] = [];
  if (form.kind !== 'stem') return { enes, ynes };
  for (const [index, one] of atoms.entries())
    for (const other of atoms.slice(index + 1)) {
      const order = mol.order(one, other);
      if (order < 2) continue;
      const [low = 0, high = 0] = [numbering.get(one), numbering.get(other)].map(Number).toSorted((a, b) => a - b);
      (order === 2 ? enes : ynes).push(high === low + 1 ? String(low) : `${low}(${high})`);
    }
  return { enes, ynes };
}

function ranked(locants: readonly string[]): number[] {
  return locants.map((one) => rankOf(one)).toSorted((a, b) => a - b);
}

// `1(6)` of a double bond comes just after 1.
function rankOf(locant: string): number {
  const compound = /^(\d+)\((\d+)\)$/.exec(locant);
  return compound ? Number(compound[1]) * 1_000 + 50 : locantRank(locant);
}

function compareAll(first: readonly (readonly number[])[], second: readonly (readonly number[])[]): number {
  for (const [index, row] of first.entries()) {
    const difference = compareRanks(row, at(second, index));
    if (difference !== 0) return difference;
  }
  return 0;
}
