// /forwardsynthesis/list?taskId=…: all products of a task, while they come and afterwards.

import { Navigate, useSearchParams } from 'react-router-dom';
import { mayPass } from '../../api/call-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ConnectionBanner } from '../../ui/connection-banner.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './list-page.module.css';
import { tasksPath } from './paths.ts';
import { ProductsView } from './products-view.tsx';
import { shownName } from './task-name.ts';
import { useForwardTask } from './use-products.ts';

export function ForwardListPage() {
  const [search] = useSearchParams();
  const taskId = search.get('taskId');
  // Another task begins with nothing selected and nothing open.
  return taskId === null ? <Navigate to={tasksPath} replace /> : <OneTask key={taskId} taskId={taskId} />;
}

function OneTask({ taskId }: { taskId: string }) {
  const { t } = useTranslation('forward');
  const { data, error, mutate } = useForwardTask(taskId);
  useTitle(data ? shownName(data.task) : t(error ? 'list.unreadable' : 'list.title'), t('title'));
  const isGone = error !== undefined && !mayPass(error);
  if (isGone || (error && !data))
    return (
      <section className={styles.failed}>
        <h1>{t('list.unreadable')}</h1>
        <ErrorState error={error} onRetry={isGone ? undefined : () => void mutate()} />
        <ButtonLink to={tasksPath}>{t('back')}</ButtonLink>
      </section>
    );
  if (!data) return <Loading />;
  return (
    <section className={styles.page}>
      <ProductsView
        task={data.task}
        banner={error && <ConnectionBanner error={error} retry={() => mutate()} />}
        onChanged={() => mutate()}
      />
    </section>
  );
}

function Loading() {
  const { t } = useTranslation('forward');
  return (
    <section className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">{t('list.title')}</h1>
      <div className={styles.loadingBar}>
        <Skeleton width={280} height={16} />
      </div>
      <div className={styles.loadingRows}>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={76} radius={6} />
        ))}
      </div>
    </section>
  );
}
