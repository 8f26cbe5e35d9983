// Guidance (command bar, keyboard help, tour), one at a time: any page may open it, the layout shows it.

import { createStore } from '../lib/store.ts';

export type Guidance = 'commands' | 'keys' | 'tour';

export const guidance = createStore<Guidance | null>(null);
