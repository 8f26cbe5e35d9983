// Whose molecule the page holds: that of the task in the address, or the draft of this tab. Never one of each.

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface PageMoleculeActions {
  /** The task in the address; null for the draft. */
  taskId: string | null;
  /** The molecule on the canvas, once it is recognised. */
  key: string | undefined;
  /** Another task is opened, by whatever way: what was there before goes. */
  onOpen: () => void;
  /** The task is left for the draft. */
  onResume: () => void;
  /** The user has gone on to another molecule while the task was open. */
  onLeave: () => void;
}

interface Holder {
  id: string | null;
  /** Its molecule has been put on the canvas. */
  isShown: boolean;
}

const holderOf = (id: string | null): Holder => ({ id, isShown: id === null });

export function usePageMolecule({ taskId, key, ...acts }: PageMoleculeActions) {
  const [holder, setHolder] = useState(() => holderOf(taskId));
  const location = useLocation();
  const current = useRef(acts);
  const followed = useRef(taskId);
  const arrivedAt = useRef(location);
  /** Where the page goes with what it shows. */
  const expected = useRef<{ id: string | null } | null>(null);
  const taken = useRef<string>(null);
  const shown = useRef<{ id: string; key: string } | null>(null);
  useLayoutEffect(() => {
    current.current = acts;
  });

  // Before anything is painted: the molecule of one task is not seen beside another.
  useLayoutEffect(() => {
    // Back at once after the task was left: the page comes to the same task again without having been rendered as the draft.
    const isReturned = arrivedAt.current !== location && expected.current !== null && expected.current.id !== taskId;
    arrivedAt.current = location;
    if (followed.current === taskId && !isReturned) return;
    followed.current = taskId;
    taken.current = null;
    const isExpected = expected.current?.id === taskId;
    expected.current = null;
    if (isExpected) return setHolder({ id: taskId, isShown: true });
    setHolder(holderOf(taskId));
    if (taskId === null) current.current.onResume();
    else current.current.onOpen();
  }, [taskId, location]);

  useEffect(() => {
    const { id, isShown } = holder;
    if (id === null || id !== taskId || !isShown || key === undefined) return;
    const isFirst = shown.current?.id !== id;
    const isSame = shown.current?.key === key;
    shown.current = { id, key };
    if (isFirst || isSame) return;
    expected.current = { id: null };
    current.current.onLeave();
  }, [holder, taskId, key]);

  return {
    /** False until the molecule of the task in the address has been put on the canvas. */
    isSettled: holder.id === taskId && holder.isShown,
    /** Says that the page goes to a task, or to the draft, with what it shows. */
    hold: useCallback((id: string | null) => {
      expected.current = { id };
      shown.current = null;
    }, []),
    /** The user gives a molecule, perhaps before that of the task has been recognised. */
    touch: () => {
      if (holder.id !== null) shown.current ??= { id: holder.id, key: '' };
    },
    /** True once for each opening, when the task in the address is loaded. */
    take: (id: string): boolean => {
      if (id !== holder.id || holder.isShown || taken.current === id) return false;
      taken.current = id;
      shown.current = null;
      setHolder({ id, isShown: true });
      return true;
    },
  };
}
