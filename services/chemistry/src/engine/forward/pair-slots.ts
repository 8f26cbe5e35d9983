// The places that a partner can take: the slots of all templates of several reactants, numbered alike in every thread and
// in the files of the index.

import { createHash } from 'node:crypto';
import { reactantPatterns } from '../../chemistry/models/template-set.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';

export interface PairSlots {
  /** SMARTS by number. */
  smarts: readonly string[];
  /** For each template, the numbers of the slots of each variant of several reactants. */
  ofTemplate: ReadonlyMap<string, readonly (readonly number[])[]>;
  /** Changes with the templates. */
  hash: string;
}

let known: PairSlots | undefined;

/** Read from the expert templates once. */
export function pairSlots(): PairSlots {
  known ??= read();
  return known;
}

function read(): PairSlots {
  const numbers = new Map<string, number>();
  const numberOf = (smarts: string): number => {
    const number = numbers.get(smarts) ?? numbers.size;
    numbers.set(smarts, number);
    return number;
  };
  const ofTemplate = new Map<string, number[][]>();
  for (const { id, forward } of reactionTemplates) {
    const variants = forward.map(reactantPatterns).filter((slots) => slots.length === 2);
    if (variants.length > 0)
      ofTemplate.set(
        id,
        variants.map((slots) => slots.map(numberOf)),
      );
  }
  const smarts = [...numbers.keys()];
  return { smarts, ofTemplate, hash: createHash('sha256').update(smarts.join('\n')).digest('hex').slice(0, 16) };
}
