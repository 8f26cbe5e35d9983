import { rowsBy, type DeletionKind } from '../../platform/database/set-aside.ts';
import { scoreChunks, scoreTasks } from './schema.ts';

export const scoreTaskKind: DeletionKind = {
  name: 'scoreTask',
  parts: [rowsBy(scoreTasks, scoreTasks.id), rowsBy(scoreChunks, scoreChunks.taskId)],
  takenMeanwhile: 'taskNameTaken',
};
