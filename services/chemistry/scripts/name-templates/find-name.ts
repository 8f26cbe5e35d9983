// Finds the name of a signature in the tables. A row may stand for several groups by the part that they play:
// `C1N2>>C1{alkyl}.N2` is for each group in `parts.alkyl`, and its names say {alkyl} where the words of the group go. Where
// a part stands twice, a number tells which is meant: {aryl:1}.

import { parts } from './words.ts';

/** Signature, English name, Chinese name. */
export type NameRow = readonly [signature: string, en: string, zh: string];

export interface FoundName {
  en: string;
  'zh-CN': string;
  /** Equal for templates that differ only in groups that play one part, and are run in much the same way. */
  family: string;
}

/** The name of the first row that fits, rows of groups themselves before those of parts. */
export function findName(signature: string, rows: readonly NameRow[]): FoundName | undefined {
  const exact = rows.find(([key]) => key === signature);
  if (exact) return { en: exact[1], 'zh-CN': exact[2], family: exact[0] };
  for (const [key, en, zh] of rows) {
    const filled = fill(key, signature);
    // What takes one protecting group off does not take off another.
    if (filled)
      return { en: filled(en, 'en'), 'zh-CN': filled(zh, 'zh'), family: key.includes('{group}') ? signature : key };
  }
  return undefined;
}

type Fill = (text: string, language: 'en' | 'zh') => string;

/** How to put words in, or undefined when the row is for other signatures. */
function fill(key: string, signature: string): Fill | undefined {
  const slots = key.match(/\{[^}]*\}/g) ?? [];
  const given = signature.match(/\{[^}]*\}/g) ?? [];
  if (slots.length !== given.length || key.replaceAll(/\{[^}]*\}/g, '{}') !== signature.replaceAll(/\{[^}]*\}/g, '{}'))
    return undefined;
  const words = new Map<string, { en: string; zh: string }>();
  for (const [index, slot] of slots.entries()) {
    const label = (given[index] ?? '').slice(1, -1);
    const part = parts[slot.slice(1, -1).replace(/:\d$/, '')];
    if (!part) {
      if (slot !== given[index]) return undefined;
      continue;
    }
    const found = part[label];
    if (!found) return undefined;
    words.set(slot, found);
  }
  return (text, language) => text.replaceAll(/\{[^}]*\}/g, (slot) => words.get(slot)?.[language] ?? slot);
}
