// A molecule of the graph with the ways to make it. What lies below a precursor is fetched when it is opened.

import type { GraphMolecule } from '@app/shared/contracts/search-graph';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { moleculeLabel } from '../../chem/molecule-label.ts';
import { MoleculePicture } from '../../chem/molecule-picture.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { GraphFilter } from './graph-filter.ts';
import styles from './molecule-block.module.css';
import { MoleculeState } from './molecule-state.tsx';
import { ReactionRow } from './reaction-row.tsx';
import { useGraphNode } from './use-graph-node.ts';

export interface MoleculeBlockProps {
  taskId: string;
  molecule: GraphMolecule;
  filter: GraphFilter;
  /** Where the graph is seen from that molecule on. */
  addressOf: (key: string) => string;
  isTop?: boolean;
}

export function MoleculeBlock({ taskId, molecule, filter, addressOf, isTop = false }: MoleculeBlockProps) {
  const { t } = useTranslation('search-graph');
  const { data, error, mutate, isLong, showMore } = useGraphNode(taskId, molecule.molecule.key, filter);
  const name = moleculeLabel(molecule.molecule);
  return (
    <section className={styles.block} data-top={isTop} aria-label={name}>
      <div className={styles.head}>
        <MoleculePicture molecule={molecule.molecule} width={132} height={88} decorative />
        <div>
          <p className={styles.name}>{name}</p>
          <MoleculeState molecule={data?.node ?? molecule} />
          {!isTop && <Link to={addressOf(molecule.molecule.key)}>{t('fromHere')}</Link>}
        </div>
      </div>
      {error && <ErrorState error={error} compact onRetry={() => mutate()} />}
      {!data && !error && (
        <div aria-busy="true" aria-label={t('loading')}>
          <Skeleton height={64} radius={8} />
        </div>
      )}
      {data && (
        <>
          <p className={styles.count}>
            {t(data.total === data.node.reactions ? 'ways' : 'waysShown', {
              count: data.total,
              value: formatNumber(data.total),
              all: formatNumber(data.node.reactions),
            })}
          </p>
          <ol className={styles.reactions}>
            {data.items.map((reaction) => (
              <ReactionRow
                key={reaction.reactionId}
                taskId={taskId}
                reaction={reaction}
                filter={filter}
                addressOf={addressOf}
              />
            ))}
          </ol>
          {!isLong && data.total > data.items.length && (
            <Button size="small" onClick={showMore}>
              {t('more', { count: data.total - data.items.length })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
