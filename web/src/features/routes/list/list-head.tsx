import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { Flex, Space, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { partsLabel } from '../../../chemistry/drawing/part-label.ts';
import { ExportDialog, ShareDialog } from '../../../chemistry/export/dialogs.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { jsonItems } from '../json-items.ts';
import { PageToolbar } from '../page-toolbar.tsx';
import { manualPlanPath, searchGraphPath, taskPath } from '../../../chemistry/export/paths.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { formatDuration, formatNumber } from '../../../shared/i18n/format.ts';
import { BackLink } from '../../../ui/button/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { DownloadIcon, ShareIcon } from '../../../ui/icons/work-icons.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';

export interface ListToolbarProps {
  task: RetroTask;
  /** Another user's, read by a share. */
  isShared: boolean;
}

export function ListToolbar({ task, isShared }: ListToolbarProps) {
  const { t } = useTranslation('routes');
  const [open, setOpen] = useState<'share' | 'export' | null>(null);
  const close = () => setOpen(null);
  const isNarrow = useIsBelow('md');
  const label = moleculeLabel(task.target);
  return (
    <>
      <PageToolbar
        title={t('list.title', { name: label })}
        hint={task.taskName}
        back={<BackLink to={taskPath(task.taskId, task.routeType)} text={t('list.backToTask')} />}
        tools={
          <>
            {!isShared && task.routeCount > 0 && (
              <Button
                size="small"
                icon={<ShareIcon size={16} />}
                disabled={isRunning(task.state)}
                title={isRunning(task.state) ? t('listPage.toolbar.shareLater') : undefined}
                onClick={() => setOpen('share')}
              >
                {t('detail.share')}
              </Button>
            )}
            {!isShared && task.state !== 'notStarted' && (
              <ButtonLink size="small" to={searchGraphPath(task.routeType, task.taskId)}>
                {t('list.searchGraph')}
              </ButtonLink>
            )}
            <ButtonLink size="small" to={manualPlanPath(task.target.key)}>
              {t('list.byHand')}
            </ButtonLink>
            {task.routeCount > 0 && (
              <Menu
                label={t('list.export')}
                trigger={<DownloadIcon size={16} />}
                isIcon
                items={[
                  { key: 'file', label: t('document.export.more'), onSelect: () => setOpen('export') },
                  ...jsonItems({ taskId: task.taskId }, t),
                ]}
              />
            )}
          </>
        }
      >
        <StatusTag state={task.state} />
        {task.taskName !== label && !isNarrow && (
          <Typography.Text type="secondary" ellipsis style={{ maxWidth: 320 }}>
            {task.taskName}
          </Typography.Text>
        )}
        {isShared && <Typography.Text type="secondary">{t('detail.sharedWithYou')}</Typography.Text>}
      </PageToolbar>
      {open === 'export' && (
        <ExportDialog
          routes={{ taskId: task.taskId }}
          count={task.routeCount}
          routeType={task.routeType}
          onClose={close}
        />
      )}
      {open === 'share' && <ShareDialog kind="task" itemId={task.taskId} routeType={task.routeType} onClose={close} />}
    </>
  );
}

// The target and, in one line, how the search went.
export function ListSummary({ task, routes }: { task: RetroTask; routes: readonly ListedRoute[] }) {
  const { t } = useTranslation('routes');
  const isNarrow = useIsBelow('md');
  const { target, progress, settings } = task;
  const solved = routes.filter((route) => route.solved);
  const short = solved.filter((route) => route.steps === 1).length;
  // Where there are no others they are what was found.
  const oneStep = short < routes.length ? short : 0;
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
                  <Link to={taskPath(task.taskId, task.routeType)} style={{ textDecoration: 'underline' }}>
                    {t('listPage.summary.more')}
                  </Link>
                )}
              </span>
            )}
            {oneStep > 0 && <span title={t('summary.oneStepWhy')}>{t('summary.oneStep', { count: oneStep })}</span>}
            {partial > 0 && (
              <Typography.Text type="warning" title={t('summary.partialWhy')}>
                {t('summary.partial', { count: partial })}
              </Typography.Text>
            )}
            {task.state !== 'notStarted' && !task.imported && (
              <span>{t('summary.time', { time: formatDuration(progress.elapsedMs) })}</span>
            )}
            {progress.firstRouteMs !== undefined && !task.imported && (
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
