// The cost of one route: the sheet of the service, what was entered here, and its way to the service.

import type { RouteCostSheet } from '@app/shared/contracts/cost';
import type { Currency } from '@app/shared/constants/locale';
import { editSheet, isSameEdits, type CostEdits, type CostSheet } from '@app/shared/rules/cost/sheet';
import { costOf, type RouteCost } from '@app/shared/rules/cost/route';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CallError } from '../../shared/api/call-error.ts';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
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
  const { saveState, retry } = useSaving(given, present);
  const sheet = useMemo(() => editSheet(given.sheet, present), [given.sheet, present]);
  const cost = useMemo(() => countable(sheet), [sheet]);
  return {
    given,
    sheet,
    cost,
    edits: present,
    saveState,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    enter: (path, value) => setHistory((before) => enter(before, path, value)),
    reset: () => setHistory(enterNothing),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    retry,
  };
}

function countable(sheet: CostSheet): RouteCost | null {
  try {
    return costOf(sheet);
  } catch {
    return null;
  }
}

function useSaving({ routeId, sheet, edits: first }: RouteCostSheet, edits: CostEdits) {
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const saved = useRef<CostEdits>(first);
  const newest = useRef({ edits, isSending: false });
  const post = (sent: CostEdits) => {
    const body = { routeId, currency: sheet.currency, before: { ...saved.current }, edits: { ...sent } };
    return call('routeCostSave', { body }, { keepalive: true });
  };
  const send = async () => {
    const { current } = newest;
    if (current.isSending) return;
    current.isSending = true;
    setSaveState('saving');
    try {
      while (!isSameEdits(saved.current, current.edits)) {
        const sent = current.edits;
        await post(sent);
        saved.current = sent;
      }
      setSaveState('saved');
    } catch {
      setSaveState('failed');
    } finally {
      current.isSending = false;
    }
  };
  const latest = useRef({ send, post });
  useEffect(() => {
    latest.current = { send, post };
  });
  useEffect(() => {
    newest.current.edits = edits;
    if (isSameEdits(saved.current, edits)) {
      if (!newest.current.isSending) setSaveState('saved');
      return undefined;
    }
    setSaveState('saving');
    const timer = window.setTimeout(() => void latest.current.send(), restMs);
    return () => window.clearTimeout(timer);
  }, [edits]);
  // An entry is saved even if the page is left or closed before it has settled.
  useEffect(() => {
    const leave = () => {
      const { edits: left } = newest.current;
      if (isSameEdits(saved.current, left)) return;
      latest.current.post(left).then(
        () => (saved.current = left),
        () => undefined,
      );
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void latest.current.send();
    };
  }, []);
  return { saveState, retry: () => void send() };
}
