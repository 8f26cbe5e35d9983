// Conditions: of a step or a kind of reaction, and their optimization.

import type { Registration } from '../../platform/http/calls.ts';
import { handle, type ConditionsServices } from './services.ts';
import { conditionExperimentCalls } from './experiments.ts';
import { conditionFileCalls } from './file.ts';
import { conditionHistoryCalls } from './history.ts';
import { conditionImportCalls } from './import.ts';
import { optimizationCalls } from './optimization.ts';
import { askedConditions, conditionCounts } from './supported.ts';

const reactionConditions = handle('reactionConditions', async ({ query }, caller, services) => {
  const { records, explained, sources } = conditionCounts();
  const { routeType: _, ...asked } = query;
  return { conditions: await askedConditions(services, caller, asked), counted: { records, explained, sources } };
});

export const conditionsCalls: readonly Registration<ConditionsServices>[] = [
  reactionConditions,
  ...optimizationCalls,
  ...conditionHistoryCalls,
  ...conditionExperimentCalls,
  ...conditionImportCalls,
  ...conditionFileCalls,
];
