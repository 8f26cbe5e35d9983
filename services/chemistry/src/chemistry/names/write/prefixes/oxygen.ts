// Substituents that begin with oxygen.

import { groupPrefix, type Prefix, simplePrefix } from '../name-part.ts';
import { bracket, refuse } from '../words.ts';
import type { Writer } from '../writer.ts';

export function oxygenPrefix(writer: Writer, root: number, from: number): Prefix {
  const { mol } = writer;
  if (mol.charge(root) !== 0) return refuse('a charged oxygen');
  if (mol.order(root, from) === 2) {
    // On sulfur in a ring the double-bonded oxygen is no oxo group of a carbon.
    return mol.z(from) === 16 ? simplePrefix('oxido', '氧代', 1) : simplePrefix('oxo', '氧代', 1);
  }
  const [next] = mol.others(root, from);
  if (!next) return groupPrefix('hydroxy', '羟基', 1);
  if (mol.z(next.atom) === 8) return refuse('a peroxide');
  const group = writer.prefixOf(next.atom, root);
  const isOnAcyl = mol.neighbours(from).some((one) => one.order === 2 && mol.z(one.atom) === 8);
  if (isOnAcyl && /(?:carbonyl|oyl|acetyl|formyl|sulfonyl)$/.test(group.en)) return refuse('an anhydride');
  return oxyOf(group);
}

const contracted = /(?<!cyclo)(?<!iso)(?:(meth|eth|prop|but)yl)$|phenyl$|(?:isoprop|tert-but|isobut|sec-but)yl$/;

/** `methyl` to `methoxy`, `benzyl` to `benzyloxy`. */
export function oxyOf(group: Prefix): Prefix {
  const { en, zh, isComplex, atoms, stereo } = group;
  const isAmine = /(?:amino|imino)$/.test(en);
  const body = { atoms: atoms + 1, stereo, isGroup: true };
  if (contracted.test(en) && !/(?:benz|\d)yl$/.test(en))
    return { ...body, en: en.replace(/yl$/, 'oxy'), zh: `${zh.replace(/基$/, '')}氧基`, isComplex };
  if (isComplex || isAmine) return { ...body, en: `${bracket(en)}oxy`, zh: oxyChinese(zh), isComplex: true };
  return { ...body, en: `${en}oxy`, zh: oxyChinese(zh), isComplex: true };
}

// 4-氟苄基 gives (4-氟苄基)氧基, 苄基 苄氧基.
function oxyChinese(zh: string): string {
  return /[\d(]/.test(zh) ? `${bracket(zh)}氧基` : `${zh.replace(/基$/, '')}氧基`;
}
