import { plannedCall } from './call.ts';

const access = ['conditionoptimization'] as const;

const planned = (method: 'GET' | 'POST', path: string, trackingId: number, summary: string, changesState = false) =>
  plannedCall({ method, path, summary, access, trackingId, changesState });

export const reactionConditions = planned('GET', '/api/retro/conditions', 50, 'Conditions for a reaction');
export const conditionOptimization = planned('POST', '/api/retro/condition-optimization', 51, 'Ranked condition sets');
export const conditionHistory = planned(
  'POST',
  '/api/retro/con-opt-history-list',
  52,
  'History of condition optimizations',
);
export const conditionRename = planned('GET', '/api/retro/con-opt-rename', 53, 'Renames a history entry', true);
export const conditionDelete = planned('GET', '/api/retro/con-opt-delete', 54, 'Deletes a history entry', true);
export const exportExpConditions = plannedCall({
  method: 'POST',
  path: '/api/export/exp-conditions',
  summary: 'Conditions as a file',
  access,
  trackingId: 55,
  gives: 'blob',
  timeoutMs: 100_000,
});
export const exportConditions = plannedCall({
  method: 'GET',
  path: '/api/export/conditions',
  summary: 'Conditions of a reaction as a file',
  access,
  trackingId: 56,
  gives: 'blob',
  navigable: true,
  timeoutMs: 100_000,
});
