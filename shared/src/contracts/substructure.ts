import { plannedCall } from './call.ts';

const planned = (method: 'GET' | 'POST', name: string, summary: string) =>
  plannedCall({ method, path: `/api/retro/${name}`, summary, access: 'session' });

export const substructureSearch = planned('POST', 'substructure-search', 'Starts a substructure search');
export const substructureMaterial = planned(
  'POST',
  'substructure-material',
  'Substructure search over purchasable materials',
);
export const substructures = planned('GET', 'substructures', 'Results of a substructure search, page by page');
