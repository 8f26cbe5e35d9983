// What an account holds and has used.

import { Type, type Static } from 'typebox';
import { accountTypes, type AccountType } from '../constants/modules.ts';
import { countedModules, quotaPeriods, quotaScopes } from '../constants/quotas.ts';
import { defineCall } from './call.ts';

export const equityHoldings = [
  'demoSearches',
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
      module: Type.Enum(countedModules),
      used: Type.Integer({ minimum: 0, description: 'searches of the user, whether they are kept or deleted since' }),
      startedIn30Days: count,
      lastStartedAt: when,
    }),
  ),
  quotas: Type.Array(
    Type.Object({
      scope: Type.Enum(quotaScopes, { description: 'one module, or all of them together' }),
      used: Type.Integer({ minimum: 0, description: 'by all users of the tenant in the present period' }),
      limit: count,
      period: Type.Enum(quotaPeriods),
      since: Type.String({ format: 'date-time', description: 'begin of the present period' }),
      renewedAt: when,
      expiresAt: when,
    }),
    { description: 'what the tenant may search; none where nothing is limited' },
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
