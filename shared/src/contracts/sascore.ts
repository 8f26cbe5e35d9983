import { limits, timeoutsMs } from '../constants/limits.ts';
import { plannedCall } from './call.ts';

const access = ['sascore'] as const;

const planned = (method: 'GET' | 'POST', name: string, summary: string, trackingId?: number, changesState = false) =>
  plannedCall({ method, path: `/api/sascore/${name}`, summary, access, trackingId, changesState });

const upload = {
  takes: 'multipart',
  timeoutMs: timeoutsMs.long,
  maxBodyBytes: limits.sascoreSdfBytes + 65_536,
} as const;

export const sascoreImportCheck = plannedCall({
  method: 'POST',
  path: '/api/sascore/import-check',
  summary: 'Checks a file without starting',
  access,
  trackingId: 135,
  ...upload,
});
export const sascoreImport = plannedCall({
  method: 'POST',
  path: '/api/sascore/import',
  summary: 'Starts scoring a file',
  access,
  trackingId: 136,
  changesState: true,
  ...upload,
});
export const sascoreFilterArea = planned('GET', 'filter-area', 'Ranges for the filters');
export const sascoreResults = planned('POST', 'result/list', 'Results, paged and filtered', 137);
export const sascoreTasks = planned('POST', 'complete-task-list', 'Scoring tasks', 138);
export const sascoreRename = planned('GET', 'edit-rename', 'Renames a task', 139, true);
export const sascoreStop = planned('GET', 'stop/{id}', 'Stops a task', 140, true);
export const sascoreDuplicateCheck = planned('GET', 'duplicate-check/{name}', 'Is this task name taken');
export const sascoreParameters = planned('GET', 'parameter/{id}', 'Parameters of a task');
export const sascoreDelete = planned('GET', 'delete/{id}', 'Deletes a task', 141, true);
export const sascoreFile = plannedCall({
  method: 'GET',
  path: '/api/export/sascore-file/{id}',
  summary: 'Results as a file',
  access,
  trackingId: 142,
  gives: 'blob',
  navigable: true,
  timeoutMs: timeoutsMs.none,
});
export const sascoreFileSelection = plannedCall({
  method: 'POST',
  path: '/api/export/sascore-file',
  summary: 'Selected results as a file',
  access,
  trackingId: 142,
  gives: 'blob',
  timeoutMs: timeoutsMs.none,
});
