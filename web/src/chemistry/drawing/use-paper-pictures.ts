// Paper cannot wait for pictures: those of rows that are out of sight are fetched while the page rests.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { use, useEffect, useMemo } from 'react';
import { pictureUrl } from '../../shared/api/files/picture.ts';
import { PictureStyleContext, type PictureStyle } from './picture-group.tsx';
import { mostPrinted } from '../../shared/rows/use-row-window.ts';

export interface PaperPicture extends PictureStyle {
  molecule: Pick<Molecule, 'key'>;
  width: number;
  height: number;
  /** Atoms on a light ground. */
  marked?: readonly number[];
}

const restMs = 2_500;
const atOnce = 3;

/** Fetches the pictures of the rows that paper shows, and keeps them while the list is there. */
export function usePaperPictures<Row>(rows: readonly Row[], picturesOf: (row: Row) => readonly PaperPicture[]): void {
  const group = use(PictureStyleContext);
  const addresses = useMemo(() => {
    if (group.isAwaited) return '';
    const pictures = rows.slice(0, mostPrinted).flatMap((row) => picturesOf(row));
    const addressOf = ({ molecule, width, height, marked, bond = group.bond, like = group.like }: PaperPicture) =>
      pictureUrl(molecule.key, width, height, { marked, bond, like });
    return [...new Set(pictures.map(addressOf))].join(' ');
  }, [rows, picturesOf, group]);
  useEffect(() => {
    if (addresses === '') return undefined;
    const kept: HTMLImageElement[] = [];
    const waiting = addresses.split(' ');
    const next = () => {
      const address = waiting.shift();
      if (address === undefined) return;
      const picture = new Image();
      picture.fetchPriority = 'low';
      picture.addEventListener('load', next);
      picture.addEventListener('error', next);
      picture.src = address;
      kept.push(picture);
    };
    const timer = window.setTimeout(() => {
      for (let at = 0; at < atOnce; at += 1) next();
    }, restMs);
    return () => {
      window.clearTimeout(timer);
      waiting.length = 0;
      kept.length = 0;
    };
  }, [addresses]);
}
