// Names by functional class, where no parent carries the molecule: organometallic reagents, hydroperoxides, disulfides, onium ions.

import { type Located, type Part, type Prefix, totals, writePrefixes } from './name-part.ts';
import { bracket, refuse, type Words } from './words.ts';
import type { Writer } from './writer.ts';

/** Not zinc, whose halides OPSIN draws with ions. */
const metals: Readonly<Record<number, Words>> = { 12: { en: 'magnesium', zh: '镁' } };
const halides: Readonly<Record<number, Words>> = {
  17: { en: 'chloride', zh: '氯' },
  35: { en: 'bromide', zh: '溴' },
  53: { en: 'iodide', zh: '碘' },
};

/** The name by its class; undefined for a molecule of none of them. */
export function nameByClass(writer: Writer): Part | undefined {
  const { mol } = writer;
  const atoms = Array.from({ length: mol.size }, (_, atom) => atom);
  const metal = atoms.find((atom) => metals[mol.z(atom)] !== undefined || mol.z(atom) === 3);
  if (metal !== undefined) return organometal(writer, metal);
  const peroxide = atoms.filter((atom) => isHydroperoxide(writer, atom));
  const [oxygen] = peroxide;
  if (oxygen !== undefined && peroxide.length === 1) return hydroperoxide(writer, oxygen);
  const sulfurs = atoms.filter((atom) => isDisulfide(writer, atom));
  const [first, second] = sulfurs;
  return sulfurs.length === 2 && first !== undefined && second !== undefined && mol.order(first, second) === 1
    ? disulfide(writer, first, second)
    : undefined;
}

function organometal(writer: Writer, metal: number): Part {
  const { mol } = writer;
  const neighbours = mol.neighbours(metal);
  const carbon = neighbours.find((one) => mol.z(one.atom) === 6) ?? refuse('a metal without carbon');
  const halogen = neighbours.find((one) => halides[mol.z(one.atom)] !== undefined);
  const group = bracketed(writer.prefixOf(carbon.atom, metal));
  if (mol.z(metal) === 3) {
    if (neighbours.length !== 1) return refuse('a lithium cluster');
    return { ...group, en: `${group.en}lithium`, zh: `${group.zh}锂`, atoms: group.atoms + 1 };
  }
  const words = metals[mol.z(metal)];
  const halide = halogen && halides[mol.z(halogen.atom)];
  if (!words || !halide || neighbours.length !== 2) return refuse('such a metal compound');
  return {
    ...group,
    en: `${group.en}${words.en} ${halide.en}`,
    zh: `${group.zh}${halide.zh}化${words.zh}`,
    atoms: group.atoms + 2,
  };
}

function bracketed(prefix: Prefix): Prefix {
  return prefix.isComplex ? { ...prefix, en: bracket(prefix.en), zh: bracket(prefix.zh) } : prefix;
}

function isHydroperoxide({ mol }: Writer, oxygen: number): boolean {
  if (mol.z(oxygen) !== 8 || mol.hydrogens(oxygen) !== 1) return false;
  const [other] = mol.neighbours(oxygen);
  if (!other || mol.z(other.atom) !== 8) return false;
  const [carbon] = mol.others(other.atom, oxygen);
  // Peracids are no hydroperoxides.
  return (
    carbon !== undefined &&
    mol.z(carbon.atom) === 6 &&
    mol.neighbours(carbon.atom).every((one) => one.order === 1 || mol.z(one.atom) === 6)
  );
}

function hydroperoxide(writer: Writer, oxygen: number): Part {
  const { mol } = writer;
  const [inner] = mol.neighbours(oxygen);
  const [carbon] = inner ? mol.others(inner.atom, oxygen) : [];
  if (!inner || !carbon) return refuse('hydrogen peroxide');
  const group = writer.prefixOf(carbon.atom, inner.atom);
  return { ...group, en: `${group.en} hydroperoxide`, zh: `${group.zh}过氧化氢`, atoms: group.atoms + 2 };
}

function isDisulfide({ mol }: Writer, sulfur: number): boolean {
  const neighbours = mol.neighbours(sulfur);
  return (
    mol.z(sulfur) === 16 &&
    !mol.inRing(sulfur) &&
    neighbours.length === 2 &&
    neighbours.every((one) => one.order === 1) &&
    neighbours.some((one) => mol.z(one.atom) === 16) &&
    neighbours.some((one) => mol.z(one.atom) === 6)
  );
}

function disulfide(writer: Writer, first: number, second: number): Part {
  const { mol } = writer;
  const groups = [
    [first, second],
    [second, first],
  ].map(([own = -1, other = -1]) => {
    const [carbon] = mol.others(own, other);
    return writer.prefixOf((carbon ?? refuse('a disulfane')).atom, own);
  });
  const [one, two] = groups.toSorted((a, b) => (a.en < b.en ? -1 : 1));
  if (!one || !two) return refuse('a disulfane');
  // Two unlike radicals with hydrogens of their own groups are left to the parents.
  if (groups.some(({ en }) => /(?:oyl|carbonyl|acetyl|formyl|sulfonyl)$/.test(en))) return refuse('an acyl disulfide');
  const sums = totals(groups);
  const isSame = one.en === two.en;
  const many = one.isComplex
    ? { en: `bis${bracket(one.en)}`, zh: `双${bracket(one.zh)}` }
    : { en: `di${one.en}`, zh: `二${one.zh}` };
  const pair = {
    en: [one, two]
      .map(bracketed)
      .map(({ en }) => en)
      .join(' '),
    zh: [one, two]
      .map(bracketed)
      .map(({ zh }) => zh)
      .join(''),
  };
  const words = isSame ? many : pair;
  return { en: `${words.en} disulfide`, zh: `${words.zh}二硫醚`, atoms: sums.atoms + 2, stereo: sums.stereo };
}

const centres: Readonly<Record<number, Words>> = {
  7: { en: 'ammonium', zh: '铵' },
  15: { en: 'phosphonium', zh: '膦' },
};

/** An ion with four carbons on nitrogen or phosphorus; the Chinese name is without 铵, before which the anion stands. */
export function nameOnium(writer: Writer): { part: Part; centre: Words } {
  const { mol } = writer;
  const atoms = Array.from({ length: mol.size }, (_, atom) => atom);
  const [charged, ...others] = atoms.filter((atom) => mol.charge(atom) === 1 && !isBalanced(writer, atom));
  const centre = charged === undefined ? undefined : centres[mol.z(charged)];
  if (charged === undefined || centre === undefined || others.length > 0) return refuse('another cation');
  const neighbours = mol.neighbours(charged);
  const isPlain = neighbours.every((one) => one.order === 1 && mol.z(one.atom) === 6) && !mol.inRing(charged);
  if (!isPlain || neighbours.length !== 4 || mol.label(charged)) return refuse('such a cation');
  const located = neighbours.map((one): Located => ({ locant: '', prefix: writer.prefixOf(one.atom, charged) }));
  const text = writePrefixes(located);
  const sums = totals(located.map((one) => one.prefix));
  return { part: { ...text, atoms: sums.atoms + 1, stereo: sums.stereo }, centre };
}

function isBalanced({ mol }: Writer, atom: number): boolean {
  return mol.neighbours(atom).some((one) => mol.charge(one.atom) < 0);
}
