// All step guards.

import { acidDerivativeGuards } from './acid-derivative-guards.ts';
import { amineGuards } from './amine-guards.ts';
import { carbonAcidGuards } from './carbon-acid-guards.ts';
import { carbonBondGuards } from './carbon-bond-guards.ts';
import { reagentGuards } from './reagent-guards.ts';
import { rivalGuards } from './rival-guards.ts';
import { sensitivePartnerGuards } from './sensitive-partner-guards.ts';
import type { StepGuard } from './step-guard.ts';
import { substitutionGuards } from './substitution-guards.ts';

export const stepGuards: readonly StepGuard[] = [
  ...substitutionGuards,
  ...carbonBondGuards,
  ...carbonAcidGuards,
  ...sensitivePartnerGuards,
  ...acidDerivativeGuards,
  ...amineGuards,
  ...rivalGuards,
  ...reagentGuards,
];
