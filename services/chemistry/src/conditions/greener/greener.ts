// Greener choices in place of those of a set, by published guides.

import type { ConditionChoice } from '@app/shared/contracts/conditions';
import type { GreenerChoice } from '../optimize/types.ts';
import { solventFacts } from '../../process/solvents.ts';

const solventGuide = 'CHEM21 solvent guide, D. Prat et al., Green Chem. 2016, 18, 288';

/** What the guides name in place of each level of the choice. */
export function greenerChoices(choice: ConditionChoice): GreenerChoice[] {
  const solvents = choice.solvent?.split('/') ?? [];
  return solvents.flatMap((from) =>
    solventFacts(from).instead.map((to) => ({
      factor: 'solvent' as const,
      from,
      to,
      reason: 'solventClass',
      source: solventGuide,
      yieldChange: null,
    })),
  );
}
