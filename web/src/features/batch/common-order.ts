// The settings of each module's worklist: kept while another page is open, until the next page load.

import { defaultProcessGoals, type ProcessGoals } from '@app/shared/contracts/process/figures';
import type { RouteType, SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { useCallback } from 'react';
import { defaultSettings } from '../../chemistry/planning/default-settings.ts';
import { createStore, useStore } from '../../shared/lib/store.ts';

export interface CommonOrder {
  settings: SearchSettings;
  goals: ProcessGoals;
}

const usual: CommonOrder = { settings: defaultSettings, goals: defaultProcessGoals };
const stores = { retrosynthesis: createStore(usual), processchemistry: createStore(usual) };

export function useCommonOrder(routeType: RouteType): [CommonOrder, (order: CommonOrder) => void] {
  const store = stores[routeType];
  const order = useStore(store);
  return [order, useCallback((next: CommonOrder) => store.set(next), [store])];
}
