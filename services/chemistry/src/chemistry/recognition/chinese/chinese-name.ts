// The Chinese name that follows from an English one by the rules of nomenclature, for classes of compounds where the two
// languages say the same things in the same order. What the rules here do not cover has no response.

import { atomsOf, sameAtoms } from './atoms.ts';
import { readFunctionalClass } from './functional-class.ts';
import { readSubstitutive } from './substitutive.ts';

/**
 * Chinese for an English name of a compound with that formula, or nothing. A reading counts only when it speaks of the
 * very heavy atoms of the formula.
 */
export function chineseName(english: string, formula: string): string | undefined {
  const { descriptor, places, rest } = splitDescriptor(english.trim());
  if (!/^[a-z\d ,'()[\]-]+$/.test(rest) || rest.startsWith('n-') || /(?:di|tri)sulfan/.test(rest)) return undefined;
  const wanted = atomsOf(formula);
  const readings = [...readSubstitutive(rest), ...readFunctionalClass(rest)];
  const fitting = readings.filter(
    // A thiol group on a group is a thioether read wrongly.
    ({ chinese, atoms }) => sameAtoms(withoutZeros(atoms), wanted) && !/[基)\]]巯基/.test(chinese),
  );
  const texts = [...new Set(fitting.map(({ chinese }) => inUse(chinese)))];
  // Two different readings of one name: neither is certain.
  return texts.length === 1 && texts[0] !== '' ? `${descriptor}${places}${texts[0]}` : undefined;
}

const positions: Readonly<Record<string, string>> = {
  o: '邻',
  ortho: '邻',
  m: '间',
  meta: '间',
  p: '对',
  para: '对',
};

// (2S)-, (E)-, cis-, D-, p-: what comes before the name proper. The small letter n- of old names means 正 or nitrogen.
function splitDescriptor(name: string): { descriptor: string; places: string; rest: string } {
  const lower = name.toLowerCase();
  const stereo = /^\((?:\d*[rsez],?)+\)-/i.exec(name)?.[0] ?? '';
  const place = /^(ortho|meta|para|o|m|p)-/.exec(lower.slice(stereo.length));
  const geometry = /^(cis|trans)-/.exec(lower.slice(stereo.length));
  const rest = lower.slice(stereo.length + (place?.[0].length ?? 0) + (geometry?.[0].length ?? 0));
  const words: Record<string, string> = { cis: '顺-', trans: '反-' };
  return {
    descriptor: stereo.toUpperCase() + (words[geometry?.[1] ?? ''] ?? ''),
    places: positions[place?.[1] ?? ''] ?? '',
    rest,
  };
}

function withoutZeros(atoms: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map([...atoms].filter(([, count]) => count !== 0));
}

// 环己基氨基 is 环己氨基; above ten carbons the chain keeps its 烷 before a number: 十二烷二酸, and 癸二酸 without.
function inUse(chinese: string): string {
  return chinese
    .replaceAll(/(?<=[\u4e00-\u9fff])基氨基/g, '氨基')
    .replaceAll(/(?<=十[一二三四五六七八九])(?=[二三](?:酸|醇|胺|腈|酰|醛|硫醇))/g, '烷');
}
