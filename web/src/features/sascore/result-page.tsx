// /sascore/{id}: all molecules of a task with their scores, while they come and afterwards.

import { useParams } from 'react-router-dom';
import { mayPass } from '../../api/call-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ConnectionBanner } from '../../ui/connection-banner.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tasksPath } from './paths.ts';
import styles from './result-page.module.css';
import { ResultView } from './result-view.tsx';
import { useScoreTask } from './use-score-task.ts';

export function ScoreResultPage() {
  const { id = '' } = useParams();
  // Another task begins with nothing selected and nothing explained.
  return <OneTask key={id} taskId={id} />;
}

function OneTask({ taskId }: { taskId: string }) {
  const { t } = useTranslation('sascore');
  const { data, error, mutate } = useScoreTask(taskId);
  useTitle(data ? data.task.name : t(error ? 'result.unreadable' : 'result.titleLoading'), t('title'));
  const isGone = error !== undefined && !mayPass(error);
  if (isGone || (error && !data))
    return (
      <section className={styles.failed}>
        <h1>{t('result.unreadable')}</h1>
        <ErrorState error={error} onRetry={isGone ? undefined : () => void mutate()} />
        <ButtonLink to={tasksPath}>{t('result.back')}</ButtonLink>
      </section>
    );
  if (!data) return <Loading />;
  return (
    <section className={styles.page}>
      <ResultView
        data={data}
        banner={error && <ConnectionBanner error={error} retry={() => mutate()} />}
        onChanged={() => mutate()}
      />
    </section>
  );
}

function Loading() {
  const { t } = useTranslation('sascore');
  return (
    <section className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">{t('result.titleLoading')}</h1>
      <div className={styles.loadingBar}>
        <Skeleton width={280} height={16} />
      </div>
      <div className={styles.loadingPlot}>
        <Skeleton height={84} radius={6} />
      </div>
    </section>
  );
}
