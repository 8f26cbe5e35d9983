// /cost/{routeId}: what a route costs at a scale, every figure open to change.

import { Alert, Flex } from 'antd';
import { currencies, type Currency } from '@app/shared/constants/locale';
import { costScales, type RouteCostSheet } from '@app/shared/contracts/cost';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { StayAction } from '@app/shared/constants/screen-actions';
import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { CostSheet } from '@app/shared/rules/cost/sheet';
import type { TFunction } from 'i18next';
import { useTrackedStay } from '../../shared/api/track.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { routePath } from '../../chemistry/export/paths.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { useTranslation } from 'react-i18next';
import { useShownModule } from '../../shared/navigation/shown-module.ts';
import { useUndoKeys } from '../../shared/keys/use-undo-keys.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { later } from '../../ui/state/later.tsx';
import { CostToolbar } from './cost-toolbar.tsx';
import styles from './page.module.css';
import { ScaleField } from './scale-field.tsx';
import { StepBill } from './step-bill.tsx';
import { useCost, useCostEntry } from './use-cost.ts';
import { useLivePrices } from './use-live-prices.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';

const Totals = later(async () => (await import('./totals.tsx')).Totals, {
  fallback: <Skeleton height={420} radius={10} />,
});

const CompareCosts = later(async () => (await import('./compare-page.tsx')).CompareCosts, {
  fallback: <Skeleton height={320} />,
});

export function CostPage() {
  const { routeId = '' } = useParams();
  const [search] = useSearchParams();
  return search.has('with') ? <CompareCosts routeId={routeId} /> : <CostOfRoute />;
}

function CostOfRoute() {
  const { t } = useTranslation('cost');
  const { routeId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const currency = currencies.find((one) => one === search.get('currency'));
  const { given, error, reload, keep } = useCost(routeId, currency);
  useTitle(t(error ? 'page.unreadable' : 'page.title'));
  if (given)
    return (
      <CostEditor
        key={`${given.routeId} ${given.sheet.currency}`}
        given={given}
        onPriced={keep}
        onCurrency={(chosen) => setSearch({ currency: chosen }, { replace: true })}
      />
    );
  if (error) return <ErrorState error={error} heading={t('page.unreadable')} onRetry={reload} />;
  return <CostSkeleton />;
}

const actions: Record<RouteType, StayAction> = {
  retrosynthesis: 'viewRouteCost',
  processchemistry: 'viewProcessRouteCost',
};

interface CostEditorProps {
  given: RouteCostSheet;
  onCurrency: (currency: Currency) => void;
  onPriced: (cost: RouteCostSheet) => void;
}

function CostEditor({ given, onCurrency, onPriced }: CostEditorProps) {
  const { t } = useTranslation('cost');
  const entry = useCostEntry(given);
  const live = useLivePrices(given, onPriced);
  const { data: route } = useCall('routeDetail', { query: { routeId: given.routeId } });
  useTrackedStay(route && actions[route.routeType]);
  useShownModule(route?.routeType);
  useUndoKeys((action) => (action === 'undo' ? entry.undo() : entry.redo()));
  const molecules = useMemo(() => new Map(given.molecules.map((one) => [one.smiles, one])), [given.molecules]);
  const nameOf = useMemo(() => figureNames(t, entry.sheet, molecules), [t, entry.sheet, molecules]);
  const target = molecules.get(entry.sheet.steps.at(-1)?.product.smiles ?? '');
  const { cost } = entry;
  return (
    <section className={styles['page']} data-paper="wide">
      <CostToolbar entry={entry} live={live} route={route} onCurrency={onCurrency} />
      <div className={styles['work']}>
        <Flex vertical gap={14} className={styles['bill']}>
          <Flex component="header" wrap gap="8px 20px" align="center" justify="space-between">
            <h1 style={{ margin: 0, fontSize: 18 }}>
              {t('page.heading', { name: target ? moleculeLabel(target) : '' })}{' '}
              {route && (
                <Link to={routePath(given.routeId, route.isShared)} style={{ textDecoration: 'underline' }}>
                  {t('page.route', { rank: route.summary.rank })}
                </Link>
              )}
            </h1>
            <ScaleField grams={entry.sheet.scaleGrams} scales={costScales} onEnter={entry.enter} />
          </Flex>
          {live.hasFailed && <Alert type="warning" role="status" title={t('toolbar.pricesFailed')} />}
          {!given.isOwn && <Alert type="info" title={t('page.shared')} />}
          {cost === null && <Alert type="warning" title={t('page.beyond')} />}
          {cost !== null &&
            entry.sheet.steps.map((step) => (
              <StepBill
                key={step.stepId}
                step={step}
                name={route?.steps.find((one) => one.stepId === step.stepId)?.name}
                entry={entry}
                cost={cost}
                molecules={molecules}
              />
            ))}
        </Flex>
        {cost !== null && <Totals entry={entry} cost={cost} nameOf={nameOf} />}
      </div>
    </section>
  );
}

function CostSkeleton() {
  const { t } = useTranslation('cost');
  return (
    <section className={styles['page']} aria-busy="true" aria-label={t('page.loading')}>
      <Skeleton height={44} />
      <div className={styles['work']}>
        <Flex vertical gap={14} className={styles['bill']}>
          <Skeleton height={32} width="60%" />
          <Skeleton height={260} radius={10} />
          <Skeleton height={260} radius={10} />
        </Flex>
        <Flex vertical gap={14} className={styles['total']}>
          <Skeleton height={34} width="70%" />
          <Skeleton height={320} radius={6} />
        </Flex>
      </div>
    </section>
  );
}

/** The name of the figure at a path, without its position. */
function figureNames(
  t: TFunction<'cost'>,
  sheet: CostSheet,
  molecules: ReadonlyMap<string, Molecule>,
): (path: string) => string {
  const lineName = (lineId: string): string => {
    const line = sheet.steps.flatMap((step) => step.lines).find((one) => one.lineId === lineId);
    const molecule = line?.smiles === undefined ? undefined : molecules.get(line.smiles);
    return molecule ? moleculeLabel(molecule) : withSubscripts(line?.name ?? '');
  };
  return (path) => {
    const [kind, id = '', figure] = path.split('.');
    const number = sheet.steps.find((step) => step.stepId === id || id.startsWith(`${step.stepId}-`))?.number ?? 0;
    if (kind === 'step') return t(figure === 'yield' ? 'step.yieldOf' : 'step.workOf', { number });
    if (kind !== 'line') return t(`assumptions.${path}`);
    return t(figure === 'price' ? 'moves.price' : 'moves.amount', { name: lineName(id), number });
  };
}
