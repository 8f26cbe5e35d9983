import { plannedCall } from './call.ts';

const planned = (method: 'GET' | 'POST', name: string, trackingId: number, summary: string) =>
  plannedCall({ method, path: `/api/retro/${name}`, summary, access: 'session', trackingId });

export const substructureSearch = planned('POST', 'substructure-search', 40, 'Starts a substructure search');
export const substructureMaterial = planned(
  'POST',
  'substructure-material',
  41,
  'Substructure search over purchasable materials',
);
export const substructures = planned('GET', 'substructures', 42, 'Results of a substructure search, page by page');
