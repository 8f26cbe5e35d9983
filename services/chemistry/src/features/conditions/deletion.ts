import { rowsBy, type DeletionKind } from '../../platform/database/set-aside.ts';
import { optimizations, plannedPlates, yieldVersions } from './schema.ts';

export const optimizationKind: DeletionKind = {
  name: 'optimization',
  parts: [
    rowsBy(optimizations, optimizations.id),
    rowsBy(yieldVersions, yieldVersions.optimizationId),
    rowsBy(plannedPlates, plannedPlates.optimizationId),
  ],
};
