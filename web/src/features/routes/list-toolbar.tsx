import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { moleculeLabel } from '../../chem/molecule-label.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChevronLeftIcon, DownloadIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { manualPlanPath, searchGraphPath, taskPath } from './paths.ts';
import { jsonItems } from './json-items.ts';
import styles from './toolbar.module.css';

export function ListToolbar({ task }: { task: RetroTask }) {
  const { t } = useTranslation('routes');
  const label = moleculeLabel(task.target);
  return (
    <header className={styles.toolbar} data-wraps="true">
      <Link to={taskPath(task.taskId, task.routeType)} className={styles.back}>
        <ChevronLeftIcon size={16} />
        {t('list.backToTask')}
      </Link>
      <h1 className={styles.title} title={task.taskName}>
        {t('list.title', { name: label })}
      </h1>
      <StatusTag state={task.state} />
      {task.routeCount > 0 && (
        <Menu
          label={t('list.export')}
          trigger={<DownloadIcon />}
          className={styles.menu}
          items={jsonItems({ taskId: task.taskId }, t)}
        />
      )}
      {task.taskName !== label && <span className={styles.note}>{task.taskName}</span>}
      <span className={styles.push}>
        {task.state !== 'notStarted' && (
          <ButtonLink size="small" to={searchGraphPath(task.routeType, task.taskId)}>
            {t('list.searchGraph')}
          </ButtonLink>
        )}
        <ButtonLink size="small" to={manualPlanPath(task.target.key)}>
          {t('list.byHand')}
        </ButtonLink>
      </span>
    </header>
  );
}
