// Other pages send a structure along in the address, and say where it comes from (specification section 2).

import { unmistakableSmiles } from '@app/shared/rules/smiles-text';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepSource } from '../../../shared/navigation/address.ts';

/** Hands `?smiles=` over once and keeps `&source=` for this tab; both then leave the address, the history state stays. */
export function useAddressStructure(take: (structure: string) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const smiles = query.get('smiles');
    if (!smiles || taken.current === search) return;
    taken.current = search;
    keepSource(query);
    take(unmistakableSmiles(smiles));
    query.delete('smiles');
    query.delete('source');
    void navigate({ pathname, search: query.toString() }, { replace: true, state });
  }, [pathname, search, state, navigate, take]);
}
