// Further searches from molecules of the graph: progress of the running one, and the result of the last.

import type { GraphGrowth } from '@app/shared/contracts/search-graph/part';
import { call } from '../../../shared/api/call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { StopIcon } from '../../../ui/icons/icons.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import styles from './node-panel.module.css';

export interface GrowthListProps {
  /** Newest first. */
  growths: readonly GraphGrowth[];
  canChange: boolean;
  onChanged: () => void;
}

const shown = 3;

export function GrowthList({ growths, canChange, onChanged }: GrowthListProps) {
  const { t } = useTranslation('search-graph');
  const searches = growths.filter(({ kind }) => kind === 'search').slice(0, shown);
  if (searches.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={t('growth.label')}>
      <h2>{t('growth.label')}</h2>
      {searches.map((growth) => (
        <Growth key={growth.growthId} growth={growth} canChange={canChange} onChanged={onChanged} />
      ))}
    </section>
  );
}

function Growth({ growth, canChange, onChanged }: Omit<GrowthListProps, 'growths'> & { growth: GraphGrowth }) {
  const { t } = useTranslation('search-graph');
  const { growthId, state, molecule, seconds = 1, elapsedMs, expansions } = growth;
  const isUnderWay = state === 'queued' || state === 'searching';
  const name = moleculeLabel(molecule);
  const handleStop = async () => {
    try {
      await call('searchGraphGrowStop', { body: { growthId } });
      onChanged();
    } catch (error) {
      presentError(error);
    }
  };
  return (
    <div className={styles.growth}>
      <div>
        <span>
          {name}
          {' · '}
          {t(`growth.${state}`)}
          {expansions > 0 && ` · ${t('growth.expansions', { count: expansions, value: formatNumber(expansions) })}`}
        </span>
        {isUnderWay && canChange && (
          <Button size="small" icon={<StopIcon size={14} />} onClick={handleStop}>
            {t('growth.stop')}
          </Button>
        )}
      </div>
      {isUnderWay && (
        <ProgressBar
          percent={(elapsedMs / seconds / 1_000) * 100}
          indeterminate={state === 'queued'}
          label={t('growth.progress', { name })}
        />
      )}
    </div>
  );
}
