// /cost/{routeId}?with=…: what two to four routes of a target cost, at the same amount of product.

import { Alert, Flex, Select, Space, Table, Typography, type TableColumnsType } from 'antd';
import { costScales, usualScaleGrams, type RouteCostSheet } from '@app/shared/contracts/cost';
import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { isId } from '@app/shared/rules/unknown-id';
import { editSheet } from '@app/shared/rules/cost/sheet';
import { costRanges } from '@app/shared/rules/cost/range';
import { costOf, type RouteCost } from '@app/shared/rules/cost/route';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { formatMoneyRange } from '../../shared/i18n/money-range.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { BackLink } from '../../ui/button/back-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { later } from '../../ui/state/later.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { costParts } from './cost-parts.ts';
import { formatMass } from './amounts.ts';
import { ScaleField } from './scale-field.tsx';
import { column, rowHeading } from '../../ui/table/column.tsx';

const mostRoutes = 4;

const StackedCosts = later(async () => (await import('./cost-charts.tsx')).StackedCosts, {
  fallback: <Skeleton height={180} />,
});

export function CompareCosts({ routeId }: { routeId: string }) {
  const { t } = useTranslation(['cost', 'common']);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [grams, setGrams] = useState<number>(usualScaleGrams);
  const others = (search.get('with') ?? '').split(',').filter((one) => one !== '' && one !== routeId);
  const routeIds = [...new Set([routeId, ...others])].slice(0, mostRoutes);
  const { data: route, error: routeError } = useCall('routeDetail', { query: { routeId } });
  const summaries = useSummaries(route);
  const { data, error, mutate } = useCall('routeCostCompare', routeIds.length < 2 ? null : { body: { routeIds } }, {
    keepFor: routeId,
  });
  useTitle(t('compare.title'));
  const choose = (ids: readonly string[]) => {
    const [head, ...rest] = ids;
    if (head !== undefined && !ids.includes(routeId))
      return void navigate(`/cost/${head}?with=${rest.join(',')}`, { replace: true });
    const next = new URLSearchParams(search);
    next.set('with', ids.filter((one) => one !== routeId).join(','));
    setSearch(next, { replace: true });
  };
  const without = (id: string): string[] => routeIds.filter((one) => one !== id);
  // What cannot be an id comes back as another one.
  const gone = data ? routeIds.filter((one) => data.gone.includes(one) || !isId(one)) : [];
  const open = summaries.filter((one) => !routeIds.includes(one.routeId));
  // A deleted route does not prevent a comparison of the others.
  const failed = data ? undefined : (error ?? (routeIds.length < 2 ? routeError : undefined));
  if (failed) return <ErrorState error={failed} heading={t('compare.title')} onRetry={() => void mutate()} />;
  return (
    <RecordPage
      title={route ? `${t('compare.title')}: ${moleculeLabel(route.target)}` : t('compare.title')}
      intro={`${t('compare.intro')}${sentenceGap()}${t('common:money.note')}`}
      action={route && <BackLink to={`/cost/${routeId}`} text={t('compare.back', { rank: route.summary.rank })} />}
      maxWidth={1100}
    >
      <Flex wrap gap="10px 24px" align="center">
        <ScaleField grams={grams} scales={costScales} onEnter={(_, value) => value !== undefined && setGrams(value)} />
        {routeIds.length < mostRoutes && open.length > 0 && (
          <Space>
            {t('compare.add')}
            <Select
              aria-label={t('compare.add')}
              value=""
              options={[
                { value: '', label: t('compare.choose'), disabled: true },
                ...open.map((one) => ({
                  value: one.routeId,
                  label: t('compare.routeOption', { rank: one.rank, count: one.steps }),
                })),
              ]}
              onChange={(picked) => choose([...routeIds, picked])}
            />
          </Space>
        )}
      </Flex>
      {routeIds.length < 2 && <EmptyState title={t('compare.few')} />}
      {routeIds.length >= 2 && !data && <Skeleton height={320} radius={10} />}
      {gone.map((id) => (
        <Alert
          key={id}
          type="warning"
          title={t('compare.goneRoute')}
          action={
            <Button size="small" icon={<CloseIcon size={14} />} onClick={() => choose(without(id))}>
              {t('compare.removeGone')}
            </Button>
          }
        />
      ))}
      {routeIds.length >= 2 && data && (
        <CompareTable
          costs={data.costs.filter((one) => routeIds.includes(one.routeId))}
          grams={grams}
          first={routeId}
          onRemove={(id) => choose(without(id))}
        />
      )}
    </RecordPage>
  );
}

function useSummaries(route: { taskId: string; routeType: RouteType; isShared: boolean } | undefined): RouteSummary[] {
  const body = route && { routeType: route.routeType, taskId: route.taskId, pageIndex: 1, pageSize: 100 };
  const { data } = useCall('routeList', body && !route.isShared ? { body } : null);
  return (data?.items ?? []).toSorted((a, b) => a.rank - b.rank);
}

type RouteType = 'retrosynthesis' | 'processchemistry';
type Figure = (cost: RouteCost, given: RouteCostSheet) => number;

const money = ['perKilogram', 'total', 'materials', 'labour', 'overhead', 'waste'] as const;

const labels: Readonly<Record<string, string>> = { steps: 'compare.steps', wasteKg: 'totals.waste' };

interface CompareTableProps {
  costs: readonly RouteCostSheet[];
  grams: number;
  first: string;
  onRemove: (routeId: string) => void;
}

function CompareTable({ costs, grams, first, onRemove }: CompareTableProps) {
  const { t } = useTranslation('cost');
  const counted = costs.map((given) => ({ given, ...countedAt(given, grams) }));
  const currency = costs[0]?.sheet.currency ?? 'USD';
  const number = (digits: number) => (value: number) => formatNumber(Number(value.toPrecision(digits)));
  const rows: { key: string; of: Figure; show: (value: number, at: number) => string; isMost?: boolean }[] = [
    ...money.map((key) => ({
      key,
      of: (cost: RouteCost) => cost[key],
      show: (value: number, at: number) => {
        const range = counted[at]?.ranges?.[key];
        return formatMoneyRange(range ?? { low: value, estimate: value, high: value }, currency);
      },
    })),
    { key: 'massIntensity', of: (cost) => cost.massIntensity, show: number(3) },
    { key: 'wasteKg', of: (cost) => cost.wasteMilligrams, show: formatMass },
    { key: 'overallYield', of: (cost) => cost.overallYield, show: number(3), isMost: true },
    { key: 'steps', of: (_, { sheet }) => sheet.steps.length, show: String },
    { key: 'unpriced', of: (cost) => cost.unpriced.length, show: String },
  ];
  const bars = counted.flatMap(({ cost, given }) =>
    cost
      ? {
          name: t('page.route', { rank: given.rank }),
          ...Object.fromEntries(costParts.map((part) => [part, cost[part]])),
        }
      : [],
  );
  const columns: TableColumnsType<(typeof rows)[number]> = [
    column(<span className="visually-hidden">{t('column.figure')}</span>, rowHeading, ({ key }) =>
      t(labels[key] ?? `column.${key}`),
    ),
    ...costs.map(({ routeId, rank }, at) => ({
      key: routeId,
      align: 'right' as const,
      className: 'tabular',
      title: (
        <>
          <Link to={`/cost/${routeId}`}>{t('page.route', { rank })}</Link>
          {routeId !== first && (
            <IconButton
              size="small"
              label={t('compare.remove', { rank })}
              icon={<CloseIcon size={14} />}
              onClick={() => onRemove(routeId)}
            />
          )}
        </>
      ),
      render: (_: unknown, { of, show, isMost, key }: (typeof rows)[number]) => {
        const values = counted.map(({ cost, given }) => (cost ? of(cost, given) : null));
        const value = values[at] ?? null;
        if (value === null) return '–';
        const known = values.filter((one) => one !== null);
        const best = isMost ? Math.max(...known) : Math.min(...known);
        const isBest = new Set(known).size > 1 && value === best;
        return (
          <Typography.Text strong={key === 'perKilogram' || isBest} type={isBest ? 'success' : undefined}>
            {show(value, at)}
            {isBest && <span className="visually-hidden">{t('compare.best')}</span>}
          </Typography.Text>
        );
      },
    })),
  ];
  return (
    <>
      <StackedCosts label={t('compare.parts')} currency={currency} rows={bars} />
      <Table
        aria-label={t('compare.title')}
        columns={columns}
        dataSource={rows}
        pagination={false}
        scroll={{ x: 560 }}
      />
    </>
  );
}

/** Null where the entries make amounts beyond all measure. */
function countedAt({ sheet, edits }: RouteCostSheet, scaleGrams: number) {
  try {
    const edited = editSheet(sheet, { ...edits, scaleGrams });
    const cost = costOf(edited);
    return { cost, ranges: costRanges(edited, cost) };
  } catch {
    return { cost: null, ranges: null };
  }
}
