import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../api/track.ts';
import { toast } from '../../ui/toast.ts';
import { keepDraft, readDraft } from './draft.ts';
import { readStructureFile } from './structure-file.ts';
import { firstStructure, type StructureText } from './structure-text.ts';

export interface StructureInput {
  text: string;
  /** What was typed. */
  setText: (text: string) => void;
  /** A whole structure from elsewhere: pasted, dropped, chosen as an example. */
  take: (raw: string) => void;
  takeFile: (file: File) => Promise<void>;
}

/** The text of the one field, and the ways into it. */
export function useStructureInput(): StructureInput {
  const { t } = useTranslation('home');
  const [text, setOnlyText] = useState(readDraft);
  const setText = (next: string) => {
    setOnlyText(next);
    keepDraft(next);
  };
  const use = ({ text: structure, leftOut }: StructureText) => {
    setText(structure);
    if (leftOut > 0) toast.info(t('input.firstOnly', { count: leftOut }));
  };
  return {
    text,
    setText,
    take: (raw) => use(firstStructure(raw)),
    takeFile: async (file) => {
      const reading = await readStructureFile(file);
      if (reading.ok) {
        track('openStructureFile');
        use(reading);
      } else toast.error(t(`file.${reading.problem}`, { name: file.name }));
    },
  };
}
