import { useState, useEffect, useRef } from 'react';
import { unmistakableSmiles } from '@app/shared/rules/smiles-text';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStructureIntake, type StructureIntake } from '../../../chemistry/structure-input/use-structure-intake.ts';
import { keepSource } from '../../../shared/navigation/address.ts';

interface StructureField {
  text: string;
  /** What was typed. */
  setText: (text: string) => void;
  /** Whole structures from elsewhere: pasted, dropped, chosen as an example. */
  intake: StructureIntake;
}

/** The text of the one field, and the ways into it. */
export function useStructureField(): StructureField {
  const [text, setOnlyText] = useState(readDraft);
  const setText = (next: string) => {
    setOnlyText(next);
    keepDraft(next);
  };
  return { text, setText, intake: useStructureIntake(setText) };
}

// What was typed survives a reload (a language switch is one) and going back, within the tab.
const key = 'home-target';
const maxLength = 50_000;

function readDraft(): string {
  return window.sessionStorage.getItem(key) ?? '';
}

export function keepDraft(text: string): void {
  if (text === '' || text.length > maxLength) window.sessionStorage.removeItem(key);
  else window.sessionStorage.setItem(key, text);
}

// Other pages send a structure along in the address, and say where it comes from (specification section 2).

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
