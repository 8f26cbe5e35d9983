import { useState } from 'react';
import { useStructureIntake, type StructureIntake } from '../../../chemistry/structure-input/use-structure-intake.ts';
import { keepDraft, readDraft } from './draft.ts';

export interface StructureField {
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
