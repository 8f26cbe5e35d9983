// /impurity/list/{id}: what else comes out of a reaction, while it is being found and afterwards.

import { useParams } from 'react-router-dom';
import { mayPass } from '../../api/call-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { startPath } from './paths.ts';
import styles from './result-page.module.css';
import { ResultView } from './result-view.tsx';
import { useSearch } from './use-impurities.ts';

export function ImpurityResultPage() {
  const { id = '' } = useParams();
  // Another prediction begins with nothing selected.
  return <OneSearch key={id} id={id} />;
}

function OneSearch({ id }: { id: string }) {
  const { t } = useTranslation('impurity');
  const { data, error, mutate } = useSearch(id);
  useTitle(data ? data.search.name : error ? t('result.unreadable') : '', t('title'));
  const isGone = error !== undefined && !mayPass(error);
  if (isGone || (error && !data))
    return (
      <section className={styles.failed}>
        <h1>{t('result.unreadable')}</h1>
        <ErrorState error={error} onRetry={isGone ? undefined : () => void mutate()} />
        <ButtonLink to={startPath}>{t('result.back')}</ButtonLink>
      </section>
    );
  if (!data) return <Loading />;
  const { search } = data;
  const batchId = id === search.userSearchBatchId ? search.batchId : id;
  return <ResultView key={batchId} search={search} batchId={batchId} onChanged={() => mutate()} />;
}

function Loading() {
  const { t } = useTranslation('impurity');
  return (
    <section className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles.loadingBar}>
        <Skeleton width={280} height={16} />
      </div>
      <div className={styles.loadingRows}>
        {[120, 84, 84, 84].map((height, index) => (
          <Skeleton key={index} height={height} radius={6} />
        ))}
      </div>
    </section>
  );
}
