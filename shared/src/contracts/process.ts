import { timeoutsMs } from '../constants/limits.ts';
import { plannedCall, type UploadRule } from './call.ts';

const access = ['processchemistry'] as const;

const planned = (
  method: 'GET' | 'POST',
  name: string,
  summary: string,
  more: {
    changesState?: boolean;
    cancelsEarlier?: boolean;
    takes?: 'multipart';
    upload?: UploadRule;
    timeoutMs?: number;
  } = {},
) => plannedCall({ method, path: `/api/retro/${name}`, summary, access, ...more });

const changes = { changesState: true };
const upload = { changesState: true, takes: 'multipart', upload: 'molecules', timeoutMs: timeoutsMs.long } as const;

export const processSearchStart = planned('POST', 'process-search-start', 'Starts a process-chemistry task', changes);
export const craftInterestSmiles = planned(
  'GET',
  'craft-interest-smiles',
  'Molecules a process route should pass through',
);
export const craftInterestImport = planned('POST', 'craft-interest-import', 'Imports such molecules', upload);
export const deleteCraftInterest = planned('GET', 'delete-craft-interest-smiles', 'Removes such a molecule', changes);
export const craftForbiddenSmiles = planned('GET', 'craft-forbiden-smiles', 'Molecules a process route must avoid');
export const craftForbiddenImport = planned('POST', 'craft-forbiden-import', 'Imports such molecules', upload);
export const deleteCraftForbidden = planned('GET', 'delete-craft-forbiden-smiles', 'Removes such a molecule', changes);
