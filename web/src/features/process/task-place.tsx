// The task that is open, or what happens here while none is.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { mayPass } from '../../api/call-error.ts';
import { TaskPanel } from '../../chem/tasks/task-panel.tsx';
import { useTask } from '../../chem/tasks/use-task.ts';
import { presentError } from '../../errors/present.ts';
import { ConnectionBanner } from '../../ui/connection-banner.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './page.module.css';

export interface TaskPlaceProps {
  taskId: string | null;
  onLoad: (smiles: string) => void;
  /** The task has stopped or begins again. */
  onChanged: () => unknown;
}

export function TaskPlace({ taskId, onLoad, onChanged }: TaskPlaceProps) {
  const { t } = useTranslation('process');
  const { data, error, mutate } = useTask(taskId);
  const [isBusy, setBusy] = useState(false);
  if (taskId === null) return <p className={styles.guide}>{t('plan.guide')}</p>;
  if (!data && error) return <ErrorState error={error} compact onRetry={mayPass(error) ? () => mutate() : undefined} />;
  if (!data)
    return (
      <div className={styles.skeleton} aria-busy="true">
        <Skeleton height={22} width="60%" />
        <Skeleton height={92} radius={6} />
      </div>
    );
  const run = async (name: 'retroTaskStop' | 'retroTaskRestart') => {
    setBusy(true);
    try {
      await mutate(await call(name, { body: { taskId } }), { revalidate: false });
      onChanged();
    } catch (problem) {
      presentError(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.task}>
      {error && <ConnectionBanner error={error} retry={mutate} />}
      <TaskPanel
        task={data.task}
        isBusy={isBusy}
        onLoad={() => onLoad(data.task.target.smiles)}
        onStop={() => run('retroTaskStop')}
        onRestart={() => run('retroTaskRestart')}
      />
    </div>
  );
}
