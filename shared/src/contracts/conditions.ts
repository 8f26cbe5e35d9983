import { plannedCall } from './call.ts';

const access = ['conditionoptimization'] as const;

const planned = (method: 'GET' | 'POST', path: string, summary: string, changesState = false) =>
  plannedCall({ method, path, summary, access, changesState });

export const reactionConditions = planned('GET', '/api/retro/conditions', 'Conditions for a reaction');
export const conditionOptimization = planned('POST', '/api/retro/condition-optimization', 'Ranked condition sets');
export const conditionHistory = planned(
  'POST',
  '/api/retro/con-opt-history-list',
  'History of condition optimizations',
);
export const conditionRename = planned('GET', '/api/retro/con-opt-rename', 'Renames a history entry', true);
export const conditionDelete = planned('GET', '/api/retro/con-opt-delete', 'Deletes a history entry', true);
export const exportExpConditions = plannedCall({
  method: 'POST',
  path: '/api/export/exp-conditions',
  summary: 'Conditions as a file',
  access,
  gives: 'blob',
  timeoutMs: 100_000,
});
export const exportConditions = plannedCall({
  method: 'GET',
  path: '/api/export/conditions',
  summary: 'Conditions of a reaction as a file',
  access,
  gives: 'blob',
  navigable: true,
  timeoutMs: 100_000,
});
