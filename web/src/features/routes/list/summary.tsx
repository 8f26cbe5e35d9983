// The target and, in one line, how the search went.

import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { Flex, Space, Typography } from 'antd';
import { Link } from 'react-router-dom';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { formatDuration, formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { partsLabel } from '../../../chemistry/drawing/part-label.ts';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { taskPath } from '../paths.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';

export function ListSummary({ task, routes }: { task: RetroTask; routes: readonly ListedRoute[] }) {
  const { t } = useTranslation('routes');
  const isNarrow = useIsBelow('md');
  const { target, progress, settings } = task;
  const solved = routes.filter((route) => route.solved);
  const oneStep = solved.filter((route) => route.steps === 1).length;
  const partial = routes.length - solved.length;
  const stocks = settings.constraints?.stocks;
  const running = isRunning(task.state);
  return (
    <div style={{ padding: '6px 12px', borderBottom: '1px solid var(--line)', background: 'var(--surface)' }}>
      <Flex gap={16} align="center">
        <MoleculePicture molecule={target} width={isNarrow ? 88 : 132} height={isNarrow ? 56 : 84} decorative />
        <div>
          <Space wrap size={[12, 0]}>
            <strong>{moleculeLabel(target)}</strong>
            {target.name && withSubscripts(target.formula)}
            {target.cas && `CAS ${target.cas}`}
          </Space>
          <Flex wrap gap="2px 16px" className="tabular">
            {routes.length > 0 && (
              <Typography.Text strong={solved.length > 0} type={solved.length > 0 ? 'success' : undefined}>
                {t('summary.solved', { count: solved.length - oneStep, total: routes.length })}
              </Typography.Text>
            )}
            {!running && progress.solvedRoutes > solved.length && (
              <span title={t('listPage.summary.moreHow', { count: settings.maxRoutes })}>
                {t('summary.kept', { count: routes.length, found: formatNumber(progress.solvedRoutes) })}{' '}
                {routes.length >= settings.maxRoutes && (
                  <Link to={taskPath(task.taskId, task.routeType)}>{t('listPage.summary.more')}</Link>
                )}
              </span>
            )}
            {oneStep > 0 && <span title={t('summary.oneStepWhy')}>{t('summary.oneStep', { count: oneStep })}</span>}
            {partial > 0 && (
              <Typography.Text type="warning" title={t('summary.partialWhy')}>
                {t('summary.partial', { count: partial })}
              </Typography.Text>
            )}
            {task.state !== 'notStarted' && (
              <span>{t('summary.time', { time: formatDuration(progress.elapsedMs) })}</span>
            )}
            {progress.firstRouteMs !== undefined && (
              <span>{t('summary.first', { time: formatDuration(progress.firstRouteMs) })}</span>
            )}
            <span title={t('summary.stockWhy')}>
              {stocks ? t('summary.stockChosen', { count: stocks.length }) : t('summary.stock')}
            </span>
            {task.removedParts.length > 0 && (
              <span>{t('summary.removed', { parts: partsLabel(task.removedParts) })}</span>
            )}
          </Flex>
          {partial > 0 && !isNarrow && <RecordNote>{t('summary.partialWhy')}</RecordNote>}
        </div>
      </Flex>
      {running && <ProgressBar percent={progress.percent} label={t('summary.progress')} />}
    </div>
  );
}
