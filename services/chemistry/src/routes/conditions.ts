// Conditions: of a step or a kind of reaction, and their optimization.

import { answer, type Registration } from './calls.ts';
import { conditionExperimentCalls } from './conditions-experiments.ts';
import { conditionFileCalls } from './conditions-file.ts';
import { conditionHistoryCalls } from './conditions-history.ts';
import { conditionImportCalls } from './conditions-import.ts';
import { optimizationCalls } from './conditions-optimization.ts';
import { askedConditions, conditionCounts } from './conditions-supported.ts';

const reactionConditions = answer('reactionConditions', async ({ query }, caller, services) => {
  const { records, explained, sources } = conditionCounts();
  const { routeType: _, ...asked } = query;
  return { conditions: await askedConditions(services, caller, asked), counted: { records, explained, sources } };
});

export const conditionsCalls: readonly Registration[] = [
  reactionConditions,
  ...optimizationCalls,
  ...conditionHistoryCalls,
  ...conditionExperimentCalls,
  ...conditionImportCalls,
  ...conditionFileCalls,
];
