// Every asymmetric method, by its id.

import { auxiliaries } from './auxiliaries.ts';
import { catalysts } from './catalysts.ts';
import type { AsymmetricMethod } from './method.ts';

export const asymmetricMethods: readonly AsymmetricMethod[] = [...catalysts, ...auxiliaries];
