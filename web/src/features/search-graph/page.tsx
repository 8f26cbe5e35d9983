// The better-force view: not only the routes that a search found, but all that it looked at, and why it left what it left.

import { Flex, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { mayPass } from '../../shared/api/call-error.ts';
import { track } from '../../shared/api/track.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { GraphView } from './graph-view.tsx';

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
  if (!error)
    return (
      <div aria-busy="true" aria-label={t('loading')} style={{ padding: 24 }}>
        <Skeleton active />
      </div>
    );
  const back = <ButtonLink to={`/${routeType}`}>{t('toTasks')}</ButtonLink>;
  if (!mayPass(error)) return <EmptyState isPage title={t('none.title')} text={t('none.text')} action={back} />;
  return (
    <Flex vertical align="center" gap={16} style={{ padding: '48px 16px' }}>
      <ErrorState heading={t('title')} error={error} onRetry={() => mutate()} />
      {back}
    </Flex>
  );
}
