// The picture of a molecule within a drawing.

import { use } from 'react';
import { pictureUrl } from '../../shared/api/files/picture.ts';
import { PictureStyleContext } from './picture-group.tsx';

export interface PictureImageProps {
  /** `smilesUniqueCode` of the molecule. */
  molecule: { key: string };
  width: number;
  height: number;
  x?: number;
  y?: number;
}

/** A new element for another picture: the browser would show the former one until the next is loaded. */
export function PictureImage({ molecule, width, height, ...place }: PictureImageProps) {
  const { isAwaited, ...style } = use(PictureStyleContext);
  if (isAwaited) return null;
  const address = pictureUrl(molecule.key, width, height, style);
  return <image key={address} href={address} width={width} height={height} {...place} />;
}
