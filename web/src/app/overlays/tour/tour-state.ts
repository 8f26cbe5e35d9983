// How far the tour was seen; the service keeps it with the user.

import type { TourState } from '@app/shared/contracts/profile/profile';
import { call } from '../../../shared/api/call.ts';
import { createStore } from '../../../shared/lib/store.ts';

export const tourState = createStore<TourState>('done');

/** Goes on; where it cannot be saved it is asked again at the next visit. */
export function setTourState(next: TourState): void {
  if (tourState.get() === next) return;
  tourState.set(next);
  call('changeSetting', { params: { key: 'Tour', value: next } }, { passive: true }).catch(() => undefined);
}
