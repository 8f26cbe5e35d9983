// Substituents that begin with nitrogen.

import { groupPrefix, type Located, type Prefix, totals, writePrefixes } from '../name-part.ts';
import { bracket, join, refuse, type Words } from '../words.ts';
import type { Writer } from '../writer.ts';

export function nitrogenPrefix(writer: Writer, root: number, from: number): Prefix {
  const { mol } = writer;
  const order = mol.order(root, from);
  const others = mol.others(root, from);
  if (mol.charge(root) === 1) return charged(writer, root, from);
  if (mol.charge(root) !== 0 || order === 3) return refuse('a charged nitrogen');
  if (order === 2) return iminoPrefix(writer, root, from);
  const double = others.find((one) => one.order === 2);
  if (!double) return aminoPrefix(writer, root, from);
  if (others.length !== 1) return refuse('a nitrogen of high valence');
  switch (mol.z(double.atom)) {
    case 8:
      return groupPrefix('nitroso', '亚硝基', 2);
    case 7:
      return mol.charge(double.atom) === 1 ? azide(writer, root, double.atom) : diazenyl(writer, root, double.atom);
    case 6:
      return cumulene(writer, root, double.atom) ?? ylideneAmino(writer, root, from, double.atom);
    default:
      return refuse('a double bond of nitrogen to another element');
  }
}

function charged({ mol }: Writer, root: number, from: number): Prefix {
  const others = mol.others(root, from);
  const oxygens = others.filter((one) => mol.z(one.atom) === 8 && mol.neighbours(one.atom).length === 1);
  if (oxygens.length === 2 && others.length === 2 && mol.order(root, from) === 1)
    return groupPrefix('nitro', '硝基', 3);
  const [one] = others;
  if (one?.order === 3 && mol.z(one.atom) === 6 && mol.charge(one.atom) === -1)
    return groupPrefix('isocyano', '异氰基', 2);
  if (one?.order === 2 && mol.z(one.atom) === 7 && mol.charge(one.atom) === -1 && mol.order(root, from) === 2)
    return groupPrefix('diazo', '重氮基', 2);
  return refuse('a charged nitrogen');
}

function azide({ mol }: Writer, root: number, middle: number): Prefix {
  const [end] = mol.others(middle, root);
  if (!end || mol.charge(end.atom) !== -1) return refuse('not an azide');
  return groupPrefix('azido', '叠氮基', 3);
}

function cumulene({ mol }: Writer, root: number, carbon: number): Prefix | undefined {
  const [end, ...more] = mol.others(carbon, root);
  if (!end || more.length > 0 || end.order !== 2 || mol.neighbours(end.atom).length !== 1) return undefined;
  if (mol.z(end.atom) === 8) return groupPrefix('isocyanato', '异氰酸基', 3);
  return mol.z(end.atom) === 16 ? groupPrefix('isothiocyanato', '异硫氰酸基', 3) : undefined;
}

function diazenyl(writer: Writer, root: number, other: number): Prefix {
  const { mol } = writer;
  const [rest] = mol.others(other, root);
  if (!rest || mol.charge(other) !== 0) return refuse('a diazene');
  const group = writer.prefixOf(rest.atom, other);
  const geometry = mol.geometry(root, other);
  const label = geometry ? `(${geometry})-` : '';
  return ended(group, { en: 'diazenyl', zh: '二氮烯基' }, 2, label);
}

function ended(group: Prefix, end: Words, atoms: number, label = ''): Prefix {
  const body = group.isComplex ? { en: bracket(group.en), zh: bracket(group.zh) } : group;
  return {
    en: `${label}${join(body.en, end.en)}`,
    zh: `${label}${join(body.zh, end.zh)}`,
    atoms: group.atoms + atoms,
    stereo: group.stereo + (label === '' ? 0 : 1),
    isComplex: true,
    isGroup: true,
  };
}

function ylideneAmino(writer: Writer, root: number, from: number, carbon: number): Prefix {
  const { mol } = writer;
  if (mol.others(root, from).length !== 1) return refuse('a nitrogen of high valence');
  const geometry = mol.geometry(root, carbon);
  return ended(writer.prefixOf(carbon, root), { en: 'amino', zh: '氨基' }, 1, geometry ? `(${geometry})-` : '');
}

function iminoPrefix(writer: Writer, root: number, from: number): Prefix {
  const { mol } = writer;
  const [next] = mol.others(root, from);
  if (!next) return groupPrefix('imino', '亚氨基', 1);
  if (mol.z(next.atom) === 7 && !mol.inRing(next.atom))
    return hydrazine(writer, root, from, next.atom, ['ylidene', '亚基']);
  return ended(writer.prefixOf(next.atom, root), { en: 'imino', zh: '亚氨基' }, 1);
}

function aminoPrefix(writer: Writer, root: number, from: number): Prefix {
  const { mol } = writer;
  const others = mol.others(root, from);
  if (others.length === 0) return groupPrefix('amino', '氨基', 1);
  const partner = others.find((one) => mol.z(one.atom) === 7 && !mol.inRing(one.atom) && mol.charge(one.atom) === 0);
  if (partner) return hydrazine(writer, root, from, partner.atom, ['yl', '基']);
  const groups = others.map((one) => writer.prefixOf(one.atom, root));
  const [only] = groups;
  if (groups.length === 1 && only) {
    const amido = amidoPrefix(only);
    if (amido) return amido;
  }
  const text = writePrefixes(groups.map((prefix): Located => ({ locant: '', prefix })));
  const own = totals(groups);
  return {
    en: `${text.en}amino`,
    zh: shortAmino(text.zh),
    atoms: own.atoms + 1,
    stereo: own.stereo,
    isComplex: true,
    isGroup: true,
  };
}

// 二甲基氨基 is 二甲氨基, (4-氟苯基)氨基 stays.
export function shortAmino(text: string): string {
  return text.endsWith('基') && !/[\d(]/.test(text) ? `${text.slice(0, -1)}氨基` : `${text}氨基`;
}

// acetyl to acetamido, cyclopropanecarbonyl to cyclopropanecarboxamido.
function amidoPrefix(group: Prefix): Prefix | undefined {
  const en =
    /(?:(?:acet|form|benz|an|en|yn)(?:o?yl))$/.test(group.en) && /(?:acetyl|formyl|benzoyl|[aey]noyl)$/.test(group.en)
      ? group.en.replace(/o?yl$/, 'amido')
      : /(?<!hydrazine)(?<!oxy\)?)(?<!oxy\]?)carbonyl$/.test(group.en) && /\d-carbonyl$|anecarbonyl$/.test(group.en)
        ? group.en.replace(/carbonyl$/, 'carboxamido')
        : undefined;
  if (en === undefined || !group.zh.endsWith('酰基')) return undefined;
  return { ...group, en, zh: group.zh.replace(/基$/, '氨基'), atoms: group.atoms + 1, isGroup: true };
}

// Two nitrogen atoms, numbered from the one that is bound.
function hydrazine(
  writer: Writer,
  root: number,
  from: number,
  partner: number,
  [en, zh]: readonly [string, string],
): Prefix {
  const { mol } = writer;
  const own = mol.others(root, from, partner);
  const far = mol.others(partner, root);
  if (mol.charge(partner) !== 0) return refuse('a charged hydrazine');
  const geometry = far.filter((one) => one.order === 2).map((one) => mol.geometry(partner, one.atom));
  if (geometry.some((one) => one !== undefined)) return refuse('geometry on a hydrazine');
  if (far.some((one) => one.order === 2 && mol.z(one.atom) !== 6)) return refuse('a nitrosamine or azo compound');
  const located = [
    ...own.map((one): Located => ({ locant: '1', prefix: writer.prefixOf(one.atom, root) })),
    ...far.map((one): Located => ({ locant: '2', prefix: writer.prefixOf(one.atom, partner) })),
  ];
  const text = writePrefixes(located);
  const sums = totals(located.map((one) => one.prefix));
  return {
    en: join(text.en, `hydrazin${en}`),
    zh: join(text.zh, `肼${zh}`),
    atoms: sums.atoms + 2,
    stereo: sums.stereo,
    isComplex: located.length > 0,
    isGroup: true,
  };
}
