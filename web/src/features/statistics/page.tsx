// /dataView: how the product is used. Administrators see the tenant, other users their own figures.

import { Card, Col, Flex, Row, Statistic, Typography } from 'antd';
import { usageTables, type UsageReport } from '@app/shared/contracts/statistics';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callForFile, saveFile } from '../../shared/api/files/download.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { formatAgo, formatDuration, formatNumber, formatPercent } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Pending } from '../../ui/state/pending.tsx';
import { FileMenu } from '../../ui/menu/file-menu.tsx';
import { Section } from '../../ui/page/section.tsx';
import { later } from '../../ui/state/later.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { Filters } from './filters.tsx';
import { lastDays, readQuestion, writeQuestion } from './report-query.ts';

const UsageTable = later(async () => (await import('./usage-table.tsx')).UsageTable, {
  fallback: <Skeleton height={260} />,
});
const UsageChart = later(async () => (await import('./charts.tsx')).UsageChart, {
  fallback: <Skeleton height={260} />,
});
/** Names reactions, which the page does not otherwise. */
const BestRoutesPart = later(async () => (await import('./best-routes.tsx')).BestRoutesPart, {
  words: ['routes'],
  fallback: <Skeleton height={300} />,
});
const SolvedChart = later(async () => (await import('./charts.tsx')).SolvedChart, {
  fallback: <Skeleton height={220} />,
});

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
      maxWidth={1200}
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
      {!data && <Pending of={{ error, mutate }} height={320} />}
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
  const { total, searches, periods, modules, users, actions } = report;
  const figures = [
    { key: 'actions', value: formatNumber(total.actions) },
    ...(isTenant
      ? [
          { key: 'people', value: formatNumber(total.people) },
          { key: 'perPerson', value: formatNumber(total.actions / Math.max(1, total.people), 1) },
        ]
      : []),
    { key: 'stay', value: total.stayMs === 0 ? '–' : formatDuration(total.stayMs) },
    ...(searches && searches.ended > 0
      ? [
          { key: 'searches', value: formatNumber(searches.ended) },
          { key: 'solvedShare', value: formatPercent(searches.solved / searches.ended) },
        ]
      : []),
  ];
  return (
    <>
      <Card size="small">
        <Flex wrap gap="10px 48px">
          {figures.map(({ key, value }) => (
            <Statistic key={key} title={t(`total.${key}`)} value={value} />
          ))}
        </Flex>
      </Card>
      <Section
        title={t('chart.time')}
        extra={
          <Segmented
            label={t('chart.time')}
            value={isTable ? 'table' : 'chart'}
            options={[
              { value: 'chart', label: t('chart.asChart') },
              { value: 'table', label: t('chart.asTable') },
            ]}
            onChange={(chosen) => setTable(chosen === 'table')}
          />
        }
      >
        {isTable ? (
          <UsageTable
            title={t('chart.time')}
            header={t('column.period')}
            showsPeople={isTenant}
            rows={periods.map((one) => ({ ...one, key: one.start, name: one.start }))}
          />
        ) : (
          <UsageChart report={report} />
        )}
      </Section>
      {searches && searches.ended > 0 && (
        <Section title={t('chart.searches')}>
          <SolvedChart report={report} />
        </Section>
      )}
      {searches?.best && <BestRoutesPart best={searches.best} />}
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={12}>
          <Section title={t('chart.module')}>
            <UsageTable
              title={t('chart.module')}
              header={t('column.module')}
              showsPeople={isTenant}
              rows={modules.map((one) => ({
                ...one,
                key: one.module,
                name: t(`module.${one.module}`),
                colorOf: one.module,
              }))}
            />
          </Section>
        </Col>
        {isTenant && (
          <Col xs={24} lg={12}>
            <Section title={t('chart.user')}>
              <UsageTable
                title={t('chart.user')}
                header={t('column.user')}
                showsPeople={false}
                rows={users.map((one) => ({
                  ...one,
                  key: one.userId,
                  name: one.name || one.userName,
                  note: `${t(`module.${one.topModule}`)} · ${formatAgo(one.lastAt)}`,
                  colorOf: one.topModule,
                }))}
              />
            </Section>
          </Col>
        )}
        <Col xs={24} lg={isTenant ? 24 : 12}>
          <Section title={t('table.actions')}>
            <UsageTable
              title={t('table.actions')}
              header={t('column.action')}
              showsPeople={isTenant}
              rows={actions.map((one) => ({
                ...one,
                key: String(one.code),
                name: t(`tracking:${one.key}`),
                note: t(`module.${one.module}`),
                colorOf: one.module,
              }))}
            />
          </Section>
        </Col>
      </Row>
      <Typography.Text type="secondary">{t('note', { zone: report.timeZone })}</Typography.Text>
    </>
  );
}
