// Substituents that begin with carbon, or with any atom of a ring.

import { type Assembled, assemble } from '../assemble.ts';
import { chainFromFirst, chainsFrom, chainSkeleton, chainsThrough, isChainAtom, multipleBonds } from '../chains.ts';
import { groupPrefix, type Located, type Prefix, simplePrefix, totals, writePrefixes } from '../name-part.ts';
import { bracket, join, refuse } from '../words.ts';
import type { Writer } from '../writer.ts';

const none: ReadonlySet<number> = new Set();

export function ringPrefix(writer: Writer, root: number, from: number): Prefix {
  const { mol } = writer;
  const asked = { atom: root, from, order: mol.order(root, from) };
  return inUse(
    prefixFrom(
      assemble(mol, { skeleton: writer.ring(root), valence: asked, consumed: none, prefixOf: writer.prefixOf }),
    ),
  );
}

function prefixFrom(part: Assembled): Prefix {
  if (part.oxides.length > 0) refuse('an oxide in a substituent');
  const { en, zh, atoms, stereo } = part;
  return { en, zh, atoms, stereo, isComplex: part.hasPrefixes || part.hasLocants, isGroup: true };
}

export function carbonPrefix(writer: Writer, root: number, from: number): Prefix {
  const { mol } = writer;
  const order = mol.order(root, from);
  const others = mol.others(root, from);
  if (mol.charge(root) !== 0) return refuse('a charged carbon');
  if (others.length === 1 && others[0]?.order === 3 && mol.z(others[0].atom) === 7 && order === 1)
    return mol.neighbours(others[0].atom).length === 1 ? simplePrefix('cyano', '氰基', 2) : refuse('a nitrilium');
  const oxygen = others.find((one) => one.order === 2 && mol.z(one.atom) === 8);
  if (order === 1 && oxygen) return acylPrefix(writer, root, from, oxygen.atom);
  const thio = others.find((one) => one.order === 2 && mol.z(one.atom) === 16);
  if (order === 1 && thio) {
    const carbamothioyl = amineAcyl(writer, root, from, thio.atom, ['carbamothioyl', '硫代氨基甲酰基']);
    if (carbamothioyl) return carbamothioyl;
  }
  if (order === 1 && isAmidine(writer, root, from)) return groupPrefix('carbamimidoyl', '氨基亚氨基甲基', 3);
  const benzyl = order === 1 ? benzylPrefix(writer, root, from) : undefined;
  return benzyl ?? chainPrefix(writer, root, from);
}

function isAmidine({ mol }: Writer, root: number, from: number): boolean {
  const others = mol.others(root, from);
  return (
    others.length === 2 &&
    others.every(
      (one) => mol.z(one.atom) === 7 && mol.charge(one.atom) === 0 && mol.neighbours(one.atom).length === 1,
    ) &&
    others.some((one) => one.order === 2)
  );
}

function benzylPrefix(writer: Writer, root: number, from: number): Prefix | undefined {
  const { mol } = writer;
  const [ring] = mol.others(root, from);
  if (mol.hydrogens(root) !== 2 || !ring || !mol.inRing(ring.atom)) return undefined;
  const group = writer.prefixOf(ring.atom, root);
  if (!group.en.endsWith('phenyl') || !group.zh.endsWith('苯基')) return undefined;
  return {
    ...group,
    en: group.en.replace(/phenyl$/, 'benzyl'),
    zh: group.zh.replace(/苯基$/, '苄基'),
    atoms: group.atoms + 1,
    isGroup: true,
  };
}

/** Names in use in place of systematic ones. */
const usual: Readonly<Record<string, readonly [string, string]>> = {
  'propan-2-yl': ['isopropyl', '异丙基'],
  '2-methylpropyl': ['isobutyl', '异丁基'],
  'butan-2-yl': ['sec-butyl', '仲丁基'],
  '2-methylpropan-2-yl': ['tert-butyl', '叔丁基'],
  '2-phenylphenyl': ["[1,1'-biphenyl]-2-yl", '联苯-2-基'],
  '3-phenylphenyl': ["[1,1'-biphenyl]-3-yl", '联苯-3-基'],
  '4-phenylphenyl': ["[1,1'-biphenyl]-4-yl", '联苯-4-基'],
  'prop-2-en-1-yl': ['allyl', '烯丙基'],
  ethenyl: ['vinyl', '乙烯基'],
};

function inUse(prefix: Prefix): Prefix {
  const known = usual[prefix.en];
  return known ? { ...prefix, en: known[0], zh: known[1], isComplex: /\d/.test(known[0]) } : prefix;
}

function chainPrefix(writer: Writer, root: number, from: number): Prefix {
  const { mol } = writer;
  if (!isChainAtom(mol, root)) return refuse('a carbon that is no chain');
  const allowed = (atom: number): boolean => atom !== from && isChainAtom(mol, atom);
  const order = mol.order(root, from);
  const chains = chainsThrough(mol, root, allowed);
  const longest = Math.max(...chains.map((chain) => chain.length));
  const long = chains.filter((chain) => chain.length === longest);
  const most = Math.max(...long.map((chain) => multipleBonds(mol, chain)));
  const names = long
    .filter((chain) => multipleBonds(mol, chain) === most)
    .map((chain) => {
      const valence = { atom: root, from, order };
      const place = Math.min(chain.indexOf(root), chain.length - 1 - chain.indexOf(root));
      const branches = chain.reduce((sum, atom) => sum + mol.neighbours(atom).length, 0);
      const skeleton = chainSkeleton(chain);
      return {
        part: assemble(mol, { skeleton, valence, consumed: none, prefixOf: writer.prefixOf }),
        place,
        branches,
      };
    });
  const [best] = names.toSorted(
    (a, b) =>
      a.place - b.place ||
      b.branches - a.branches ||
      a.part.en.length - b.part.en.length ||
      (a.part.en < b.part.en ? -1 : 1),
  );
  return inUse(prefixFrom((best ?? refuse('no chain')).part));
}

function acylPrefix(writer: Writer, root: number, from: number, oxygen: number): Prefix {
  const { mol } = writer;
  const [rest] = mol.others(root, from, oxygen);
  if (!rest) return groupPrefix('formyl', '甲酰基', 2);
  if (rest.order !== 1) return refuse('a ketene');
  if (mol.inRing(rest.atom)) return acylRing(writer, root, rest.atom);
  switch (mol.z(rest.atom)) {
    case 6:
      return acylChain(writer, root, from);
    case 7:
      return (
        amineAcyl(writer, root, from, oxygen, ['carbamoyl', '氨基甲酰基']) ?? refuse('an acyl group on such a nitrogen')
      );
    case 8:
      return oxyCarbonyl(writer, root, rest.atom);
    case 9:
      return { ...groupPrefix('fluorocarbonyl', '氟甲酰基', 3), isComplex: true };
    case 17:
      return { ...groupPrefix('carbonochloridoyl', '氯甲酰基', 3), isComplex: true };
    case 16: {
      const group = writer.prefixOf(rest.atom, root);
      const { atoms, stereo } = group;
      return {
        en: `${group.isComplex ? bracket(group.en) : group.en}carbonyl`,
        zh: `${bracket(group.zh)}羰基`,
        atoms: atoms + 2,
        stereo,
        isComplex: true,
        isGroup: true,
      };
    }
    default:
      return refuse('an acyl group of another element');
  }
}

function oxyCarbonyl(writer: Writer, root: number, oxygen: number): Prefix {
  if (writer.mol.neighbours(oxygen).length === 1) return groupPrefix('carboxy', '羧基', 3);
  const oxy = writer.prefixOf(oxygen, root);
  const isSimple = !oxy.isComplex || !/[\d(]/.test(oxy.en);
  return {
    en: `${oxy.isComplex ? bracket(oxy.en) : oxy.en}carbonyl`,
    zh: isSimple ? `${oxy.zh.replace(/基$/, '')}羰基` : `${bracket(oxy.zh)}羰基`,
    atoms: oxy.atoms + 2,
    stereo: oxy.stereo,
    isComplex: true,
    isGroup: true,
  };
}

// Of an amine that is not part of a ring: carbamoyl with its substituents.
function amineAcyl(
  writer: Writer,
  root: number,
  from: number,
  double: number,
  [en, zh]: readonly [string, string],
): Prefix | undefined {
  const { mol } = writer;
  const [amine, ...more] = mol.others(root, from, double);
  if (!amine || more.length > 0 || mol.z(amine.atom) !== 7 || mol.inRing(amine.atom) || amine.order !== 1)
    return undefined;
  if (mol.charge(amine.atom) !== 0) return undefined;
  const others = mol.others(amine.atom, root);
  if (others.some((one) => one.order !== 1)) return undefined;
  if (others.some((one) => mol.z(one.atom) === 7 && !mol.inRing(one.atom)))
    return hydrazineCarbonyl(writer, root, amine.atom, zh);
  const located = others.map((one): Located => ({ locant: '', prefix: writer.prefixOf(one.atom, amine.atom) }));
  const text = writePrefixes(located);
  const own = totals(located.map((one) => one.prefix));
  const isBare = others.length === 0;
  return {
    en: join(text.en, en),
    zh: join(text.zh, zh),
    atoms: own.atoms + 3,
    stereo: own.stereo,
    isComplex: !isBare,
    isGroup: true,
  };
}

function hydrazineCarbonyl({ mol }: Writer, root: number, amine: number, zh: string): Prefix {
  const other = mol.others(amine, root);
  const isBare = other.length === 1 && mol.neighbours(other[0]?.atom ?? -1).length === 1;
  if (!isBare || zh.startsWith('硫')) return refuse('a substituted hydrazide in a substituent');
  return { ...groupPrefix('hydrazinecarbonyl', '肼基甲酰基', 4), isComplex: true };
}

function acylRing(writer: Writer, root: number, atom: number): Prefix {
  const { mol } = writer;
  const valence = { atom, from: root, order: 1, acyl: 'attached' as const };
  const part = assemble(mol, { skeleton: writer.ring(atom), valence, consumed: none, prefixOf: writer.prefixOf });
  const prefix = prefixFrom(part);
  return { ...prefix, atoms: prefix.atoms + 2, isComplex: prefix.isComplex || prefix.en !== 'benzoyl' };
}

function acylChain(writer: Writer, root: number, from: number): Prefix {
  const { mol } = writer;
  const oxygen = mol.neighbours(root).find((one) => one.order === 2)?.atom ?? refuse('no acyl group');
  const allowed = (atom: number): boolean => isChainAtom(mol, atom);
  const chains = chainsFrom(mol, root, from, allowed);
  const longest = Math.max(...chains.map((chain) => chain.length));
  const names = chains
    .filter((chain) => chain.length === longest)
    .map((chain) => {
      const valence = { atom: root, from, order: 1, acyl: 'terminal' as const };
      const consumed = new Set([oxygen]);
      const part = assemble(mol, { skeleton: chainFromFirst(chain), valence, consumed, prefixOf: writer.prefixOf });
      return {
        part,
        bonds: multipleBonds(mol, chain),
        branches: chain.reduce((sum, atom) => sum + mol.neighbours(atom).length, 0),
      };
    });
  const [best] = names.toSorted(
    (a, b) =>
      b.bonds - a.bonds ||
      b.branches - a.branches ||
      a.part.en.length - b.part.en.length ||
      (a.part.en < b.part.en ? -1 : 1),
  );
  const prefix = prefixFrom((best ?? refuse('no chain')).part);
  return { ...prefix, atoms: prefix.atoms + 1 };
}
