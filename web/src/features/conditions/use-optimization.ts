// One entry of the history as the service has it, with yields that are being saved.

import type { ConditionSpace, OptimizationResult } from '@app/shared/contracts/conditions/conditions';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { applyChanges, type YieldChange } from './yields.ts';

/** What was typed is shown at once, sent in order, and stays until the service has it, however often sending fails. */
export function useOptimization(id: string) {
  const { data, error, mutate } = useCall('conditionOptimizationOf', { query: { id } });
  const accept = useCallback((result: OptimizationResult) => void mutate(result, { revalidate: false }), [mutate]);
  const yields = useYieldQueue(id, data, accept);
  const result = useMemo(
    () => data && { ...data, results: applyChanges(data.results, yields.waiting) },
    [data, yields.waiting],
  );
  const [spaceSaves, setSpaceSaves] = useState(0);
  const [mergedLevels, setMergedLevels] = useState(0);
  return {
    ...yields,
    /** Includes yields that are not saved yet. */
    result,
    error,
    /** With the space that was seen before, so that what others changed since is kept. */
    saveSpace: async (space: ConditionSpace, base: ConditionSpace) => {
      const { merged = 0, ...response } = await call('conditionSpace', { body: { id, space, base } });
      accept(response);
      setMergedLevels(merged);
      setSpaceSaves((before) => before + 1);
    },
    /** Levels that others changed meanwhile and that stay so. */
    mergedLevels,
    /** How often the space was saved here. */
    spaceSaves,
    /** Takes a response of the service as the newest state. */
    accept,
    reload: () => void mutate(),
  };
}

export type OptimizationEntry = ReturnType<typeof useOptimization> & { result: OptimizationResult };

function useYieldQueue(id: string, data: OptimizationResult | undefined, accept: (result: OptimizationResult) => void) {
  const [waiting, setWaiting] = useState<readonly YieldChange[]>([]);
  const [saveState, setSaveState] = useState<'saved' | 'saving' | 'failed'>('saved');
  const [merged, setMerged] = useState(0);
  const newest = useRef({ data, waiting, isSending: false });
  useEffect(() => {
    newest.current.data = data;
  }, [data]);

  const put = (changes: readonly YieldChange[]) => {
    newest.current.waiting = changes;
    setWaiting(changes);
  };
  const send = async () => {
    const { current } = newest;
    if (current.isSending || current.data === undefined) return;
    current.isSending = true;
    setSaveState('saving');
    try {
      while (current.waiting.length > 0) {
        const batch = current.waiting;
        const { merged: kept = 0, ...response } = await sendYields(id, current.data, batch);
        current.data = response;
        accept(response);
        put(current.waiting.slice(batch.length));
        setMerged((before) => before + kept);
      }
      setSaveState('saved');
    } catch (cause) {
      presentError(cause);
      setSaveState('failed');
    }
    current.isSending = false;
  };
  useWarningBeforeLeaving(waiting.length > 0);
  return {
    waiting,
    saveState,
    /** Yields that another tab or colleague saved meanwhile and that were kept. */
    merged,
    enter: (changes: readonly YieldChange[]) => {
      if (changes.length === 0) return;
      put([...newest.current.waiting, ...changes]);
      void send();
    },
    retry: () => void send(),
  };
}

/** The version tells the service what this tab knew, so that it keeps what others saved since. */
function sendYields(id: string, { results, optimization }: OptimizationResult, batch: readonly YieldChange[]) {
  const body = { id, version: optimization.version, results: applyChanges(results, batch) };
  return call('conditionResults', { body });
}

function useWarningBeforeLeaving(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isWaiting]);
}
