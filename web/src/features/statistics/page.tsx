// /dataView: how the product is used. Administrators see the tenant, other users their own figures.

import { usageTables, type UsageReport } from '@app/shared/contracts/statistics';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callForFile, saveFile } from '../../shared/api/files/download.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { formatAgo, formatDuration, formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { FileMenu } from '../../ui/menu/file-menu.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { colorOf } from './colors.ts';
import { Filters } from './filters.tsx';
import styles from './page.module.css';
import { lastDays, readQuestion, writeQuestion } from './report-query.ts';
import { TimeChart } from './time-chart.tsx';
import { UsageTable } from './usage-table.tsx';

export function DataViewPage() {
  const { t } = useTranslation('statistics');
  const [search, setSearch] = useSearchParams();
  const question = readQuestion(search);
  const { data, error, mutate } = useCall('usageReport', { body: question }, { keepFor: 'report' });
  useTitle(t('title'));
  const change = (given: Parameters<typeof writeQuestion>[1]) =>
    setSearch(writeQuestion(search, given), { replace: true });
  const save = async (table: 'xlsx' | (typeof usageTables)[number]) => {
    const file = table === 'xlsx' ? { fileType: table } : { fileType: 'csv' as const, table };
    saveFile(await callForFile('usageFile', { body: { ...question, ...file } }));
  };
  return (
    <RecordPage
      title={t('title')}
      intro={t(`intro.${data?.scope ?? 'self'}`)}
      action={
        <FileMenu
          label={t('export')}
          files={[
            { key: 'xlsx', label: t('exportXlsx') },
            ...usageTables.map((table) => ({ key: table, label: t('exportCsv', { table: t(`table.${table}`) }) })),
          ]}
          onSave={save}
        />
      }
    >
      <Filters question={question} report={data} onChange={change} />
      {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height={320} radius={12} />}
      {data && data.total.actions === 0 && (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button onClick={() => setSearch(new URLSearchParams(lastDays(365)), { replace: true })}>
              {t('empty.reset')}
            </Button>
          }
        />
      )}
      {data && data.total.actions > 0 && <Report report={data} />}
    </RecordPage>
  );
}

function Report({ report }: { report: UsageReport }) {
  const { t } = useTranslation(['statistics', 'tracking']);
  const [isTable, setTable] = useState(false);
  const isTenant = report.scope === 'tenant';
  return (
    <div className={styles.report}>
      <Totals report={report} />
      <section className={styles.wide} aria-label={t('chart.time')}>
        <header className={styles.head}>
          <h2>{t('chart.time')}</h2>
          <Segmented
            label={t('chart.time')}
            value={isTable ? 'table' : 'chart'}
            options={[
              { value: 'chart', label: t('chart.asChart') },
              { value: 'table', label: t('chart.asTable') },
            ]}
            onChange={(chosen) => setTable(chosen === 'table')}
          />
        </header>
        {isTable ? (
          <UsageTable
            title={t('chart.time')}
            header={t('column.period')}
            showsPeople={isTenant}
            rows={report.periods.map((one) => ({ ...one, key: one.start, name: one.start }))}
          />
        ) : (
          <TimeChart report={report} />
        )}
      </section>
      <section aria-label={t('chart.module')}>
        <h2>{t('chart.module')}</h2>
        <UsageTable
          title={t('chart.module')}
          header={t('column.module')}
          showsPeople={isTenant}
          rows={report.modules.map((one) => ({
            ...one,
            key: one.module,
            name: t(`module.${one.module}`),
            color: colorOf(one.module),
          }))}
        />
      </section>
      {isTenant && (
        <section aria-label={t('chart.user')}>
          <h2>{t('chart.user')}</h2>
          <UsageTable
            title={t('chart.user')}
            header={t('column.user')}
            showsPeople={false}
            rows={report.users.map((one) => ({
              ...one,
              key: one.userId,
              name: one.name || one.userName,
              note: `${t(`module.${one.topModule}`)} · ${formatAgo(one.lastAt)}`,
              color: colorOf(one.topModule),
            }))}
          />
        </section>
      )}
      <section className={isTenant ? styles.wide : undefined} aria-label={t('table.actions')}>
        <h2>{t('table.actions')}</h2>
        <UsageTable
          title={t('table.actions')}
          header={t('column.action')}
          showsPeople={isTenant}
          rows={report.actions.map((one) => ({
            ...one,
            key: String(one.code),
            name: t(`tracking:${one.key}`),
            note: t(`module.${one.module}`),
            color: colorOf(one.module),
          }))}
        />
      </section>
      <p className={styles.note}>{t('note', { zone: report.timeZone })}</p>
    </div>
  );
}

function Totals({ report: { total, scope } }: { report: UsageReport }) {
  const { t } = useTranslation('statistics');
  const figures = [
    { key: 'actions', value: formatNumber(total.actions) },
    ...(scope === 'tenant'
      ? [
          { key: 'people', value: formatNumber(total.people) },
          { key: 'perPerson', value: formatNumber(total.actions / Math.max(1, total.people), 1) },
        ]
      : []),
    { key: 'stay', value: total.stayMs === 0 ? '–' : formatDuration(total.stayMs) },
  ];
  return (
    <dl className={styles.totals}>
      {figures.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`total.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
