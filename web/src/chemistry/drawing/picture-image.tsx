// The picture of a molecule within a drawing.

import { pictureUrl } from '../../shared/api/files/picture.ts';

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
  const address = pictureUrl(molecule.key, width, height);
  return <image key={address} href={address} width={width} height={height} {...place} />;
}
