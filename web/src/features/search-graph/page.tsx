// The better-force view: not only the routes that a search found, but all that it looked at, and why it left what it left.

import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { mayPass } from '../../shared/api/call-error.ts';
import { track } from '../../shared/api/track.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { GraphView } from './graph-view.tsx';
import styles from './page.module.css';

const routeTypes = ['retrosynthesis', 'processchemistry'] as const;

export function SearchGraphPage() {
  const { t } = useTranslation('search-graph');
  const { routeType, smilesUniqueCode } = useParams();
  const [search] = useSearchParams();
  const taskId = search.get('task');
  const type = routeTypes.find((one) => one === routeType);
  const opened = type === 'processchemistry' ? 'openForcedProcessRoutes' : 'openForcedRoutes';
  useEffect(() => track(opened), [opened]);
  useTitle(t('title'));
  if (!type) return <Navigate to="/404" replace />;
  if (taskId === null) return <NewestTask routeType={type} smilesUniqueCode={smilesUniqueCode} />;
  return <GraphView key={taskId} routeType={type} taskId={taskId} from={smilesUniqueCode} />;
}

interface NewestTaskProps {
  routeType: (typeof routeTypes)[number];
  smilesUniqueCode: string | undefined;
}

/** Without a task in the address: the newest one, of the target that is named. */
function NewestTask({ routeType, smilesUniqueCode }: NewestTaskProps) {
  const { t } = useTranslation('search-graph');
  const body = { routeType, smilesUniqueCode, pageIndex: 1, pageSize: 1 };
  const { data, error, mutate } = useCall('routeList', { body });
  if (data) return <GraphView routeType={routeType} taskId={data.task.taskId} from={undefined} />;
  return (
    <div className={styles.message}>
      <h1 className="visually-hidden">{t('title')}</h1>
      {error && mayPass(error) && <ErrorState error={error} onRetry={() => mutate()} />}
      {error && !mayPass(error) && <EmptyState title={t('none.title')} text={t('none.text')} />}
      {error ? (
        <ButtonLink to={`/${routeType}`}>{t('toTasks')}</ButtonLink>
      ) : (
        <div aria-busy="true" aria-label={t('loading')}>
          <Skeleton width={320} height={80} radius={10} />
        </div>
      )}
    </div>
  );
}
