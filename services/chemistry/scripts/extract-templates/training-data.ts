// Training reactions with their class, each once.

import type { RDKit } from '../../src/chem/rdkit.ts';
import { canonicalParts, canonicalSmiles } from '../../src/chem/rdkit.ts';
import { readData } from '../data-dir.ts';
import { trainingFiles } from '../reaction-data.ts';
import { withoutMaps } from './mapped-reaction.ts';

export interface ClassedReaction {
  /** 1 to 10 in the numbering of the source, 0 when unknown. */
  class: number;
  mapped: string;
}

/** Mapped training reactions in file order; of reactions that are equal without their maps the first counts. */
export function classedReactions(rdkit: RDKit, dir: string): ClassedReaction[] {
  const seen = new Set<string>();
  return trainingFiles.flatMap((name) =>
    readData(dir, `reactions/${name}`)
      .split('\n')
      .flatMap((line) => {
        const [classText = '', mapped = ''] = line.split('\t');
        const key = mapped.includes('>>') ? keyOf(rdkit, mapped) : null;
        if (key === null || seen.has(key)) return [];
        seen.add(key);
        return [{ class: Number.parseInt(classText, 10) || 0, mapped }];
      }),
  );
}

function keyOf(rdkit: RDKit, mapped: string): string | null {
  const [left = '', right = ''] = withoutMaps(mapped).split('>>');
  const reactants = canonicalParts(rdkit, left);
  const product = canonicalSmiles(rdkit, right);
  return reactants && product !== null ? `${reactants.join('.')}>>${product}` : null;
}
