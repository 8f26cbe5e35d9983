import { createStore } from '../lib/store.ts';
import type { SessionWarning } from './monitor.ts';

export interface ShownWarning extends SessionWarning {
  /** What the dialog's main button does. */
  stay: () => void;
}

/** What the page says about the coming end of the session; null while there is nothing to say. */
export const sessionWarning = createStore<ShownWarning | null>(null);
