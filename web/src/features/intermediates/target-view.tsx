// The project of a target: its searches, saved routes, routes under construction, costs and quotations.

import type { ProjectInfo } from '@app/shared/contracts/intermediates/projects';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatDateTime, formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { RecordsLoading, RecordState } from '../../ui/table/record-table.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import styles from './detail/detail.module.css';
import { intermediatesPath, ofTargetPath, routePath, taskPath } from './paths.ts';

const restMs = 10_000;

export function TargetView({ smilesUniqueCode }: { smilesUniqueCode: string }) {
  const { t } = useTranslation('intermediates');
  const query = { smilesUniqueCode };
  const { data, error, mutate } = useCall('projectInfo', { query }, { passive: true, refreshInterval: restMs });
  const name = data ? moleculeLabel(data.target) : '';
  const title = t('target.title', { name });
  useTitle(data ? title : t('title'));
  if (!data)
    return error ? <ErrorState error={error} heading={t('title')} onRetry={() => void mutate()} /> : <RecordsLoading />;
  return (
    <>
      <nav className={styles['back']} aria-label={t('title')}>
        <Link to={intermediatesPath}>{t('detail.back')}</Link>
      </nav>
      <header className={styles['head']}>
        <MoleculePicture molecule={data.target} width={240} height={160} decorative />
        <div className={styles['facts']}>
          <h1>{title}</h1>
          <code className={styles['smiles']}>{data.target.smiles}</code>
          {data.commonIntermediates > 0 && (
            <Link to={ofTargetPath(data.target.key)}>{t('target.common', { count: data.commonIntermediates })}</Link>
          )}
        </div>
      </header>
      <Lists info={data} />
    </>
  );
}

function Lists({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation('intermediates');
  return (
    <div className={styles['lists']}>
      <Part title={t('target.tasks')}>
        {info.tasks.map((task) => (
          <li key={task.taskId}>
            <Link to={taskPath(task.taskId, task.routeType)}>{task.taskName}</Link>
            <StatusTag state={task.state} />
            <small>
              {t('target.solved', { solved: task.solvedCount, all: task.routeCount })} ·{' '}
              {formatDateTime(task.createdAt)}
            </small>
          </li>
        ))}
      </Part>
      <Part title={t('target.saved')}>
        {info.savedRoutes.map((route) => (
          <li key={route.routeId}>
            <Link to={routePath(route.routeId)}>{t('target.route', { score: formatNumber(route.score, 1) })}</Link>
            <small>
              {t('figures.steps', { count: route.steps })}
              {route.madeByHand && ` · ${t('target.byHand')}`} · {formatDateTime(route.savedAt)}
            </small>
          </li>
        ))}
      </Part>
      <Part title={t('target.drafts')}>
        {info.drafts.map((draft) => (
          <li key={draft.draftId}>
            <Link to={`/route/manual/${draft.draftId}`}>{draft.name}</Link>
            <small>{formatDateTime(draft.updatedAt)}</small>
          </li>
        ))}
      </Part>
      <Part title={t('target.costs')}>
        {info.costs.map((cost) => (
          <li key={`${cost.routeId}${cost.currency}`}>
            <Link to={`/cost/${cost.routeId}`}>{t('target.figures', { count: cost.figures })}</Link>
            <small>
              {cost.currency} · {formatDateTime(cost.updatedAt)}
            </small>
          </li>
        ))}
      </Part>
      <Part title={t('target.quotations')}>
        {info.quotations.map((one) => (
          <li key={one.quotationId}>
            <Link to={`/quotation/history/${one.routeId}/${one.quotationId}`}>{one.number}</Link>
            <RecordState {...(one.isIssued && { tone: 'good' as const })}>
              {t(one.isIssued ? 'target.issued' : 'target.draft')}
            </RecordState>
            <small>
              {t('target.version', { version: one.version })} · {one.currency} · {formatDateTime(one.updatedAt)}
              {one.customer !== '' && ` · ${one.customer}`}
            </small>
          </li>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const { t } = useTranslation('intermediates');
  return (
    <section className={styles['part']} aria-label={title}>
      <h2>{title}</h2>
      {children.length === 0 ? <p className={styles['quiet']}>{t('target.none')}</p> : <ul>{children}</ul>}
    </section>
  );
}
