// What an account holds and has used.

import { Type, type Static } from 'typebox';
import { accountTypes, type AccountType } from '../constants/modules.ts';
import { defineCall } from './call.ts';

export const equityModules = [
  'retrosynthesis',
  'processchemistry',
  'forwardsynthesis',
  'sascore',
  'impuritypredict',
  'conditionoptimization',
  'quotation',
] as const;
export type EquityModule = (typeof equityModules)[number];

export const equityHoldings = [
  'processTasks',
  'pendingForward',
  'stocks',
  'templateSets',
  'wantedMolecules',
  'forbiddenMolecules',
  'bannedReactions',
  'apiKeys',
] as const;
export type EquityHolding = (typeof equityHoldings)[number];

const count = Type.Integer({ minimum: 0 });
const when = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

export const benefitsSchema = Type.Object({
  account: Type.Object({
    customerName: Type.String(),
    accountType: Type.Enum(Object.keys(accountTypes) as AccountType[]),
    creationTime: Type.String({ format: 'date-time' }),
    expirationDate: when,
  }),
  modules: Type.Array(
    Type.Object({
      module: Type.Enum(equityModules),
      /** Searches, files or documents of the user that are there today. */
      kept: count,
      startedIn30Days: count,
      lastStartedAt: when,
    }),
  ),
  holdings: Type.Array(
    Type.Object({
      holding: Type.Enum(equityHoldings),
      used: count,
      limit: Type.Integer({ minimum: 1, description: 'refused beyond' }),
    }),
  ),
});
export type Benefits = Static<typeof benefitsSchema>;

export const userBenefits = defineCall({
  method: 'GET',
  path: '/api/common/user-benefits',
  summary: 'What the account holds and has used, by module',
  access: 'session',
  openToExpired: true,
  data: benefitsSchema,
});
