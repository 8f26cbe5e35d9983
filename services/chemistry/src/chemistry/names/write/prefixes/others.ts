// Substituents that begin with sulfur, phosphorus, boron, silicon or tin.

import { groupPrefix, type Located, type Prefix, totals, writePrefixes } from '../name-part.ts';
import { bracket, join, refuse, type Words } from '../words.ts';
import type { Writer } from '../writer.ts';

const bySulfurOxides: readonly Words[] = [
  { en: 'sulfanyl', zh: '硫基' },
  { en: 'sulfinyl', zh: '亚磺酰基' },
  { en: 'sulfonyl', zh: '磺酰基' },
];

export function sulfurPrefix(writer: Writer, root: number, from: number): Prefix {
  const { mol } = writer;
  if (mol.charge(root) !== 0) return refuse('a charged sulfur');
  if (mol.label(root)) return refuse('a stereocentre at sulfur');
  const others = mol.others(root, from);
  if (mol.order(root, from) === 2)
    return others.length === 0 ? groupPrefix('sulfanylidene', '硫代', 1) : refuse('a sulfur of high valence');
  const oxides = others.filter((one) => one.order === 2);
  if (oxides.some((one) => mol.z(one.atom) !== 8)) return refuse('a sulfur with other double bonds');
  const singles = others.filter((one) => one.order === 1);
  if (singles.length === 5 && singles.every((one) => mol.z(one.atom) === 9))
    return { ...groupPrefix('pentafluoro-λ6-sulfanyl', '五氟-λ6-硫烷基', 6), isComplex: true };
  if (singles.length > 1) return refuse('a sulfur of high valence');
  const [rest] = singles;
  if (!rest) return oxides.length === 0 ? groupPrefix('sulfanyl', '巯基', 1) : refuse('a sulfinyl group');
  const words = bySulfurOxides[oxides.length] ?? refuse('too many oxides');
  const atoms = oxides.length + 1;
  if (mol.z(rest.atom) === 8 && mol.neighbours(rest.atom).length === 1)
    return oxides.length === 2 ? groupPrefix('sulfo', '磺基', 4) : refuse('a sulfinic acid');
  if (mol.z(rest.atom) === 7 && !mol.inRing(rest.atom) && oxides.length === 2)
    return sulfamoyl(writer, root, rest.atom);
  if (mol.z(rest.atom) === 16) return refuse('a disulfide');
  return onGroup(writer.prefixOf(rest.atom, root), words, atoms);
}

// 甲磺酰基, (4-氟苯基)磺酰基.
function onGroup(group: Prefix, words: Words, atoms: number): Prefix {
  const isSimple = !group.isComplex;
  const zh = isSimple ? `${group.zh.replace(/基$/, '')}${words.zh}` : `${bracket(group.zh)}${words.zh}`;
  return {
    en: `${isSimple ? group.en : bracket(group.en)}${words.en}`,
    zh,
    atoms: group.atoms + atoms,
    stereo: group.stereo,
    isComplex: true,
    isGroup: true,
  };
}

function sulfamoyl(writer: Writer, root: number, amine: number): Prefix {
  const { mol } = writer;
  const others = mol.others(amine, root);
  if (mol.charge(amine) !== 0 || others.some((one) => one.order !== 1 || mol.z(one.atom) === 7))
    return refuse('a sulfonyl group on such a nitrogen');
  return withPrefixes(writer, amine, others, { en: 'sulfamoyl', zh: '氨基磺酰基' }, 4);
}

function withPrefixes(
  writer: Writer,
  centre: number,
  others: readonly { atom: number }[],
  end: Words,
  atoms: number,
): Prefix {
  const located = others.map((one): Located => ({ locant: '', prefix: writer.prefixOf(one.atom, centre) }));
  const text = writePrefixes(located);
  const own = totals(located.map((one) => one.prefix));
  return {
    en: join(text.en, end.en),
    zh: join(text.zh, end.zh),
    atoms: own.atoms + atoms,
    stereo: own.stereo,
    isComplex: others.length > 0,
    isGroup: true,
  };
}

export function phosphorusPrefix(writer: Writer, root: number, from: number): Prefix {
  const { mol } = writer;
  if (mol.charge(root) !== 0 || mol.label(root) || mol.order(root, from) !== 1) return refuse('such a phosphorus');
  const others = mol.others(root, from);
  const oxide = others.find((one) => one.order === 2);
  const singles = others.filter((one) => one.order === 1);
  if (singles.length !== 2 || (oxide && mol.z(oxide.atom) !== 8)) return refuse('such a phosphorus');
  if (singles.some((one) => mol.z(one.atom) === 8 && mol.neighbours(one.atom).length === 1))
    return refuse('a free acid of phosphorus');
  return oxide
    ? withPrefixes(writer, root, singles, { en: 'phosphoryl', zh: '磷酰基' }, 2)
    : withPrefixes(writer, root, singles, { en: 'phosphanyl', zh: '膦基' }, 1);
}

export function boronPrefix({ mol }: Writer, root: number, from: number): Prefix {
  const others = mol.others(root, from);
  const isAcid =
    others.length === 2 && others.every((one) => mol.z(one.atom) === 8 && mol.neighbours(one.atom).length === 1);
  if (!isAcid || mol.charge(root) !== 0 || others.some((one) => mol.charge(one.atom) !== 0))
    return refuse('such a boron');
  return groupPrefix('borono', '二羟硼基', 3);
}

const metals: Readonly<Record<number, Words>> = {
  14: { en: 'silyl', zh: '甲硅烷基' },
  50: { en: 'stannyl', zh: '甲锡烷基' },
};

export function metalPrefix(writer: Writer, root: number, from: number): Prefix {
  const { mol } = writer;
  const others = mol.others(root, from);
  const words = metals[mol.z(root)];
  if (!words || mol.charge(root) !== 0 || others.length + mol.hydrogens(root) !== 3 || mol.label(root))
    return refuse('such a metal');
  return withPrefixes(writer, root, others, words, 1);
}
