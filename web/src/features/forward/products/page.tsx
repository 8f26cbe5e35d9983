// /forwardsynthesis/list?taskId=…: all products of a task, while they come and afterwards.

import { Navigate, useSearchParams } from 'react-router-dom';
import { endsPage, ResultFailed, ResultLoading, ResultPage } from '../../../chemistry/tasks/result-page.tsx';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './page.module.css';
import { tasksPath } from '../paths.ts';
import { ProductsView } from './products-view.tsx';
import { shownName } from '../tasks/tasks.ts';
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
  if (endsPage(error, data)) {
    const back = { to: tasksPath, text: t('back') };
    return <ResultFailed title={t('list.unreadable')} error={error} back={back} onRetry={() => void mutate()} />;
  }
  if (!data) return <Loading />;
  return (
    <ResultPage>
      <ProductsView
        task={data.task}
        banner={error && <ConnectionBanner error={error} retry={() => mutate()} />}
        onChanged={() => mutate()}
      />
    </ResultPage>
  );
}

function Loading() {
  const { t } = useTranslation('forward');
  return (
    <ResultLoading title={t('list.title')}>
      <div className={styles.loadingRows}>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={76} radius={6} />
        ))}
      </div>
    </ResultLoading>
  );
}
