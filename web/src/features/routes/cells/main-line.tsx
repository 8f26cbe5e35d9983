// A route's main line: from the target back, each step with its name, as far as there is room.

import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { Fragment, memo } from 'react';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from 'react-i18next';
import styles from './main-line.module.css';
import { RetroArrow } from '../retro-arrow.tsx';
import { arrowWidthOf, stripOf } from './strip.ts';

export interface StripSize {
  thumbWidth: number;
  thumbHeight: number;
  arrowWidth: number;
}

export const stripSizes = {
  comfortable: { thumbWidth: 104, thumbHeight: 78, arrowWidth: 82 },
  compact: { thumbWidth: 80, thumbHeight: 52, arrowWidth: 64 },
} as const satisfies Record<string, StripSize>;
export type Density = keyof typeof stripSizes;

const gapWidth = 52;

export interface MainLineProps {
  route: Pick<RouteSummary, 'mainLine' | 'reactions' | 'startingMaterials'>;
  size: StripSize;
  /** CSS pixels there are; undefined draws the whole line. */
  width?: number;
}

export const MainLine = memo(function MainLine({ route, size, width = Infinity }: MainLineProps) {
  const { t } = useTranslation('routes');
  // The target is the same in every row and is shown above the table.
  const molecules = route.mainLine.slice(1);
  const { start, left, tail } = stripOf(molecules.length, width, size.thumbWidth + size.arrowWidth, gapWidth);
  const arrowWidth = arrowWidthOf(molecules.length, width, size, gapWidth);
  const missing = new Set(route.startingMaterials.filter((one) => !one.inStock).map((one) => one.molecule.key));
  const station = (index: number) => {
    const molecule = molecules[index];
    if (!molecule) return null;
    const name = route.reactions[index]?.name ?? '';
    return (
      <Fragment key={index}>
        <span className={styles.arrow} style={{ width: arrowWidth }} title={name}>
          <RetroArrow width={Math.min(48, arrowWidth - 16)} />
          <span className={styles.reaction}>{name}</span>
        </span>
        <MoleculePicture
          molecule={molecule}
          width={size.thumbWidth}
          height={size.thumbHeight}
          className={missing.has(molecule.key) ? styles.missing : undefined}
        />
      </Fragment>
    );
  };
  return (
    <span className={styles.strip}>
      {start.map(station)}
      {left > 0 && (
        <span style={{ flex: 'none', width: gapWidth, textAlign: 'center' }} title={t('strip.more', { count: left })}>
          +{left}
        </span>
      )}
      {tail.map(station)}
    </span>
  );
});
