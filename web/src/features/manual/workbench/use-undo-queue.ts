import { useEffect, useRef } from 'react';
import { useUndoKeys } from '../../../shared/keys/use-undo-keys.ts';

type Action = 'undo' | 'redo';

/** Limit of queued actions, since a held key repeats. */
const mostWaiting = 20;

export interface UndoInTurn {
  isBusy: boolean;
  canUndo: boolean;
  canRedo: boolean;
  change: (action: Action) => void;
}

/** The keys of undo: presses during a running change are queued after it. */
export function useUndoInTurn({ isBusy, canUndo, canRedo, change }: UndoInTurn): void {
  const waiting = useRef<Action[]>([]);
  const run = (action: Action) => {
    if (action === 'undo' ? canUndo : canRedo) change(action);
    else waiting.current = [];
  };
  useUndoKeys((action) => {
    if (!isBusy) return run(action);
    if (waiting.current.length < mostWaiting) waiting.current.push(action);
    return undefined;
  });
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  useEffect(() => {
    if (isBusy) return;
    const next = waiting.current.shift();
    if (next) newest.current(next);
  }, [isBusy]);
}
