import { mayPass } from '../../../shared/api/call-error.ts';
import type { Recognition } from './use-recognition.ts';

/** Why planning cannot start; each has its words in home.json. */
export type PlanBlocker = 'permission' | 'empty' | 'checking' | 'refused' | 'unreachable';

const byStatus: Record<Recognition['status'], PlanBlocker | null> = {
  empty: 'empty',
  checking: 'checking',
  refused: 'refused',
  recognised: null,
};

/** The reason to show beside the button, or null when planning may start. */
export function planBlocker(recognition: Recognition, mayPlan: boolean): PlanBlocker | null {
  if (!mayPlan) return 'permission';
  // A structure that could not be checked is unknown.
  if (recognition.status === 'refused' && mayPass(recognition.error)) return 'unreachable';
  return byStatus[recognition.status];
}
