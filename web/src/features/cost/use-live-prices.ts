// Prices of the configured price service, where there is one.

import type { RouteCostSheet } from '@app/shared/contracts/cost';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useRealTimePrice } from '../../shared/api/data/runtime-config.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/notice/toast.ts';

export interface LivePrices {
  isOffered: boolean;
  isBusy: boolean;
  /** The last request had no usable response: the sheet is unchanged. */
  hasFailed: boolean;
  ask: () => void;
}

/** `onPriced` gets the sheet with the new prices. */
export function useLivePrices(given: RouteCostSheet, onPriced: (cost: RouteCostSheet) => void): LivePrices {
  const { t } = useTranslation('cost');
  const isOffered = useRealTimePrice();
  const { isBusy, run } = useAction();
  const [hasFailed, setFailed] = useState(false);
  const ask = async () => {
    const isAnswered = await run(async () => {
      const body = { routeId: given.routeId, currency: given.sheet.currency };
      const { cost, asked, told } = await call('routeCostPrices', { body });
      onPriced(cost);
      toast.success(t('toolbar.pricesTold', { count: asked, told }));
      return true;
    });
    setFailed(isAnswered !== true);
  };
  return { isOffered, isBusy, hasFailed, ask: () => void ask() };
}
