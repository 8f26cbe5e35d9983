import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showsTarget } from '../../lib/shows-target.ts';

/**
 * Puts the target of a task that was just opened on the canvas, unless something is there that the user came back to:
 * who chose the task on another page (`showsTarget` of the history entry) is done with what was drawn before.
 */
export function useTargetOnCanvas(
  taskId: string | null,
  smiles: string | undefined,
  isCanvasEmpty: boolean,
  onLoad: (smiles: string) => void,
): void {
  const shownFor = useRef<string>(null);
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isChosen = showsTarget(state);
  useEffect(() => {
    if (smiles === undefined || shownFor.current === taskId) return;
    shownFor.current = taskId;
    if (isCanvasEmpty || isChosen) onLoad(smiles);
    // A reload keeps what was drawn since.
    if (isChosen) void navigate({ pathname, search }, { replace: true });
  }, [taskId, smiles, isCanvasEmpty, isChosen, onLoad, navigate, pathname, search]);
}
