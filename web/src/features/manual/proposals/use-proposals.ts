import type { ProposalSort } from '@app/shared/contracts/manual/manual';
import { useState } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';

export interface ProposalFilter {
  /** Empty for all classes. */
  classKey: string;
  passedOnly: boolean;
  inStockOnly: boolean;
  sort: ProposalSort;
}

const shownAtFirst = 10;
const shownAtOnce = 50;
const nextCheckMs = 500;

export const noFilter: ProposalFilter = { classKey: '', passedOnly: false, inStockOnly: false, sort: 'probability' };

/** Proposals for a molecule; asked for again while forward checks are still to come. */
export function useProposals(moleculeKey: string) {
  const [filter, setFilter] = useState(noFilter);
  const [isAll, setAll] = useState(false);
  const { classKey, ...rest } = filter;
  const body = {
    smilesUniqueCode: moleculeKey,
    ...rest,
    classKeys: classKey === '' ? [] : [classKey],
    pageIndex: 1,
    pageSize: isAll ? shownAtOnce : shownAtFirst,
  };
  const answer = useCall(
    'indexManualSearch',
    { body },
    {
      keepFor: moleculeKey,
      refreshInterval: (newest) => (newest && newest.unchecked > 0 ? nextCheckMs : 0),
    },
  );
  return {
    data: answer.data,
    error: answer.error,
    retry: () => answer.mutate(),
    filter,
    setFilter,
    isAll,
    showAll: () => setAll(true),
  };
}
