// Every enzymatic transformation, in the order in which they are tried.

import type { EnzymeTransformation } from './enzyme-step.ts';
import { aminations } from './reactions/amination.ts';
import { carbonBonds } from './reactions/carbon.ts';
import { hydrolyses } from './reactions/hydrolysis.ts';
import { oxidations } from './reactions/oxidation.ts';
import { reductions } from './reactions/reduction.ts';
import { transfers } from './reactions/transfer.ts';

export const enzymeTransformations: readonly EnzymeTransformation[] = [
  ...reductions,
  ...aminations,
  ...oxidations,
  ...hydrolyses,
  ...carbonBonds,
  ...transfers,
];
