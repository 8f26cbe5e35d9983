import { rowsBy, type DeletionKind } from '../../platform/database/set-aside.ts';
import { forwardIntermediates, forwardProducts, forwardTasks, forwardUnits } from './schema.ts';

export const forwardTaskKind: DeletionKind = {
  name: 'forwardTask',
  parts: [
    rowsBy(forwardTasks, forwardTasks.id),
    rowsBy(forwardUnits, forwardUnits.taskId),
    rowsBy(forwardIntermediates, forwardIntermediates.taskId),
    rowsBy(forwardProducts, forwardProducts.taskId),
  ],
};
