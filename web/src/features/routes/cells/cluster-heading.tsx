// The heading of routes that turn on the same bonds: what they share, how many they are, and whether they are in sight.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { memo } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ChevronRightIcon } from '../../../ui/icons/work-icons.tsx';
import { listedCost } from '../score/listed-cost.tsx';
import styles from './cluster-heading.module.css';
import type { ClusterEntry } from '../filter/entries.ts';

const mostShared = 3;

export interface ClusterHeadingProps {
  cluster: ClusterEntry;
  target: Molecule;
  /** CSS pixels of the pictures. */
  height: number;
  onFold: (clusterId: string) => void;
}

export const ClusterHeading = memo(function ClusterHeading({ cluster, target, height, onFold }: ClusterHeadingProps) {
  const { t } = useTranslation('routes');
  const { id, text, bonds, shared, isFolded } = cluster;
  const name = bonds.length > 0 ? t('listPage.cluster.title', { text }) : t('listPage.cluster.none');
  const size = { width: Math.round(height * 1.4), height };
  return (
    <div className={styles.heading}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!isFolded}
        aria-keyshortcuts="C"
        onClick={() => onFold(id)}
      >
        <ChevronRightIcon size={16} />
        {bonds.length > 0 && (
          <MoleculePicture molecule={target} {...size} marked={[...new Set(bonds.flat())]} decorative />
        )}
        <span className={styles.words}>
          <strong title={name}>{name}</strong>
          <Figures cluster={cluster} />
        </span>
      </button>
      {shared.length > 0 && (
        <span className={styles.shared}>
          <span>{t('listPage.cluster.shared')}</span>
          {shared.slice(0, mostShared).map((molecule) => (
            <MoleculePicture key={molecule.key} molecule={molecule} {...size} label={moleculeLabel(molecule)} />
          ))}
          {shared.length > mostShared && (
            <span>{t('listPage.cluster.more', { count: shared.length - mostShared })}</span>
          )}
        </span>
      )}
    </div>
  );
});

function Figures({ cluster }: Pick<ClusterHeadingProps, 'cluster'>) {
  const { t } = useTranslation('routes');
  const { routes, solved, best, cheapest } = cluster;
  const [least, most] = cluster.steps;
  return (
    <span className={styles.figures}>
      <span>{t('listPage.cluster.routes', { count: routes })}</span>
      <span>{t('listPage.cluster.solved', { count: solved })}</span>
      <span>
        {least === most
          ? t('listPage.cluster.steps', { count: least })
          : t('listPage.cluster.stepsFromTo', { least, most })}
      </span>
      <span>{t('listPage.cluster.best', { score: formatNumber(best, 1) })}</span>
      {cheapest && <span>{t('listPage.cluster.cheapest', { cost: listedCost(cheapest, cheapest.currency) })}</span>}
    </span>
  );
}
