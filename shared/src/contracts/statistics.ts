import { plannedCall } from './call.ts';

export const createBuriedPoint = plannedCall({
  method: 'POST',
  path: '/api/statistics/create-buried-point',
  summary: 'Records a screen action of the tracking catalogue',
  access: 'session',
  changesState: true,
});
