import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './hits.module.css';

const places = Array.from({ length: 12 }, (_, index) => index);

/** The place of hits that are on their way. */
export function HitsSkeleton() {
  const { t } = useTranslation('substructure');
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden">{t('hits.loading')}</span>
      {places.map((place) => (
        <Skeleton key={place} height={236} radius={10} />
      ))}
    </div>
  );
}
