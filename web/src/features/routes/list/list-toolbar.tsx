import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
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
import styles from '../toolbar.module.css';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';

export interface ListToolbarProps {
  task: RetroTask;
  /** Another user's, read by a share. */
  isShared: boolean;
}

export function ListToolbar({ task, isShared }: ListToolbarProps) {
  const { t } = useTranslation('routes');
  const [isSharing, setSharing] = useState(false);
  const { t: own } = useTranslation('routes');
  const { t: files } = useTranslation('routes');
  const [isExporting, setExporting] = useState(false);
  const label = moleculeLabel(task.target);
  return (
    <header className={styles.toolbar} data-wraps="true">
      <BackLink to={taskPath(task.taskId, task.routeType)} text={t('list.backToTask')} />
      <h1 className={styles.title} title={task.taskName}>
        {t('list.title', { name: label })}
      </h1>
      <StatusTag state={task.state} />
      {task.routeCount > 0 && (
        <Menu
          label={t('list.export')}
          trigger={<DownloadIcon />}
          className={styles.menu}
          items={[
            { key: 'file', label: files('document.export.more'), onSelect: () => setExporting(true) },
            ...jsonItems({ taskId: task.taskId }, t),
          ]}
        />
      )}
      {isExporting && (
        <ExportDialog
          routes={{ taskId: task.taskId }}
          count={task.routeCount}
          routeType={task.routeType}
          onClose={() => setExporting(false)}
        />
      )}
      {task.taskName !== label && <span className={styles.note}>{task.taskName}</span>}
      {isShared && <span className={styles.note}>{t('detail.sharedWithYou')}</span>}
      <span className={styles.push}>
        {!isShared && task.routeCount > 0 && (
          <Button
            size="small"
            icon={<ShareIcon size={16} />}
            disabled={isRunning(task.state)}
            title={isRunning(task.state) ? own('listPage.toolbar.shareLater') : undefined}
            onClick={() => setSharing(true)}
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
      </span>
      {isSharing && (
        <ShareDialog kind="task" itemId={task.taskId} routeType={task.routeType} onClose={() => setSharing(false)} />
      )}
    </header>
  );
}
