// Enumerations of specification section 3.

export const permissions = [
  'retrosynthesis',
  'forwardsynthesis',
  'conditionoptimization',
  'statistics',
  'processchemistry',
  'sascore',
  'impuritypredict',
  'quotation',
] as const;
export type Permission = (typeof permissions)[number];

export const moduleNumbers = {
  retrosynthesis: 1000,
  forwardSynthesis: 2000,
  sascore: 3000,
  processChemistry: 4000,
  impurityPrediction: 5000,
  conditionOptimization: 6000,
  routeQuotation: 7000,
} as const;

export const accountTypes = { trialBasic: -1, enterprise: 0, trialProfessional: 1, payProfessional: 2 } as const;
export type AccountType = keyof typeof accountTypes;

export const chirality = { none: 0, absolute: 1, relative: 2 } as const;
export const externalSources = { mall: 1 } as const;

export const deploymentKinds = { enterprise: 1, domestic: 2, universal: 3 } as const;
export type DeploymentKind = keyof typeof deploymentKinds;

/** States of a task (specification section 4), and `failed`, from which it can be started again. */
export const taskStates = ['notStarted', 'queued', 'searching', 'completed', 'stopped', 'failed', 'deleted'] as const;
export type TaskState = (typeof taskStates)[number];
