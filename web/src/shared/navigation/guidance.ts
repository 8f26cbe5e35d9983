// What helps to find one's way, one of it at a time: any page may open it, the frame of the product shows it.

import { createStore } from '../lib/store.ts';

export type Guidance = 'commands' | 'keys' | 'tour';

export const guidance = createStore<Guidance | null>(null);
