// What it all comes to: the sum, its parts, and what would change it most.

import { Alert, Descriptions, Flex, Typography } from 'antd';
import { sensitivities, type Sensitivity } from '@app/shared/rules/cost/sensitivity';
import { costRanges } from '@app/shared/rules/cost/range';
import type { RouteCost } from '@app/shared/rules/cost/route';
import { useDeferredValue, useMemo } from 'react';
import { currencySign, formatNumber } from '../../shared/i18n/format.ts';
import { formatMoneyRange, formatRoundedMoney } from '../../shared/i18n/money-range.ts';
import { labelled, sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../../ui/page/section-title.tsx';
import { later } from '../../ui/state/later.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { formatMass } from './amounts.ts';
import { costParts } from './cost-parts.ts';
import { FigureField } from './figure-field.tsx';
import { originWords } from './origin-words.ts';
import styles from './page.module.css';
import type { CostEntry } from './use-cost.ts';

const charts = () => import('./cost-charts.tsx');
const StackedCosts = later(async () => (await charts()).StackedCosts, { fallback: <Skeleton height={180} /> });
const DriverChart = later(async () => (await charts()).DriverChart, { fallback: <Skeleton height={240} /> });
const shownFigures = 8;

export interface TotalsProps {
  entry: CostEntry;
  cost: RouteCost;
  /** What a figure is called. */
  nameOf: (path: string) => string;
}

export function Totals({ entry, cost, nameOf }: TotalsProps) {
  const { t } = useTranslation(['cost', 'common']);
  const { sheet } = entry;
  const { currency } = sheet;
  const ranges = useMemo(() => costRanges(sheet, cost), [sheet, cost]);
  const numberOf = new Map(sheet.steps.map(({ stepId, number }) => [stepId, number]));
  const bars = [
    ...cost.steps.map(({ stepId, materials, labour, overhead }) => ({
      name: t('step.title', { number: numberOf.get(stepId) ?? 0 }),
      materials,
      labour,
      overhead,
    })),
    { name: t('totals.waste'), waste: cost.waste },
  ];
  return (
    <aside className={styles['total']} aria-label={t('totals.title')}>
      <Flex vertical gap={16}>
        <section aria-live="polite">
          <div style={{ fontSize: 24, fontWeight: 600 }}>
            {formatMoneyRange(ranges.perKilogram, currency)}{' '}
            <small style={{ fontSize: 13, fontWeight: 400 }}>{t('totals.perKilogram')}</small>
          </div>
          <Typography.Text type="secondary">
            {t('totals.forScale', {
              total: formatMoneyRange(ranges.total, currency),
              mass: formatMass(sheet.scaleGrams * 1_000),
            })}
          </Typography.Text>
          {cost.unpriced.length > 0 && (
            <Alert type="warning" title={t('totals.unpriced', { count: cost.unpriced.length })} />
          )}
        </section>
        <StackedCosts label={t('totals.byStep')} currency={currency} rows={bars} />
        <Descriptions
          size="small"
          column={1}
          bordered
          styles={{ content: { textAlign: 'right' } }}
          items={[
            ...costParts.map((key) => ({
              key,
              label: t(`column.${key}`),
              children: formatMoneyRange(ranges[key], currency),
            })),
            {
              key: 'massIntensity',
              label: t('totals.massIntensity'),
              children: `${formatNumber(Number(cost.massIntensity.toPrecision(3)))} kg/kg`,
            },
            { key: 'wasteMass', label: t('totals.waste'), children: formatMass(cost.wasteMilligrams) },
            {
              key: 'yield',
              label: t('totals.overallYield'),
              children: `${formatNumber(Number(cost.overallYield.toPrecision(3)))} %`,
            },
          ]}
        />
        <MovesMost entry={entry} total={cost.total} nameOf={nameOf} />
        <Assumptions entry={entry} />
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {`${t('common:money.note')}${sentenceGap()}${t('totals.model')}`}
        </Typography.Text>
      </Flex>
    </aside>
  );
}

function Assumptions({ entry }: { entry: CostEntry }) {
  const { t } = useTranslation('cost');
  const { sheet } = entry;
  const sign = currencySign(sheet.currency);
  const figures = [
    { path: 'hourlyRate', figure: sheet.hourlyRate, unit: `${sign}/h`, scale: 100 },
    { path: 'overhead', figure: sheet.overhead, unit: '%', scale: 1 },
    { path: 'wastePrice', figure: sheet.wastePrice, unit: `${sign}/kg`, scale: 100 },
  ];
  return (
    <section>
      <SectionTitle title={t('assumptions.title')} />
      {figures.map(({ path, figure, unit, scale }) => (
        <Flex key={path} gap={8} align="center" justify="space-between" style={{ padding: '4px 0' }}>
          <div>
            {t(`assumptions.${path}`)}
            <RecordNote>{originWords(t, figure)}</RecordNote>
          </div>
          <FigureField {...{ path, figure, unit, scale }} label={t(`assumptions.${path}`)} onEnter={entry.enter} />
        </Flex>
      ))}
    </section>
  );
}

function MovesMost({ entry, total, nameOf }: { entry: CostEntry; total: number; nameOf: (path: string) => string }) {
  const { t } = useTranslation('cost');
  const sheet = useDeferredValue(entry.sheet);
  const { currency } = sheet;
  const ranked = useMemo(() => rankedOf(sheet), [sheet]);
  const drivers = ranked.map((one) => ({
    ...one,
    name: nameOf(one.path),
    least: Math.min(one.totalAtLow, one.totalAtHigh),
    most: Math.max(one.totalAtLow, one.totalAtHigh),
  }));
  return (
    <section>
      <SectionTitle title={t('moves.title')} />
      <DriverChart label={t('moves.title')} currency={currency} total={total} drivers={drivers} />
      <ol className="visually-hidden">
        {drivers.map(({ path, name, low, high, least, most }) => (
          <li key={path}>
            {labelled(name, t('moves.range', { low: shownAs(path, low), high: shownAs(path, high) }))}{' '}
            {t('moves.to', {
              least: formatRoundedMoney(least, currency),
              most: formatRoundedMoney(most, currency),
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}

function rankedOf(sheet: CostEntry['sheet']): Sensitivity[] {
  try {
    return sensitivities(sheet).slice(0, shownFigures);
  } catch {
    return [];
  }
}

// Money is kept in minor units, work in minutes.
function shownAs(path: string, value: number): string {
  const isMoney = path.endsWith('.price') || path === 'hourlyRate' || path === 'wastePrice';
  const inUnits = isMoney ? value / 100 : path.endsWith('.labour') ? value / 60 : value;
  return formatNumber(Number(inUnits.toPrecision(4)));
}
