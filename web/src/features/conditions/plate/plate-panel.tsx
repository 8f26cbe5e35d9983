// The proposed plate, as a plate or as a list, with the yields that were measured in it.

import { plateSizes } from '@app/shared/contracts/conditions/experiments';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { RestartIcon } from '../../../ui/icons/icons.tsx';
import { DownloadIcon } from '../../../ui/icons/work-icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { ImportYields } from './import-yields.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { PlateList } from './plate-list.tsx';
import { PlateView } from './plate-view.tsx';
import styles from './plate.module.css';
import type { PastedYield } from './paste-yields.ts';
import { hasAnyLevel } from '../space.ts';
import { useFile } from './use-file.ts';
import type { OptimizationEntry } from '../use-optimization.ts';
import { usePlate, type WellCount } from './use-plate.ts';
import { applyChanges, changeOfWell, type YieldChange } from '../yields.ts';

const views = ['plate', 'list'] as const;

export function PlatePanel({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('optimization');
  const [wells, setWells] = useState<WellCount>(24);
  const [view, setView] = useState<(typeof views)[number]>('plate');
  const [pasting, setPasting] = useState<{ well: string; text: string } | null>(null);
  const { isBusy, save } = useFile();
  const { optimization, results } = entry.result;
  const { id } = optimization;
  const { data: plate, error, isValidating, isPlanning, mutate, planAnew } = usePlate(id, wells, entry.spaceSaves);
  const enterAll = (yields: readonly PastedYield[]) => {
    const changes: YieldChange[] = [];
    for (const { well, yieldPercent } of yields) {
      const choice = plate?.wells.find((one) => one.well === well)?.choice;
      const change = choice && changeOfWell(applyChanges(results, changes), { well, choice, yieldPercent });
      if (change) changes.push(change);
    }
    entry.enter(changes);
  };
  const hasLevels = hasAnyLevel(entry.result.space);
  const shown = plate &&
    plate.wells.length > 0 && {
      plate,
      results,
      onEnter: (change: YieldChange | null) => change && entry.enter([change]),
    };
  return (
    <section className={styles['panel']} aria-label={t('plate.title')} aria-busy={isValidating}>
      <header className={styles['head']}>
        <h2>{t('plate.title')}</h2>
        <Segmented
          label={t('plate.size')}
          value={String(wells)}
          options={plateSizes.map((size) => ({ value: String(size), label: t('plate.wells', { count: size }) }))}
          onChange={(value) => setWells(plateSizes.find((size) => String(size) === value) ?? 24)}
        />
        <Segmented
          label={t('plate.view')}
          value={view}
          options={views.map((value) => ({ value, label: t(`plate.as.${value}`) }))}
          onChange={setView}
        />
        <span className={styles['tools']}>
          <Button
            size="small"
            icon={<DownloadIcon size={16} />}
            loading={isBusy}
            disabled={!shown}
            onClick={() => void save({ id, what: 'plate', wells, keep: true, fileType: 'xlsx' })}
          >
            {t('plate.export')}
          </Button>
          <Button size="small" disabled={!shown} onClick={() => setPasting({ well: 'A1', text: '' })}>
            {t('paste.open')}
          </Button>
          {results.length > 0 && (
            <Button
              size="small"
              icon={<RestartIcon size={16} />}
              loading={isPlanning}
              disabled={entry.saveState !== 'saved'}
              onClick={() => void planAnew()}
            >
              {t('plate.anew')}
            </Button>
          )}
          <ImportYields id={id} onImported={entry.accept} />
        </span>
      </header>
      {plate?.wells.length !== 0 && <p>{t(plate?.isWholeSpace ? 'plate.whole' : 'plate.hint')}</p>}
      {plate && error && <ConnectionBanner error={error} retry={() => mutate()} />}
      {!plate && error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
      {!plate && !error && <Skeleton height={wells === 24 ? 260 : 380} radius={8} />}
      {plate?.wells.length === 0 && (
        <EmptyState title={t(hasLevels ? 'plate.exhausted' : 'space.empty')} text={t('plate.emptyHint')} />
      )}
      {shown && view === 'plate' && <PlateView {...shown} onPaste={(well, text) => setPasting({ well, text })} />}
      {shown && view === 'list' && <PlateList {...shown} />}
      {plate && pasting && (
        <PasteDialog plate={plate} given={pasting} onClose={() => setPasting(null)} onTake={enterAll} />
      )}
    </section>
  );
}
