// /forwardsynthesis/list?taskId=…: all products of a task, while they come and afterwards.

import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { TaskResult, whileRunning } from '../../../chemistry/tasks/result-page.tsx';
import { useCall } from '../../../shared/api/use-call.ts';
import { tasksPath } from '../paths.ts';
import { shownName } from '../tasks/tasks.ts';
import { ProductsView } from './products-view.tsx';

export function ForwardListPage() {
  const [search] = useSearchParams();
  const taskId = search.get('taskId');
  // Another task begins with nothing selected and nothing open.
  return taskId === null ? <Navigate to={tasksPath} replace /> : <OneTask key={taskId} taskId={taskId} />;
}

function OneTask({ taskId }: { taskId: string }) {
  const { t } = useTranslation('forward');
  const response = useCall('forwardTaskOf', { query: { taskId } }, whileRunning);
  return (
    <TaskResult
      response={response}
      name={response.data && shownName(response.data.task)}
      words={{ module: t('title'), coming: t('list.title'), failed: t('list.unreadable'), back: t('back') }}
      back={tasksPath}
    >
      {({ task }) => <ProductsView task={task} onChanged={response.mutate} />}
    </TaskResult>
  );
}
