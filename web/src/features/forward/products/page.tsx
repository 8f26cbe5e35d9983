// /forwardsynthesis/list?taskId=…: all products of a task, while they come and afterwards.

import { Skeleton } from 'antd';
import { Navigate, useSearchParams } from 'react-router-dom';
import { endsPage, ResultFailed, ResultLoading, ResultPage } from '../../../chemistry/tasks/result-page.tsx';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
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
  if (!data)
    return (
      <ResultLoading title={t('list.title')}>
        <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} style={{ padding: 16 }} />
      </ResultLoading>
    );
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
