import type { Recognition } from './use-recognition.ts';

/** Why planning cannot start; each has its words in home.json. */
export type PlanBlocker = 'permission' | 'empty' | 'checking' | 'refused';

const byStatus: Record<Recognition['status'], PlanBlocker | null> = {
  empty: 'empty',
  checking: 'checking',
  refused: 'refused',
  recognised: null,
};

/** The reason to show beside the button, or null when planning may start. */
export function planBlocker(recognition: Recognition, mayPlan: boolean): PlanBlocker | null {
  return mayPlan ? byStatus[recognition.status] : 'permission';
}
