// What is known and computed of a hit, below what the search itself says of it.

import { useCall } from '../../../shared/api/use-call.ts';
import { Descriptors, Hazards, Names, Rules, Score } from '../../../chemistry/molecule/molecule-info-sections.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './hit-detail.module.css';

export function MoreInfo({ smiles }: { smiles: string }) {
  const { t } = useTranslation('structure');
  const { data, error, mutate } = useCall('moreMoleculeInfo', { body: { structure: smiles } });
  if (error) return <ErrorState compact error={error} onRetry={() => void mutate()} />;
  return (
    <div className={styles.more} aria-busy={!data}>
      {data ? (
        <>
          <Names info={data} />
          <Hazards info={data} />
          <Score info={data} />
          <Rules info={data} />
          <Descriptors info={data} />
        </>
      ) : (
        <>
          <span className="visually-hidden">{t('info.title')}</span>
          <Skeleton width="60%" />
          <Skeleton height={90} />
        </>
      )}
    </div>
  );
}
