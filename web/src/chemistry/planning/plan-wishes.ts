// What is asked of a process task beyond the settings of any search.

import type { CallInput } from '@app/shared/contracts/catalogue';
import { defaultProcessGoals, type ProcessGoals } from '@app/shared/contracts/process/figures';
import type { RetroTask } from '@app/shared/contracts/retrosynthesis';

type Order = CallInput<'processSearchStart'>['body'];

export type PlanWishes = Required<Pick<Order, 'interest' | 'avoidForbidden'>> & { goals: ProcessGoals };

/** What the service would take by itself. */
export const usualWishes: PlanWishes = { goals: defaultProcessGoals, interest: 'prefer', avoidForbidden: true };

/** What a task was asked. */
export function wishesOf({ process }: Pick<RetroTask, 'process'>): PlanWishes {
  if (!process) return usualWishes;
  return { goals: process.goals, interest: process.interestUse, avoidForbidden: process.avoidForbidden };
}
