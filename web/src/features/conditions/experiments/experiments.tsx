// The loop of experiments: what may vary, a plate of it, measured yields, and what to try next.

import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import styles from './experiments.module.css';
import { NextExperiments } from './next-experiments.tsx';
import { PlatePanel } from '../plate/plate-panel.tsx';
import { SpaceEditor } from './space-editor.tsx';
import type { OptimizationEntry } from '../use-optimization.ts';
import { YieldChart } from './yield-chart.tsx';
import { YieldTable } from './yield-table.tsx';

export function Experiments({ entry }: { entry: OptimizationEntry }) {
  const { results } = entry.result;
  return (
    <div className={styles['view']}>
      <SaveLine entry={entry} />
      <div className={styles['main']}>
        <SpaceEditor entry={entry} />
        <PlatePanel entry={entry} />
      </div>
      <div className={styles['side']}>
        <YieldChart results={results} />
        <NextExperiments entry={entry} />
      </div>
      <YieldTable entry={entry} />
    </div>
  );
}

/** Whether the service has all that was typed. */
function SaveLine({ entry: { result, saveState, merged, retry } }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  const isTold = result.results.length > 0 || saveState !== 'saved';
  return (
    <div className={styles['save']} data-state={saveState} role="status">
      {saveState === 'failed' ? <WarningIcon size={15} /> : null}
      {isTold && <span>{t(`optimization.save.${saveState}`)}</span>}
      {merged > 0 && <span>{t('optimization.save.merged', { count: merged })}</span>}
      {saveState === 'failed' && (
        <Button size="small" onClick={retry}>
          {t('optimization.save.retry')}
        </Button>
      )}
    </div>
  );
}
