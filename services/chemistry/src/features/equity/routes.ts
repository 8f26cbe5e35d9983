import { holdingsOf, moduleBenefits, quotaBenefits } from './benefits.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type EquityServices } from './services.ts';
import { userRecord } from '../account/user-record.ts';

const userBenefits = handle('userBenefits', async (_, caller, { database, clock }) => {
  const { queries } = database;
  const record = await userRecord(queries, caller, clock);
  const now = clock.now();
  return {
    account: {
      customerName: record.customerName ?? record.tenantId,
      accountType: record.accountType,
      creationTime: (record.accountCreatedAt ?? record.createdAt).toISOString(),
      expirationDate: record.expiresAt?.toISOString() ?? null,
    },
    modules: await moduleBenefits(queries, caller, now),
    quotas: await quotaBenefits(queries, caller.tenantId, now),
    holdings: await holdingsOf(queries, caller, now),
  };
});

export const equityCalls: readonly Registration<EquityServices>[] = [userBenefits];
