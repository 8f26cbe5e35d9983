import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { Typography } from 'antd';
import { useState } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../ui/button/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { DownloadIcon, ShareIcon } from '../../../ui/icons/work-icons.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { manualPlanPath, searchGraphPath, taskPath } from '../paths.ts';
import { ExportDialog, ShareDialog } from '../../../chemistry/export/dialogs.ts';
import { jsonItems } from '../json-items.ts';
import { PageToolbar } from '../page-toolbar.tsx';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';

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
