// The proposed plate, as a plate or as a list, with the yields that were measured in it.

import { type MeasuredYield, type OptimizationResult } from '@app/shared/contracts/conditions/conditions';
import { plateSizes, type ScreeningPlate, type YieldImport } from '@app/shared/contracts/conditions/experiments';
import { useState, useRef } from 'react';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { extensionsOf } from '@app/shared/rules/upload';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { RestartIcon, FileIcon } from '../../../ui/icons/icons.tsx';
import { DownloadIcon } from '../../../ui/icons/work-icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { PlateView } from './plate-view.tsx';
import styles from './plate.module.css';
import type { PastedYield } from './paste-yields.ts';
import { hasAnyLevel } from '../space.ts';
import type { OptimizationEntry } from '../use-optimization.ts';
import { usePlate, type WellCount } from './use-plate.ts';
import { applyChanges, changeOfWell, yieldAt, type YieldChange } from '../yields.ts';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { choiceText } from '../choice.ts';
import listStyles from '../list.module.css';
import { YieldField } from '../yield-field.tsx';
import { expectedText } from './well-detail.tsx';
import { uploadWithProgress } from '../../../shared/api/files/upload.ts';
import { ImportVerdict } from './import-verdict.tsx';

const views = ['plate', 'list'] as const;

export function PlatePanel({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  const [wells, setWells] = useState<WellCount>(24);
  const [view, setView] = useState<(typeof views)[number]>('plate');
  const [pasting, setPasting] = useState<{ well: string; text: string } | null>(null);
  const { isBusy, save } = useFile();
  const { optimization, results } = entry.result;
  const { id } = optimization;
  const { data: plate, error, isValidating, isPlanning, mutate, replan } = usePlate(id, wells, entry.spaceSaves);
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
    <section className={styles['panel']} aria-label={t('optimization.plate.title')} aria-busy={isValidating}>
      <header className={styles['head']}>
        <h2>{t('optimization.plate.title')}</h2>
        <Segmented
          label={t('optimization.plate.size')}
          value={String(wells)}
          options={plateSizes.map((size) => ({
            value: String(size),
            label: t('optimization.plate.wells', { count: size }),
          }))}
          onChange={(value) => setWells(plateSizes.find((size) => String(size) === value) ?? 24)}
        />
        <Segmented
          label={t('optimization.plate.view')}
          value={view}
          options={views.map((value) => ({ value, label: t(`optimization.plate.as.${value}`) }))}
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
            {t('optimization.plate.export')}
          </Button>
          <Button size="small" disabled={!shown} onClick={() => setPasting({ well: 'A1', text: '' })}>
            {t('optimization.paste.open')}
          </Button>
          {results.length > 0 && (
            <Button
              size="small"
              icon={<RestartIcon size={16} />}
              loading={isPlanning}
              disabled={entry.saveState !== 'saved'}
              onClick={() => void replan()}
            >
              {t('optimization.plate.anew')}
            </Button>
          )}
          <ImportYields id={id} onImported={entry.accept} />
        </span>
      </header>
      {plate?.wells.length !== 0 && (
        <p>{t(plate?.isWholeSpace ? 'optimization.plate.whole' : 'optimization.plate.hint')}</p>
      )}
      {plate && error && <ConnectionBanner error={error} retry={() => mutate()} />}
      {!plate && error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
      {!plate && !error && <Skeleton height={wells === 24 ? 260 : 380} radius={8} />}
      {plate?.wells.length === 0 && (
        <EmptyState
          title={t(hasLevels ? 'optimization.plate.exhausted' : 'optimization.space.empty')}
          text={t('optimization.plate.emptyHint')}
        />
      )}
      {shown && view === 'plate' && <PlateView {...shown} onPaste={(well, text) => setPasting({ well, text })} />}
      {shown && view === 'list' && <PlateList {...shown} />}
      {plate && pasting && (
        <PasteDialog plate={plate} given={pasting} onClose={() => setPasting(null)} onTake={enterAll} />
      )}
    </section>
  );
}

/** Fetches a file of an optimization and hands it to the browser; `isBusy` while it is being made. */
function useFile() {
  const [isBusy, setBusy] = useState(false);
  const save = async (body: CallInput<'exportExpConditions'>['body']) => {
    setBusy(true);
    try {
      saveFile(await callForFile('exportExpConditions', { body }));
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}

interface PlateListProps {
  plate: ScreeningPlate;
  results: readonly MeasuredYield[];
  onEnter: (change: YieldChange | null) => void;
}

/** The plate well by well. */
function PlateList({ plate, results, onEnter }: PlateListProps) {
  const { t } = useTranslation('conditions');
  return (
    <div className={listStyles['scroll']} tabIndex={0} role="region" aria-label={t('optimization.plate.list')}>
      <table className={listStyles['table']} aria-label={t('optimization.plate.list')}>
        <thead>
          <tr>
            {(['well', 'conditions', 'expected', 'yield'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`optimization.list.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plate.wells.map(({ well, choice, expected, reason }) => (
            <tr key={well}>
              <th scope="row">{well}</th>
              <td>{choiceText(choice)}</td>
              <td>
                {expected && <span>{expectedText(t, expected)}</span>}
                <small>{t(`optimization.reason.${reason}`)}</small>
              </td>
              <td>
                <YieldField
                  label={t('optimization.well.yield', { well })}
                  value={yieldAt(results, well, choice)?.yieldPercent}
                  onEnter={(yieldPercent) => onEnter(changeOfWell(results, { well, choice, yieldPercent }))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// The plate file comes back from the laboratory with its yields filled in.
interface ImportYieldsProps {
  id: string;
  onImported: (result: OptimizationResult) => void;
}

function ImportYields({ id, onImported }: ImportYieldsProps) {
  const { t } = useTranslation('conditions');
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<YieldImport | null>(null);
  const bring = async (file: File) => {
    setBusy(true);
    try {
      const response = await uploadWithProgress(
        'conditionResultsImport',
        { query: { id }, file },
        { onProgress: () => undefined },
      );
      onImported(response.result);
      setVerdict(response);
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t('optimization.import.label')}
        accept={extensionsOf('yields').join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file again is a new choice.
          target.value = '';
          if (file) void bring(file);
        }}
      />
      <Button size="small" icon={<FileIcon size={16} />} loading={isBusy} onClick={() => field.current?.click()}>
        {t('optimization.import.open')}
      </Button>
      {verdict && <ImportVerdict verdict={verdict} onClose={() => setVerdict(null)} />}
    </>
  );
}
