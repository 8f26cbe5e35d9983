// What a change is called that no rule names: the bond that it makes.

import { symbolOf } from '../models/learned/elements.ts';
import type { BilingualName } from '../models/types.ts';
import type { StepChange } from './step-change.ts';

/** Undefined where no single bond is made. */
export function bondFormation({ made, product }: StepChange): BilingualName | undefined {
  const [bond] = made;
  if (!bond || made.length > 1) return undefined;
  const ends = [bond.a, bond.b].map((atom) => symbolOf(product.atoms[atom]?.z ?? 6, false)).toSorted(carbonFirst);
  const mark = { 1: '–', 2: '=', 3: '≡', 4: '–' }[bond.order];
  const text = ends.join(mark);
  return { en: `Formation of ${/^[AFHILMNORSX]/.test(text) ? 'an' : 'a'} ${text} bond`, 'zh-CN': `${text} 键的形成` };
}

function carbonFirst(a: string, b: string): number {
  if (a === b) return 0;
  return a === 'C' ? -1 : b === 'C' ? 1 : a < b ? -1 : 1;
}
