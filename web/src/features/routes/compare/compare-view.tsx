// Up to four routes side by side: figures with the best one marked, steps aligned so that shared ones are in one row.

import { Checkbox } from 'antd';
import type { RouteDetail, RouteSummary } from '@app/shared/contracts/routes/routes';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { ChevronLeftIcon } from '../../../ui/icons/work-icons.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { listedCost } from '../score/listed-cost.tsx';
import styles from './compare-view.module.css';
import { CompareStep, pictureFrame } from './compare-step.tsx';
import { alignSteps, compareFigures, compareMaterials, differs, type ComparedFigure } from './compare.ts';
import { routePath } from '../paths.ts';
import { ScoreBar } from '../cells/score-cell.tsx';
import { SolvedMark } from '../score/solved-mark.tsx';
import { useRoutes } from './use-routes.ts';

export interface CompareViewProps {
  routeIds: readonly string[];
  /** The routes left; fewer than two go back to the table. */
  onChange: (routeIds: string[]) => void;
}

export function CompareView({ routeIds, onChange }: CompareViewProps) {
  const { t } = useTranslation('routes');
  const { t: own } = useTranslation('routes');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { routes, isLoading, error } = useRoutes(routeIds);
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <Button size="small" icon={<ChevronLeftIcon size={16} />} onClick={() => onChange([])}>
          {t('compare.back')}
        </Button>
        <h2>{t('compare.title', { count: routeIds.length })}</h2>
        <Checkbox
          className={styles.only}
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        >
          {own('listPage.compare.onlyDifferences')}
        </Checkbox>
        <span className={styles.legend}>{t('compare.legend')}</span>
      </div>
      {error && <ErrorState error={error} compact />}
      {isLoading ? (
        <Skeleton height={420} radius={10} />
      ) : (
        routes.length > 0 && (
          <CompareTable
            routes={routes}
            onlyDifferences={onlyDifferences}
            onRemove={(id) => onChange(routeIds.filter((one) => one !== id))}
          />
        )
      )}
    </div>
  );
}

interface CompareTableProps {
  routes: RouteDetail[];
  onlyDifferences: boolean;
  onRemove: (routeId: string) => void;
}

function CompareTable({ routes, onlyDifferences, onRemove }: CompareTableProps) {
  const { t } = useTranslation('routes');
  const { t: own } = useTranslation('routes');
  const summaries = routes.map((route) => route.summary);
  const materials = compareMaterials(summaries);
  const shown = routes.flatMap(({ nodes }) => nodes.map(({ molecule }) => molecule));
  const lines = alignSteps(routes).filter((line) => !onlyDifferences || !line.every((cell) => cell?.shared));
  return (
    <div
      className={styles.scroller}
      tabIndex={0}
      role="region"
      aria-label={t('compare.title', { count: routes.length })}
    >
      <PictureGroup molecules={shown} frame={pictureFrame} like={routes[0]?.target}>
        <table
          aria-label={t('compare.title', { count: routes.length })}
          className={styles.table}
          style={{ minWidth: 130 + routes.length * 230 }}
        >
          <thead>
            <tr>
              <td />
              {summaries.map((route) => (
                <th key={route.routeId} scope="col">
                  <span className={styles.head}>
                    <Link to={routePath(route.routeId)}>{t('list.route', { rank: route.rank })}</Link>
                    <ScoreBar parts={route.scoreParts} />
                    <SolvedMark route={route} />
                    <IconButton
                      size="small"
                      label={t('compare.remove', { rank: route.rank })}
                      icon={<CloseIcon size={14} />}
                      onClick={() => onRemove(route.routeId)}
                    />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareFigures(summaries)
              .filter((figure) => !onlyDifferences || differs(figure))
              .map((figure) => (
                <FigureLine key={figure.key} figure={figure} routes={summaries} />
              ))}
            <tr className={styles.section}>
              <th scope="row">{t('materials.count', { count: materials.length })}</th>
              <td colSpan={routes.length}>{own('listPage.compare.materials')}</td>
            </tr>
            <tr>
              <td />
              {summaries.map((route, column) => (
                <td key={route.routeId}>
                  <ul className={styles.materials}>
                    {materials
                      .filter(({ takenBy }) => takenBy[column] && !(onlyDifferences && takenBy.every(Boolean)))
                      .map(({ molecule, takenBy }) => (
                        <li key={molecule.key} data-alone={takenBy.filter(Boolean).length === 1}>
                          <MoleculePicture molecule={molecule} {...pictureFrame} />
                          {takenBy.filter(Boolean).length === 1 && <span>{own('listPage.compare.alone')}</span>}
                        </li>
                      ))}
                  </ul>
                </td>
              ))}
            </tr>
            <tr className={styles.section}>
              <th scope="row">{t('compare.steps')}</th>
              <td colSpan={routes.length}>{t('compare.stepsOrder')}</td>
            </tr>
            {lines.map((line, index) => (
              <tr key={index}>
                <td />
                {line.map((cell, column) => {
                  const route = routes[column];
                  return (
                    <td key={summaries[column]?.routeId} data-shared={cell?.shared}>
                      {cell && route && <CompareStep route={route} step={cell.step} isShared={cell.shared} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </PictureGroup>
    </div>
  );
}

function FigureLine({ figure, routes }: { figure: ComparedFigure; routes: readonly RouteSummary[] }) {
  const { t } = useTranslation('routes');
  const { t: own } = useTranslation('routes');
  const label = ruled.has(figure.key) ? own(`listPage.column.${figure.key}`) : t(`compare.figure.${figure.key}`);
  return (
    <tr data-differs={differs(figure)}>
      <th scope="row" title={ruled.has(figure.key) ? own(`listPage.column.help.${figure.key}`) : undefined}>
        {label}
      </th>
      {figure.values.map((value, index) => (
        <td key={routes[index]?.routeId} data-best={figure.best.includes(index)}>
          <FigureValue figure={figure} value={value} route={routes[index]} />
          {figure.best.includes(index) && <span className={styles.best}>{t('compare.best')}</span>}
        </td>
      ))}
    </tr>
  );
}

const ruled: ReadonlySet<ComparedFigure['key']> = new Set([
  'cost',
  'convergence',
  'leadTime',
  'confidence',
  'greenness',
  'mass',
  'hazards',
]);

interface FigureValueProps {
  figure: ComparedFigure;
  value: number;
  route: RouteSummary | undefined;
}

function FigureValue({ figure: { key }, value, route }: FigureValueProps) {
  const { t } = useTranslation('routes');
  if (Number.isNaN(value)) return '–';
  const cost = route?.figures?.costPerKg;
  if (key === 'cost' && cost) return listedCost(cost, cost.currency);
  if (key === 'convergence') return formatPercent(value);
  if (key === 'leadTime') return t('listPage.figure.days', { count: value });
  if (key === 'hazards')
    return [
      formatNumber(value),
      (route?.figures?.hazards ?? [])
        .map(({ rule }) => t(`listPage.hazard.${rule}`, { defaultValue: rule }))
        .join(t('listPage.list.comma')),
    ]
      .filter(Boolean)
      .join(' · ');
  return formatNumber(value, key === 'score' ? 1 : 0);
}
