// From here on by a search: it is started on the molecule, and its routes can be put in while it runs.

import type { ManualNode } from '@app/shared/contracts/manual/manual';
import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { Link } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import styles from './continue-panel.module.css';
import { searchGraphPath } from '../paths.ts';
import type { DraftHandle } from '../use-draft.ts';

export interface ContinuePanelProps {
  node: ManualNode;
  busy: DraftHandle['busy'];
  onGoOn: DraftHandle['goOn'];
  onChange: DraftHandle['change'];
}

const routesShown = 5;
const refreshMs = 1_000;

export function ContinuePanel({ node, busy, onGoOn, onChange }: ContinuePanelProps) {
  const { t } = useTranslation('manual');
  const { nodeId, searchTaskId } = node;
  return (
    <section className={styles.panel} aria-label={t('continue.title')}>
      {searchTaskId === undefined ? (
        <>
          <p>{t('continue.text')}</p>
          <Button
            size="small"
            icon={<RouteIcon size={16} />}
            loading={busy === 'continue'}
            disabled={busy !== null}
            onClick={() => onGoOn(nodeId)}
          >
            {t('continue.button')}
          </Button>
        </>
      ) : (
        <FoundRoutes
          taskId={searchTaskId}
          nodeId={nodeId}
          isBusy={busy !== null}
          onPutIn={(routeId) => onChange('splice', { nodeId, routeId })}
          onAgain={() => onGoOn(nodeId)}
        />
      )}
    </section>
  );
}

interface FoundRoutesProps {
  taskId: string;
  nodeId: string;
  isBusy: boolean;
  onPutIn: (routeId: string) => void;
  onAgain: () => void;
}

function FoundRoutes({ taskId, nodeId, isBusy, onPutIn, onAgain }: FoundRoutesProps) {
  const { t } = useTranslation('manual');
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
        <Button size="small" onClick={onAgain}>
          {t('continue.again')}
        </Button>
      </>
    );
  if (!data) return <p aria-busy="true">{t('loading')}</p>;
  const { task, items, total } = data;
  const runs = isUnderWay(task.state);
  return (
    <>
      <p className={styles.state} role="status">
        {runs ? t('continue.running') : t('continue.found', { count: total })}
        <Link to={searchGraphPath(taskId, nodeId)}>{t('continue.graph')}</Link>
      </p>
      {runs && <ProgressBar percent={task.progress.percent} label={t('continue.progress')} />}
      {!runs && total === 0 && <p className={styles.quiet}>{t('continue.none')}</p>}
      <ol className={styles.routes}>
        {items.map((route) => (
          <FoundRoute key={route.routeId} route={route} isBusy={isBusy} onPutIn={() => onPutIn(route.routeId)} />
        ))}
      </ol>
    </>
  );
}

function FoundRoute({ route, isBusy, onPutIn }: { route: RouteSummary; isBusy: boolean; onPutIn: () => void }) {
  const { t } = useTranslation('manual');
  return (
    <li>
      <span className={styles.line}>
        {route.startingMaterials.slice(0, 4).map(({ molecule }) => (
          <MoleculePicture key={molecule.key} molecule={molecule} width={72} height={50} />
        ))}
      </span>
      <span className={styles.facts}>
        {t('steps', { count: route.steps })} · {t('score', { value: formatNumber(route.score, 1) })}
        <Button size="small" disabled={isBusy} onClick={onPutIn}>
          {t('continue.putIn')}
        </Button>
      </span>
    </li>
  );
}

function isUnderWay(state: string): boolean {
  return state === 'queued' || state === 'searching';
}
