// What a change is called that no rule names: the bond that it makes.

import { symbolOf } from '../models/learned/elements.ts';
import type { BilingualName } from '../models/types.ts';
import type { StepChange } from './step-change.ts';

/** Lithium, boron, magnesium, zinc and tin. */
const metals: ReadonlySet<number> = new Set([3, 5, 12, 30, 50]);

/** Undefined where no single bond is made. */
export function bondFormation({ made, product, losses }: StepChange): BilingualName | undefined {
  const [bond] = made;
  if (!bond || made.length > 1) return undefined;
  const ends = [bond.a, bond.b].map((atom) => symbolOf(product.atoms[atom]?.z ?? 6, false)).toSorted(carbonFirst);
  const mark = { 1: '–', 2: '=', 3: '≡', 4: '–' }[bond.order];
  const text = ends.join(mark);
  const isMetal = losses.some(({ at, graph, atom }) => {
    return (at === bond.a || at === bond.b) && metals.has(graph.atoms[atom]?.z ?? 0);
  });
  if (isMetal && text === 'C–C') {
    return { en: 'Formation of a C–C bond with an organometallic reagent', 'zh-CN': '与金属有机试剂形成 C–C 键' };
  }
  return { en: `Formation of ${/^[AFHILMNORSX]/.test(text) ? 'an' : 'a'} ${text} bond`, 'zh-CN': `${text} 键的形成` };
}

function carbonFirst(a: string, b: string): number {
  if (a === b) return 0;
  return a === 'C' ? -1 : b === 'C' ? 1 : a < b ? -1 : 1;
}
