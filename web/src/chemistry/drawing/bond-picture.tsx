// A molecule with some of its bonds coloured.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useCall } from '../../shared/api/use-call.ts';
import styles from './bond-picture.module.css';
import { PictureImage } from './picture-image.tsx';

export interface BondPictureProps {
  molecule: Molecule;
  /** Atom pairs of the canonical SMILES. */
  bonds: readonly (readonly [number, number])[];
  /** What is coloured, for screen readers. */
  label: string;
  width: number;
  height: number;
}

export function BondPicture({ molecule, bonds, label, width, height }: BondPictureProps) {
  const { data } = useCall('structureBonds', { query: { smilesUniqueCode: molecule.key, w: width, h: height } });
  const lines = (data?.bonds ?? []).filter(({ from, to }) =>
    bonds.some(([a, b]) => (a === from && b === to) || (a === to && b === from)),
  );
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {lines.map(({ from, to, x1, y1, x2, y2 }) => (
        <line key={`${from}-${to}`} x1={x1} y1={y1} x2={x2} y2={y2} />
      ))}
      <PictureImage molecule={molecule} width={width} height={height} />
    </svg>
  );
}
