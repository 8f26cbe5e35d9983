// Structures from elsewhere: pasted, dropped, chosen as a file, found in a picture. One way in for all pages.

import type { CallData } from '@app/shared/contracts/catalogue';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { track } from '../../shared/api/track.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/notice/toast.ts';
import { endingOf, pictureOf } from './file-kinds.ts';
import { firstStructure, isDrawing, type StructureText } from './structure-text.ts';

export interface StructureIntake {
  /** A whole structure as text, in any notation or as a drawing. */
  take: (raw: string) => void;
  takeFile: (file: File) => Promise<void>;
  /** The picture that is looked at for structures; its finds are confirmed on the editor. */
  picture: File | null;
  closePicture: () => void;
}

/**
 * `onStructure` gets one structure: a line notation, a name or a molfile. What only the service can read (ChemDraw
 * documents, reactions) comes as SMILES with its counter-ions, and what was left out is reported.
 */
export function useStructureIntake(onStructure: (structure: string) => void): StructureIntake {
  const { t } = useTranslation('structure');
  const [picture, setPicture] = useState<File | null>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const handOver = ({ text, leftOut }: StructureText) => {
    reading.current?.abort();
    setPicture(null);
    onStructure(text);
    if (leftOut > 0) toast.info(t('input.firstOnly', { count: leftOut }));
  };
  const ask = async (read: (signal: AbortSignal) => Promise<StructureText & { isProduct?: boolean }>) => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    try {
      const found = await read(signal);
      if (signal.aborted) return;
      handOver(found);
      if (found.isProduct) toast.info(t('input.product'));
    } catch (error) {
      if (!signal.aborted) presentError(error);
    }
  };
  const readDrawing = (structure: string) =>
    ask(async (signal) => {
      const response = await call('structureCheck', { body: { structure } }, { signal });
      return { text: wholeOf(response), leftOut: 0, isProduct: response.isProduct };
    });
  return {
    take: (raw) => (isDrawing(raw) ? void readDrawing(raw.trim()) : handOver(firstStructure(raw))),
    takeFile: async (file) => {
      const scan = pictureOf(file, endingOf(file.name));
      const { fileProblem, readFile } = await import('./read-file.ts');
      const problem = fileProblem(file, scan !== undefined);
      if (problem) return void toast.error(t(`input.file.${problem}`, { name: file.name }));
      track('openStructureFile');
      if (scan) return setPicture(scan);
      return ask(async (signal) => {
        const { structure: text, leftOut, isProduct } = await readFile(file, signal);
        return { text, leftOut, isProduct };
      });
    },
    picture,
    closePicture: () => setPicture(null),
  };
}

/**
 * The molecule with the counter-ions that were set aside, as SMILES. Stereo groups count the atoms of the molecule, which
 * comes first: they follow the last part.
 */
export function wholeOf({
  molecule,
  removedParts,
}: Pick<CallData<'structureCheck'>, 'molecule' | 'removedParts'>): string {
  const [smiles = '', ...groups] = molecule.smiles.split(' ');
  return [[smiles, ...removedParts].join('.'), ...groups].join(' ');
}
