// /sascore/{id}: all molecules of a task with their scores, while they come and afterwards.

import { useParams } from 'react-router-dom';
import { endsPage, ResultFailed, ResultLoading, ResultPage } from '../../../chemistry/tasks/result-page.tsx';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { tasksPath } from '../paths.ts';
import styles from './page.module.css';
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
  if (endsPage(error, data)) {
    const back = { to: tasksPath, text: t('result.back') };
    return <ResultFailed title={t('result.unreadable')} error={error} back={back} onRetry={() => void mutate()} />;
  }
  if (!data) return <Loading />;
  return (
    <ResultPage>
      <ResultView
        data={data}
        banner={error && <ConnectionBanner error={error} retry={() => mutate()} />}
        onChanged={() => mutate()}
      />
    </ResultPage>
  );
}

function Loading() {
  const { t } = useTranslation('sascore');
  return (
    <ResultLoading title={t('result.titleLoading')}>
      <div className={styles.loadingPlot}>
        <Skeleton height={84} radius={6} />
      </div>
    </ResultLoading>
  );
}
