import { plannedCall } from './call.ts';

const planned = (method: 'GET' | 'POST', name: string, summary: string, changesState = false) =>
  plannedCall({ method, path: `/api/predict/${name}`, summary, access: ['impuritypredict'], changesState });

export const impurityStart = planned('POST', 'start-search', 'Starts an impurity prediction', true);
export const impurityHistory = planned('POST', 'history-list', 'Predictions made so far');
export const impurityRename = planned('GET', 'rename', 'Renames a prediction', true);
export const impurityDelete = planned('GET', 'delete-history', 'Deletes a prediction', true);
export const impurityStop = planned('GET', 'stop', 'Stops a prediction', true);
export const impuritySearchAgain = planned('GET', 'search-again', 'Runs a prediction again', true);
export const impurityBatches = planned('GET', 'batch-list', 'Batches of a reaction');
export const impurityResults = planned('GET', 'result-list', 'Results of a batch');
export const impurityLike = planned('GET', 'set-likes', 'Marks a result', true);
