// Structural alerts for mutagenicity in bacteria, by published classes; the SMARTS are our own reading of them.

import { acylatingAlerts } from './acylating.ts';
import type { Alert } from './alert.ts';
import { alkylatingAlerts } from './alkylating.ts';
import { arylAlerts } from './aryl.ts';
import { michaelAlerts } from './michael.ts';
import { nitrogenAlerts } from './nitrogen.ts';
import { oxygenAlerts } from './oxygen.ts';

/** Cohort of concern first. */
export const alerts: readonly Alert[] = [
  ...nitrogenAlerts,
  ...arylAlerts,
  ...alkylatingAlerts,
  ...acylatingAlerts,
  ...michaelAlerts,
  ...oxygenAlerts,
].toSorted((a, b) => Number(b.isCohortOfConcern ?? false) - Number(a.isCohortOfConcern ?? false));
