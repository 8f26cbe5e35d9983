// What a search found, in the same place in every row, so that molecules can be compared by reading down.

import type { WorklistItem } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import styles from './result-cells.module.css';

export interface ResultCellsProps {
  item: WorklistItem;
  name: string;
  routeType: RouteType;
}

export function ResultCells({ item, name, routeType }: ResultCellsProps) {
  const { t } = useTranslation('batch');
  const { result } = item;
  return (
    <>
      <td data-cell="routes" data-label={t('column.solved')}>
        <Routes item={item} name={name} routeType={routeType} />
      </td>
      <td data-cell="score" data-label={t('column.score')} data-number>
        {result?.bestScore !== undefined && <Score score={result.bestScore} />}
      </td>
      <td data-cell="steps" data-label={t('column.steps')} data-number>
        {result?.steps !== undefined && (
          <>
            {formatNumber(result.steps)}
            {result.longestLinear !== undefined && result.longestLinear < result.steps && (
              <small className={styles.note}>{t('row.linear', { count: result.longestLinear })}</small>
            )}
          </>
        )}
      </td>
      <td data-cell="materials" data-label={t('column.materials')} data-number>
        {result?.startingMaterials !== undefined && formatNumber(result.startingMaterials)}
      </td>
    </>
  );
}

function Routes({ item, name, routeType }: ResultCellsProps) {
  const { t } = useTranslation('batch');
  const { result, taskId, molecule } = item;
  if (!result) return null;
  const { routeCount, solvedCount } = result;
  const isSolved = solvedCount > 0;
  return (
    <span className={styles.routes}>
      {taskId !== undefined && routeCount > 0 ? (
        <Link
          to={`/route/list/${routeType}/${molecule.key}?task=${taskId}`}
          aria-label={t('row.openRoutes', { name, count: routeCount })}
        >
          {t('row.routes', { count: routeCount })}
        </Link>
      ) : (
        <span className={styles.none}>{t(item.state === 'searching' ? 'row.noRouteYet' : 'row.noRoute')}</span>
      )}
      {routeCount > 0 && (
        <span className={styles.solved} data-solved={isSolved}>
          {isSolved ? <CheckCircleIcon size={14} /> : <WarningIcon size={14} />}
          {t('row.solved', { count: solvedCount })}
        </span>
      )}
    </span>
  );
}

/** The best route's score with its share of a hundred. */
function Score({ score }: { score: number }) {
  return (
    <span className={styles.score}>
      <span>{formatNumber(score, 1)}</span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, Math.max(0, score))}%` }} />
      </span>
    </span>
  );
}
