// The proposed plate, as a plate or as a list, with the yields that were measured in it.

import { type MeasuredYield, type OptimizationResult } from '@app/shared/contracts/conditions/conditions';
import { plateSizes, type ScreeningPlate, type YieldImport } from '@app/shared/contracts/conditions/experiments';
import { Empty, Flex, Progress, Skeleton, Table, Typography, Upload } from 'antd';
import { useState } from 'react';
import { extensionsOf } from '@app/shared/rules/upload';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { RestartIcon, FileIcon } from '../../../ui/icons/icons.tsx';
import { DownloadIcon } from '../../../ui/icons/work-icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { PlateView } from './plate-view.tsx';
import type { PastedYield } from './paste-yields.ts';
import { hasAnyLevel } from '../space.ts';
import type { OptimizationEntry } from '../use-optimization.ts';
import { usePlate, type PlateWell, type WellCount } from './use-plate.ts';
import { applyChanges, changeOfWell, yieldAt, type YieldChange } from '../yields.ts';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { choiceText } from '../choice.ts';
import { YieldField } from '../yield-field.tsx';
import { expectedText } from './well-detail.tsx';
import { uploadWithProgress } from '../../../shared/api/files/upload.ts';
import { ImportVerdict } from './import-verdict.tsx';
import { column, rowHeading } from '../../../ui/table/column.tsx';

const views = ['plate', 'list'] as const;

export function PlatePanel({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  const [wells, setWells] = useState<WellCount>(24);
  const [view, setView] = useState<(typeof views)[number]>('plate');
  const [pasting, setPasting] = useState<{ well: string; text: string } | null>(null);
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
    <Section title={t('optimization.plate.title')} isBusy={isValidating}>
      <Flex wrap gap="small" align="center" style={{ marginBottom: 12 }}>
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
        <Button
          size="small"
          icon={<DownloadIcon size={16} />}
          disabled={!shown}
          onClick={async () => {
            const body = { id, what: 'plate', wells, keep: true, fileType: 'xlsx' } as const;
            saveFile(await callForFile('exportExpConditions', { body }));
          }}
        >
          {t('optimization.plate.export')}
        </Button>
        <Button size="small" disabled={!shown} onClick={() => setPasting({ well: 'A1', text: '' })}>
          {t('optimization.paste.open')}
        </Button>
        <ImportYields id={id} onImported={entry.accept} />
        {results.length > 0 && (
          <Button
            size="small"
            icon={<RestartIcon size={16} />}
            loading={isPlanning}
            disabled={entry.saveState !== 'saved'}
            onClick={replan}
          >
            {t('optimization.plate.anew')}
          </Button>
        )}
      </Flex>
      {plate?.wells.length !== 0 && (
        <Typography.Paragraph type="secondary">
          {t(plate?.isWholeSpace ? 'optimization.plate.whole' : 'optimization.plate.hint')}
        </Typography.Paragraph>
      )}
      {plate && error && <ConnectionBanner error={error} retry={() => mutate()} />}
      {!plate && error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
      {!plate && !error && <Skeleton.Node active style={{ width: '100%', height: wells === 24 ? 260 : 380 }} />}
      {plate?.wells.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              <strong>{t(hasLevels ? 'optimization.plate.exhausted' : 'optimization.space.empty')}</strong>
              <div>{t('optimization.plate.emptyHint')}</div>
            </>
          }
        />
      )}
      {shown && view === 'plate' && <PlateView {...shown} onPaste={(well, text) => setPasting({ well, text })} />}
      {shown && view === 'list' && <PlateList {...shown} />}
      {plate && pasting && (
        <PasteDialog plate={plate} given={pasting} onClose={() => setPasting(null)} onTake={enterAll} />
      )}
    </Section>
  );
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
    <Table<PlateWell>
      size="small"
      aria-label={t('optimization.plate.list')}
      dataSource={plate.wells}
      rowKey="well"
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        { key: 'well', title: t('optimization.list.well'), dataIndex: 'well', ...rowHeading, width: 64 },
        column(t('optimization.list.conditions'), { width: 280 }, ({ choice }) => choiceText(choice)),
        column(t('optimization.list.expected'), { width: 240 }, ({ expected, reason }) => (
          <>
            {expected && <div>{expectedText(t, expected)}</div>}
            <Typography.Text type="secondary">{t(`optimization.reason.${reason}`)}</Typography.Text>
          </>
        )),
        column(t('optimization.list.yield'), { width: 120 }, ({ well, choice }) => (
          <YieldField
            label={t('optimization.well.yield', { well })}
            value={yieldAt(results, well, choice)?.yieldPercent}
            onEnter={(yieldPercent) => onEnter(changeOfWell(results, { well, choice, yieldPercent }))}
          />
        )),
      ]}
    />
  );
}

/** The plate file comes back from the laboratory with its yields filled in. */
function ImportYields({ id, onImported }: { id: string; onImported: (result: OptimizationResult) => void }) {
  const { t } = useTranslation('conditions');
  const [percent, setPercent] = useState<number | null>(null);
  const [verdict, setVerdict] = useState<YieldImport | null>(null);
  const { run } = useAction();
  const bring = async (file: File) => {
    setPercent(0);
    await run(async () => {
      const options = { onProgress: setPercent };
      const response = await uploadWithProgress('conditionResultsImport', { query: { id }, file }, options);
      onImported(response.result);
      setVerdict(response);
    });
    setPercent(null);
  };
  return (
    <>
      <Upload
        aria-label={t('optimization.import.label')}
        accept={extensionsOf('yields').join(',')}
        showUploadList={false}
        disabled={percent !== null}
        beforeUpload={(file) => {
          void bring(file);
          return false;
        }}
      >
        <Button size="small" icon={<FileIcon size={16} />} loading={percent !== null}>
          {t('optimization.import.open')}
        </Button>
      </Upload>
      {percent !== null && (
        <Progress
          size="small"
          percent={Math.round(percent)}
          style={{ width: 120 }}
          aria-label={t('optimization.import.label')}
        />
      )}
      {verdict && <ImportVerdict verdict={verdict} onClose={() => setVerdict(null)} />}
    </>
  );
}
