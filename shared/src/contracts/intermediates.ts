import { plannedCall } from './call.ts';

const access = ['retrosynthesis'] as const;

export const intermediateDetails = plannedCall({
  method: 'GET',
  path: '/api/retro/intermediate-project/details',
  summary: 'An intermediate project',
  access,
  trackingId: 60,
});
export const shareIntermediateRoutes = plannedCall({
  method: 'GET',
  path: '/api/retro/share-intermediates-routes',
  summary: 'Shares routes of an intermediate project inside the tenant',
  access,
  trackingId: 61,
  changesState: true,
});
