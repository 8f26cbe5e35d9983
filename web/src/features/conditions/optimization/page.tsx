// /conditionOptimization?id=…: one reaction with its ranked conditions, the experiments on it, and what else is known.

import { Navigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './page.module.css';
import { OptimizationView } from './view.tsx';
import { searchPath, tabIn } from '../paths.ts';
import { useOptimization } from '../use-optimization.ts';

export function ConditionOptimizationPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  // Another entry is another page: nothing that was typed for one is kept for the other.
  return id === null ? <Navigate to={searchPath} replace /> : <Entry key={id} id={id} />;
}

function Entry({ id }: { id: string }) {
  const { t } = useTranslation('conditions');
  const entry = useOptimization(id);
  const { result, error, reload } = entry;
  const [search] = useSearchParams();
  useTitle(
    ...(result ? [t(`optimization.tab.${tabIn(search)}`), result.optimization.name] : []),
    t('optimization.title'),
  );
  if (result) return <OptimizationView entry={{ ...entry, result }} />;
  return (
    <div className={styles['page']}>
      <h1 className="visually-hidden">{t('optimization.title')}</h1>
      {error ? (
        <div className={styles['failed']}>
          <ErrorState error={error} onRetry={reload} />
          <ButtonLink to={searchPath}>{t('optimization.page.back')}</ButtonLink>
        </div>
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles['loading']} aria-busy="true">
      <span className="visually-hidden">{t('layout.loading')}</span>
      <Skeleton height={150} radius={10} />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={76} radius={6} />
      ))}
    </div>
  );
}
