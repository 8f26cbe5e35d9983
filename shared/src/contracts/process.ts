import { plannedCall } from './call.ts';

const access = ['processchemistry'] as const;

const planned = (
  method: 'GET' | 'POST',
  name: string,
  trackingId: number,
  summary: string,
  more: { changesState?: boolean; takes?: 'multipart' } = {},
) => plannedCall({ method, path: `/api/retro/${name}`, summary, access, trackingId, ...more });

const changes = { changesState: true };
const upload = { changesState: true, takes: 'multipart' } as const;

export const processSearchStart = planned(
  'POST',
  'process-search-start',
  84,
  'Starts a process-chemistry task',
  changes,
);
export const craftInterestSmiles = planned(
  'GET',
  'craft-interest-smiles',
  85,
  'Molecules a process route should pass through',
);
export const craftInterestImport = planned('POST', 'craft-interest-import', 86, 'Imports such molecules', upload);
export const deleteCraftInterest = planned(
  'GET',
  'delete-craft-interest-smiles',
  87,
  'Removes such a molecule',
  changes,
);
export const craftForbiddenSmiles = planned('GET', 'craft-forbiden-smiles', 88, 'Molecules a process route must avoid');
export const craftForbiddenImport = planned('POST', 'craft-forbiden-import', 89, 'Imports such molecules', upload);
export const deleteCraftForbidden = planned(
  'GET',
  'delete-craft-forbiden-smiles',
  90,
  'Removes such a molecule',
  changes,
);
