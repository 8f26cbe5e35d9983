// The cost of one route: the sheet of the service, what was entered here, and its way to the service.

import type { RouteCostSheet } from '@app/shared/contracts/cost';
import type { Currency } from '@app/shared/constants/locale';
import { editSheet, isSameEdits, type CostEdits, type CostSheet } from '@app/shared/rules/cost/sheet';
import { costOf, type RouteCost } from '@app/shared/rules/cost/route';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CallError } from '../../shared/api/call-error.ts';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useSaving } from '../../shared/hooks/use-saving.ts';
import { enter, enterNothing, redo, undo, type EditHistory } from './edit-history.ts';

export type SaveState = 'saved' | 'saving' | 'failed';

export interface CostEntry {
  given: RouteCostSheet;
  /** With what was entered. */
  sheet: CostSheet;
  /** Null where the entries make amounts beyond all measure. */
  cost: RouteCost | null;
  edits: CostEdits;
  saveState: SaveState;
  canUndo: boolean;
  canRedo: boolean;
  enter: (path: string, value: number | undefined) => void;
  reset: () => void;
  undo: () => void;
  redo: () => void;
  retry: () => void;
}

/** Entries are shown at once and saved when they have settled; what could not be saved stays and can be sent again. */
export function useCost(routeId: string, currency: Currency | undefined) {
  const { data, error, mutate } = useCall('routeCost', { query: { routeId, ...(currency && { currency }) } });
  return {
    given: data?.cost,
    error: error as CallError | undefined,
    reload: () => void mutate(),
    keep: (cost: RouteCostSheet) => void mutate({ cost }, { revalidate: false }),
  };
}

const restMs = 600;

export function useCostEntry(given: RouteCostSheet): CostEntry {
  const [history, setHistory] = useState<EditHistory>({ past: [], present: given.edits, future: [] });
  const { present } = history;
  const { routeId, sheet: counted } = given;
  const { state, put, save } = useSaving<CostEdits>({
    kept: given.edits,
    isSame: isSameEdits,
    restMs,
    post: async (edits, before) => {
      const body = { routeId, currency: counted.currency, before: { ...before }, edits: { ...edits } };
      await call('routeCostSave', { body }, { keepalive: true });
      return undefined;
    },
  });
  const putNow = useEffectEvent(put);
  useEffect(() => putNow(present), [present]);
  const sheet = useMemo(() => editSheet(given.sheet, present), [given.sheet, present]);
  const cost = useMemo(() => countable(sheet), [sheet]);
  return {
    given,
    sheet,
    cost,
    edits: present,
    saveState: state === 'waiting' ? 'saving' : state,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    enter: (path, value) => setHistory((before) => enter(before, path, value)),
    reset: () => setHistory(enterNothing),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    retry: save,
  };
}

function countable(sheet: CostSheet): RouteCost | null {
  try {
    return costOf(sheet);
  } catch {
    return null;
  }
}
