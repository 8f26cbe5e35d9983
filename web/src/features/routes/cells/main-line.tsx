// A route's main line: from the target back, each step with its name, as far as there is room.

import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { Fragment, memo } from 'react';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { EnzymeTag } from '../../../chemistry/step/enzyme-tag.tsx';
import { useTranslation } from 'react-i18next';
import styles from './main-line.module.css';
import { RetroArrow } from '../retro-arrow.tsx';

/** Of the pictures of a row, in CSS pixels. */
export const pictureFrames = {
  comfortable: { width: 104, height: 78 },
  compact: { width: 80, height: 52 },
} as const;
export type Density = keyof typeof pictureFrames;

const frame = pictureFrames.compact;
const leastArrow = 64;
const gapWidth = 52;

export interface MainLineProps {
  route: Pick<RouteSummary, 'mainLine' | 'reactions' | 'startingMaterials'>;
  /** CSS pixels there are. */
  width: number;
}

export const MainLine = memo(function MainLine({ route, width }: MainLineProps) {
  const { t } = useTranslation('routes');
  // The target is the same in every row and is shown above the table.
  const molecules = route.mainLine.slice(1);
  const { start, left, tail } = stripOf(molecules.length, width, frame.width + leastArrow, gapWidth);
  const arrowWidth = arrowWidthOf(
    molecules.length,
    width,
    { thumbWidth: frame.width, arrowWidth: leastArrow },
    gapWidth,
  );
  const missing = new Set(route.startingMaterials.filter((one) => !one.inStock).map((one) => one.molecule.key));
  const station = (index: number) => {
    const molecule = molecules[index];
    if (!molecule) return null;
    const { name = '', enzyme } = route.reactions[index] ?? {};
    return (
      <Fragment key={index}>
        <span className={styles.arrow} style={{ width: arrowWidth }} title={name}>
          <RetroArrow width={Math.min(48, arrowWidth - 16)} />
          {enzyme !== undefined && <EnzymeTag abbreviation={enzyme} />}
          <span className={styles.reaction}>{name}</span>
        </span>
        <MoleculePicture
          molecule={molecule}
          {...frame}
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

// How much of a main line fits into a row: when not all of it, the first part and the last molecule stay.

export interface Strip {
  /** Indices of the molecules before the gap. */
  start: number[];
  /** Molecules left out. */
  left: number;
  /** Indices after the gap. */
  tail: number[];
}

/** Which of `count` molecules to draw in `width` pixels when each takes `unit` pixels with its arrow. */
export function stripOf(count: number, width: number, unit: number, gap: number): Strip {
  const all = Array.from({ length: count }, (_, index) => index);
  if (count * unit <= width || count <= 2) return { start: all, left: 0, tail: [] };
  const room = Math.max(2, Math.floor((width - gap) / unit));
  if (room >= count) return { start: all.slice(0, count - 1), left: 0, tail: all.slice(-1) };
  return { start: all.slice(0, room - 1), left: count - room, tail: all.slice(-1) };
}

/** CSS pixels of each arrow in a line of `count` molecules: as much of the free width as its reaction name can use. */
export function arrowWidthOf(
  count: number,
  width: number,
  size: { thumbWidth: number; arrowWidth: number },
  gap: number,
): number {
  const unit = size.thumbWidth + size.arrowWidth;
  if (count < 1) return size.arrowWidth;
  const fits = count * unit <= width;
  const stations = fits ? count : Math.max(2, Math.floor((width - gap) / unit));
  const share = Math.floor((fits ? width : width - gap) / stations) - size.thumbWidth;
  return Math.max(size.arrowWidth, Math.min(maxArrowWidth, share));
}

// A name of 50 letters takes two lines.
const maxArrowWidth = 160;
