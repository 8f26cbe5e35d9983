import { plannedCall } from './call.ts';

const access = ['retrosynthesis'] as const;

export const intermediateDetails = plannedCall({
  method: 'GET',
  path: '/api/retro/intermediate-project/details',
  summary: 'An intermediate project',
  access,
});
export const shareIntermediateRoutes = plannedCall({
  method: 'GET',
  path: '/api/retro/share-intermediates-routes',
  summary: 'Shares routes of an intermediate project inside the tenant',
  access,
  changesState: true,
});
