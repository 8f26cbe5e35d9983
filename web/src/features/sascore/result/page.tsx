// /sascore/{id}: all molecules of a task with their scores, while they come and afterwards.

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { TaskResult, whileRunning } from '../../../chemistry/tasks/result-page.tsx';
import { useCall } from '../../../shared/api/use-call.ts';
import { tasksPath } from '../paths.ts';
import { ResultView } from './result-view.tsx';

export function ScoreResultPage() {
  const { id = '' } = useParams();
  // Another task begins with nothing selected and nothing explained.
  return <OneTask key={id} taskId={id} />;
}

function OneTask({ taskId }: { taskId: string }) {
  const { t } = useTranslation('sascore');
  const response = useCall('sascoreParameters', { params: { id: taskId } }, whileRunning);
  return (
    <TaskResult
      response={response}
      name={response.data?.task.name}
      words={{
        module: t('title'),
        coming: t('result.titleLoading'),
        failed: t('result.unreadable'),
        back: t('result.back'),
      }}
      back={tasksPath}
    >
      {(data) => <ResultView {...data} onChanged={response.mutate} />}
    </TaskResult>
  );
}
