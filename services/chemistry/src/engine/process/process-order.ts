import type { Currency } from '@app/shared/constants/locale';
import type { InterestUse, ProcessGoals } from '@app/shared/contracts/process/figures';

/** What a process task is asked beyond the settings of any search; the lists as they were when it was started. */
export interface ProcessOrder {
  goals: ProcessGoals;
  /** Of prices and costs. */
  currency: Currency;
  /** Canonical SMILES. */
  interest: string[];
  /** Whether a route must pass through each of them, or is only preferred when it does. */
  interestRequired: boolean;
  forbidden: string[];
  /** What was asked to be done with the lists, which may have been empty; older tasks do not say. */
  interestUse?: InterestUse;
  avoidForbidden?: boolean;
}
