import { limits, timeoutsMs } from '../constants/limits.ts';
import { plannedCall } from './call.ts';

const access = ['sascore'] as const;

const planned = (method: 'GET' | 'POST', name: string, summary: string, changesState = false) =>
  plannedCall({ method, path: `/api/sascore/${name}`, summary, access, changesState });

const upload = {
  takes: 'multipart',
  upload: 'sascore',
  timeoutMs: timeoutsMs.long,
  maxBodyBytes: limits.sascoreSdfBytes + 65_536,
} as const;

export const sascoreImportCheck = plannedCall({
  method: 'POST',
  path: '/api/sascore/import-check',
  summary: 'Checks a file without starting',
  access,
  ...upload,
});
export const sascoreImport = plannedCall({
  method: 'POST',
  path: '/api/sascore/import',
  summary: 'Starts scoring a file',
  access,
  changesState: true,
  ...upload,
});
export const sascoreFilterArea = planned('GET', 'filter-area', 'Ranges for the filters');
export const sascoreResults = planned('POST', 'result/list', 'Results, paged and filtered');
export const sascoreTasks = planned('POST', 'complete-task-list', 'Scoring tasks');
export const sascoreRename = planned('GET', 'edit-rename', 'Renames a task', true);
export const sascoreStop = planned('GET', 'stop/{id}', 'Stops a task', true);
export const sascoreDuplicateCheck = planned('GET', 'duplicate-check/{name}', 'Is this task name taken');
export const sascoreParameters = planned('GET', 'parameter/{id}', 'Parameters of a task');
export const sascoreDelete = planned('GET', 'delete/{id}', 'Deletes a task', true);
export const sascoreFile = plannedCall({
  method: 'GET',
  path: '/api/export/sascore-file/{id}',
  summary: 'Results as a file',
  access,
  gives: 'blob',
  navigable: true,
  timeoutMs: timeoutsMs.none,
});
export const sascoreFileSelection = plannedCall({
  method: 'POST',
  path: '/api/export/sascore-file',
  summary: 'Selected results as a file',
  access,
  gives: 'blob',
  timeoutMs: timeoutsMs.none,
});
