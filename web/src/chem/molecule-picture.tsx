// A molecule as a picture of the server's: content-addressed, so the browser keeps it for good.

import type { Molecule } from '@app/shared/contracts/structure';
import { pictureUrl } from '../api/picture.ts';
import { moleculeLabel } from './molecule-label.ts';
import { usePictureAttempt } from './use-picture-attempt.ts';

export interface MoleculePictureProps {
  molecule: Pick<Molecule, 'key' | 'name' | 'formula'>;
  /** CSS pixels; the picture is drawn for this size and the room is kept while it loads. */
  width: number;
  height: number;
  className?: string;
  /** Atoms on a light ground, in the order of the canonical SMILES. */
  marked?: readonly number[];
  /** What is read aloud; the molecule's name when left out. */
  label?: string;
  /** True where the name stands beside the picture and need not be read twice. */
  decorative?: boolean;
}

export function MoleculePicture(props: MoleculePictureProps) {
  const { molecule, width, height, className, marked, label = moleculeLabel(molecule), decorative = false } = props;
  const { attempt, failed } = usePictureAttempt();
  return (
    <img
      key={attempt}
      src={pictureUrl(molecule.key, width, height, marked)}
      alt={decorative ? '' : label}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={className}
      onError={failed}
    />
  );
}
