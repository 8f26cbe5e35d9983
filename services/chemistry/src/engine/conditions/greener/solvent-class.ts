import { solventClasses, type KnownSolventClass } from '../optimize/types.ts';
import { solventFacts } from '../../../chemistry/facts/solvents.ts';

/** Class of a mixture by the CHEM21 guide: that of its worst solvent; undefined when the guide misses one, or there is none. */
export function worstClass(solvents: readonly string[]): KnownSolventClass | undefined {
  const ranks = solvents.map((name) => solventClasses.findIndex((one) => one === solventFacts(name).class));
  if (ranks.length === 0 || ranks.includes(-1)) return undefined;
  return solventClasses[Math.max(...ranks)];
}
