// From here on by a search: it is started on the molecule, and its routes can be put in while it runs.

import type { ManualNode } from '@app/shared/contracts/manual/manual';
import { Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { searchGraphPath } from '../../../chemistry/export/paths.ts';
import { useWorkbench } from '../use-draft.ts';
import { Choices } from './choices.tsx';

const routesShown = 5;
const refreshMs = 1_000;

export function ContinuePanel({ node: { nodeId, searchTaskId } }: { node: ManualNode }) {
  const { t } = useTranslation('manual');
  const { busy, goOn } = useWorkbench().handle;
  return (
    <Card size="small" role="region" aria-label={t('continue.title')}>
      {searchTaskId === undefined ? (
        <Flex vertical align="start" gap={8}>
          {t('continue.text')}
          <Button
            size="small"
            icon={<RouteIcon size={16} />}
            loading={busy === 'continue'}
            disabled={busy !== null}
            onClick={() => goOn(nodeId)}
          >
            {t('continue.button')}
          </Button>
        </Flex>
      ) : (
        <FoundRoutes taskId={searchTaskId} nodeId={nodeId} />
      )}
    </Card>
  );
}

function FoundRoutes({ taskId, nodeId }: { taskId: string; nodeId: string }) {
  const { t } = useTranslation('manual');
  const { goOn, change } = useWorkbench().handle;
  const body = { routeType: 'retrosynthesis', taskId, solvedOnly: true, pageIndex: 1, pageSize: routesShown } as const;
  const { data, error, mutate } = useCall(
    'routeList',
    { body },
    {
      passive: true,
      follows: true,
      refreshInterval: (newest) => (newest && isUnderWay(newest.task.state) ? refreshMs : 0),
    },
  );
  if (error)
    return (
      <>
        <ErrorState error={error} compact onRetry={() => mutate()} />
        <Button size="small" onClick={() => goOn(nodeId)}>
          {t('continue.again')}
        </Button>
      </>
    );
  if (!data) return <p aria-busy="true">{t('loading')}</p>;
  const { task, items, total } = data;
  const runs = isUnderWay(task.state);
  return (
    <>
      <Flex wrap gap="2px 14px" justify="space-between" role="status">
        {runs ? t('continue.running') : t('continue.found', { count: total })}
        <Link to={searchGraphPath('retrosynthesis', taskId, nodeId)}>{t('continue.graph')}</Link>
      </Flex>
      {runs && <ProgressBar percent={task.progress.percent} label={t('continue.progress')} />}
      {!runs && total === 0 && t('continue.none')}
      {items.length > 0 && (
        <Choices
          choices={items.map((route) => ({
            key: route.routeId,
            molecules: route.startingMaterials.slice(0, 3).map(({ molecule }) => molecule),
            facts: `${t('steps', { count: route.steps })} · ${t('score', { value: formatNumber(route.score, 1) })}`,
            action: t('continue.putIn'),
            onChoose: () => change('splice', { nodeId, routeId: route.routeId }),
          }))}
        />
      )}
    </>
  );
}

function isUnderWay(state: string): boolean {
  return state === 'queued' || state === 'searching';
}
