// Names of learned templates that no expert template explains: what is formed, read off the edit, and the source's class.

import type { BilingualName } from '../types.ts';
import { symbolOf } from './elements.ts';
import type { EditPattern } from './pattern.ts';

// The ten classes of the training data (Schneider, Stiefl and Landrum 2016), as the source numbers them.
const classNames: Record<number, BilingualName> = {
  1: { en: 'heteroatom alkylation or arylation', 'zh-CN': '杂原子烷基化或芳基化' },
  2: { en: 'acylation or related', 'zh-CN': '酰化及相关反应' },
  3: { en: 'C–C bond formation', 'zh-CN': '碳碳键形成' },
  4: { en: 'heterocycle formation', 'zh-CN': '杂环形成' },
  5: { en: 'protection', 'zh-CN': '保护' },
  6: { en: 'deprotection', 'zh-CN': '脱保护' },
  7: { en: 'reduction', 'zh-CN': '还原' },
  8: { en: 'oxidation', 'zh-CN': '氧化' },
  9: { en: 'functional group interconversion', 'zh-CN': '官能团转换' },
  10: { en: 'functional group addition', 'zh-CN': '官能团引入' },
};
const unknownClass: BilingualName = { en: 'reaction', 'zh-CN': '反应' };

/** A name such as "C–N bond, acylation or related (learned)". */
export function learnedName(edit: EditPattern, reactionClass: number): BilingualName {
  const kind = classNames[reactionClass] ?? unknownClass;
  const bonds = formedBonds(edit).join(', ');
  if (bonds === '') return { en: `${capitalised(kind.en)} (learned)`, 'zh-CN': `${kind['zh-CN']}（习得）` };
  return {
    en: `${bonds} bond: ${kind.en} (learned)`,
    'zh-CN': `${bonds.replaceAll(', ', '、')} 键：${kind['zh-CN']}（习得）`,
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Bonds of the product that the precursors do not have, by their elements, carbon first. */
function formedBonds({ left, right }: EditPattern): string[] {
  const places = new Map(right.atoms.map((atom, index) => [atom.map, index]));
  const known = new Set(right.bonds.map((bond) => pair(bond.a, bond.b)));
  const formed = left.bonds
    .filter((bond) => !known.has(pair(places.get(bond.a + 1) ?? -1, places.get(bond.b + 1) ?? -1)))
    .map((bond) =>
      [bond.a, bond.b]
        .map((atom) => symbolOf(left.atoms[atom]?.z ?? 0, false))
        .toSorted()
        .join('–'),
    );
  return [...new Set(formed)].toSorted();
}

function pair(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
