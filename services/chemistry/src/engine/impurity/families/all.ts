// All families, in the order in which they are asked.

import { acylationFamilies } from './acylation.ts';
import { alkylationFamilies } from './alkylation.ts';
import { areneFamilies } from './arene.ts';
import { arylationFamilies } from './arylation.ts';
import { carbonylFamilies } from './carbonyl.ts';
import type { Family } from './family.ts';
import { functionalGroupFamilies, protectionFamilies } from './protection.ts';
import { redoxFamilies } from './redox.ts';

export const families: readonly Family[] = [
  ...acylationFamilies,
  ...alkylationFamilies,
  ...arylationFamilies,
  ...carbonylFamilies,
  ...areneFamilies,
  ...redoxFamilies,
  ...protectionFamilies,
  ...functionalGroupFamilies,
];

/** Number of molecules that take part. */
export function slotsOf(smarts: string): number {
  return componentsOf(smarts.split('>>', 1)[0] ?? '');
}

// Dots inside brackets or parentheses part no molecules.
function componentsOf(side: string): number {
  let depth = 0;
  let count = 1;
  for (const letter of side) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === '.' && depth === 0) count += 1;
  }
  return count;
}
