import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { handedStructure } from '../../shared/navigation/handed-structure.ts';

/** Hands the structure of the history entry over once; it then leaves the entry, so that a reload brings the draft. */
export function useHandedStructure(take: (structure: string) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string>(null);
  const structure = handedStructure(state);
  useEffect(() => {
    if (structure === null || taken.current === structure) return;
    taken.current = structure;
    take(structure);
    void navigate({ pathname, search }, { replace: true, state: null });
  }, [structure, pathname, search, take, navigate]);
}
