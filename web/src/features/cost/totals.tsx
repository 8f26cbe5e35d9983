// What it all comes to: the sum, its parts, and what would change it most.

import { sensitivities, type Sensitivity } from '@app/shared/rules/cost/sensitivity';
import { costRanges } from '@app/shared/rules/cost/range';
import type { RouteCost } from '@app/shared/rules/cost/route';
import { useDeferredValue, useMemo } from 'react';
import { currencySign, formatNumber } from '../../shared/i18n/format.ts';
import { formatMoneyRange, formatRoundedMoney } from '../../shared/i18n/money-range.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { formatMass } from './amounts.ts';
import { FigureField } from './figure-field.tsx';
import { originWords } from './origin-words.ts';
import styles from './totals.module.css';
import type { CostEntry } from './use-cost.ts';

const parts = ['materials', 'labour', 'overhead', 'waste'] as const;
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
  return (
    <aside className={styles['panel']} aria-label={t('totals.title')}>
      <section aria-live="polite">
        <p className={styles['big']}>
          {formatMoneyRange(ranges.perKilogram, currency)} <span>{t('totals.perKilogram')}</span>
        </p>
        <p className={styles['quiet']}>
          {t('totals.forScale', {
            total: formatMoneyRange(ranges.total, currency),
            mass: formatMass(sheet.scaleGrams * 1_000),
          })}
        </p>
        {cost.unpriced.length > 0 && (
          <p className={styles['warning']}>{t('totals.unpriced', { count: cost.unpriced.length })}</p>
        )}
      </section>
      <dl className={styles['parts']}>
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(`column.${part}`)}</dt>
            <dd>{formatMoneyRange(ranges[part], currency)}</dd>
            <span aria-hidden="true" style={{ width: `${cost.total === 0 ? 0 : (100 * cost[part]) / cost.total}%` }} />
          </div>
        ))}
      </dl>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('totals.massIntensity')}</dt>
          <dd>{formatNumber(Number(cost.massIntensity.toPrecision(3)))} kg/kg</dd>
        </div>
        <div>
          <dt>{t('totals.waste')}</dt>
          <dd>{formatMass(cost.wasteMilligrams)}</dd>
        </div>
        <div>
          <dt>{t('column.overallYield')}</dt>
          <dd>{formatNumber(Number(cost.overallYield.toPrecision(3)))} %</dd>
        </div>
      </dl>
      <Assumptions entry={entry} />
      <MovesMost entry={entry} total={cost.total} nameOf={nameOf} />
      <p className={styles['quiet']}>{`${t('common:money.note')}${sentenceGap()}${t('totals.model')}`}</p>
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
      <h2>{t('assumptions.title')}</h2>
      {figures.map(({ path, figure, unit, scale }) => (
        <label key={path} className={styles['assumption']}>
          <span>
            {t(`assumptions.${path}`)}
            <small>{originWords(t, figure)}</small>
          </span>
          <FigureField {...{ path, figure, unit, scale }} label={t(`assumptions.${path}`)} onEnter={entry.enter} />
        </label>
      ))}
    </section>
  );
}

function MovesMost({ entry, total, nameOf }: { entry: CostEntry; total: number; nameOf: (path: string) => string }) {
  const { t } = useTranslation('cost');
  const sheet = useDeferredValue(entry.sheet);
  const ranked = useMemo(() => rankedOf(sheet), [sheet]);
  const widest = Math.max(
    1,
    ...ranked.flatMap((one) => [change(one.totalAtLow, total), change(one.totalAtHigh, total)]),
  );
  return (
    <section>
      <h2>{t('moves.title')}</h2>
      <ol className={styles['moves']}>
        {ranked.map((one) => (
          <li key={one.path}>
            <span>{nameOf(one.path)}</span>
            <small>{t('moves.range', { low: shownAs(one.path, one.low), high: shownAs(one.path, one.high) })}</small>
            <span className={styles['bars']} aria-hidden="true">
              {[one.totalAtLow, one.totalAtHigh].map((at, index) => (
                <span
                  key={index === 0 ? 'low' : 'high'}
                  data-less={at < total}
                  style={{ width: `${(50 * change(at, total)) / widest}%` }}
                />
              ))}
            </span>
            <small>
              {t('moves.to', {
                least: formatRoundedMoney(Math.min(one.totalAtLow, one.totalAtHigh), sheet.currency),
                most: formatRoundedMoney(Math.max(one.totalAtLow, one.totalAtHigh), sheet.currency),
              })}
            </small>
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

function change(at: number, total: number): number {
  return Math.abs(at - total);
}

// Money is kept in minor units, work in minutes.
function shownAs(path: string, value: number): string {
  const isMoney = path.endsWith('.price') || path === 'hourlyRate' || path === 'wastePrice';
  const inUnits = isMoney ? value / 100 : path.endsWith('.labour') ? value / 60 : value;
  return formatNumber(Number(inUnits.toPrecision(4)));
}
