// Radicals of Chinese names that stand by themselves: of esters, halides, ethers, onium salts.

import { wordIn } from './scanner.ts';

export const halogens: Readonly<Record<string, string>> = {
  氟: 'fluoride',
  氯: 'chloride',
  溴: 'bromide',
  碘: 'iodide',
  氰: 'cyanide',
};

/** A radical as often as a word says. */
export function multiplied(multiple: string, radical: string): string {
  if (radical.startsWith('('))
    return `${{ di: 'bis', tri: 'tris', tetra: 'tetrakis' }[multiple] ?? multiple}${radical}`;
  if (/^[\d]/.test(radical)) return `${{ di: 'bis', tri: 'tris' }[multiple] ?? multiple}(${radical})`;
  return /^(?:tert|sec)-/.test(radical)
    ? `${multiple}-${radical}`
    : `${multiple === 'bis' ? 'di' : multiple}${radical}`;
}

/** With or without its 基. */
export function baresIn(text: string): string[] {
  return [...new Set([...wordIn(text, 'radical'), ...(text.endsWith('基') ? [] : wordIn(`${text}基`, 'radical'))])];
}

// 氯化氨 is no compound of a radical.
export function carbonRadicals(text: string): string[] {
  return baresIn(text).filter((english) => /yl\)?$/.test(english));
}
