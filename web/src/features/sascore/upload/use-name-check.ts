import { useCall } from '../../../shared/api/use-call.ts';
import { useDebounced } from '../../../shared/hooks/debounced.ts';

/** Whether a task of this name exists already, asked while the name is being typed. `own` is a name that may stay. */
export function useNameCheck(name: string, own?: string): 'empty' | 'checking' | 'free' | 'taken' {
  const wanted = name.trim();
  const settled = useDebounced(wanted);
  const isOwn = settled.toLowerCase() === own?.trim().toLowerCase();
  // A browser reads dots as a way through folders.
  const isAsked = settled !== '' && settled === wanted && !isOwn && settled !== '.' && settled !== '..';
  const { data } = useCall('sascoreDuplicateCheck', isAsked ? { params: { name: settled } } : null);
  if (wanted === '') return 'empty';
  if (settled !== wanted) return 'checking';
  // If the check fails or gets no response, the service decides when the name is used.
  if (!isAsked) return 'free';
  return data === undefined ? 'checking' : data.duplicate ? 'taken' : 'free';
}
