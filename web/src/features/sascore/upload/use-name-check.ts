import { useCall } from '../../../shared/api/use-call.ts';
import { useDebounced } from '../../../shared/hooks/debounced.ts';

export type NameState = 'empty' | 'checking' | 'free' | 'taken';

/** Whether a task of this name exists already, asked while the name is being typed. `own` is a name that may stay. */
export function useNameCheck(name: string, own?: string): NameState {
  const wanted = name.trim();
  const settled = useDebounced(wanted);
  const isAsked = settled !== '' && settled === wanted && !isSame(settled, own) && !isPathStep(settled);
  const { data } = useCall('sascoreDuplicateCheck', isAsked ? { params: { name: settled } } : null);
  if (wanted === '') return 'empty';
  if (settled !== wanted) return 'checking';
  // If the check fails or gets no response, the service decides when the name is used.
  if (!isAsked) return 'free';
  return data === undefined ? 'checking' : data.duplicate ? 'taken' : 'free';
}

function isSame(name: string, own: string | undefined): boolean {
  return own !== undefined && name.toLowerCase() === own.trim().toLowerCase();
}

/** A browser reads these as a way through folders. */
function isPathStep(name: string): boolean {
  return name === '.' || name === '..';
}
