// Up to four routes side by side: figures with the best one marked, steps from the target back, the same product in one row.

import { Checkbox, Flex, Space, Table, Tag, Typography, type TableColumnsType } from 'antd';
import type { RouteDetail, RouteStep, RouteSummary } from '@app/shared/contracts/routes/routes';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { arrowTexts } from '../../../chemistry/step/condition-words.ts';
import { precedentsOf, precedentWords } from '../../../chemistry/step/evidence-text.ts';
import { precursorsOf, productOf } from '../../../chemistry/tree/route-tree.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { ChevronLeftIcon } from '../../../ui/icons/work-icons.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Verdict } from '../../../ui/state/verdict.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { ScoreBar } from '../cells/route-cells.tsx';
import { maxCompared } from '../filter/list-query.ts';
import { costPath, routePath } from '../../../chemistry/export/paths.ts';
import { RetroArrow } from '../retro-arrow.tsx';
import { listedCost } from '../score/listed-cost.tsx';
import { SolvedMark } from '../score/solved-mark.tsx';
import {
  alignSteps,
  compareFigures,
  compareMaterials,
  differs,
  type ComparedFigure,
  type ComparedLine,
} from './compare.ts';
import { column, rowHeading } from '../../../ui/table/column.tsx';

const pictureFrame = { width: 84, height: 58 } as const;

export interface CompareViewProps {
  routeIds: readonly string[];
  /** The routes left; fewer than two go back to the table. */
  onChange: (routeIds: string[]) => void;
}

export function CompareView({ routeIds, onChange }: CompareViewProps) {
  const { t } = useTranslation('routes');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { routes, isLoading, error } = useRoutes(routeIds);
  return (
    <Flex vertical gap={10} flex={1} style={{ minHeight: 0, padding: '0 16px 16px', overflow: 'auto' }}>
      <Flex wrap gap="4px 12px" align="center" style={{ paddingTop: 10 }}>
        <Button size="small" icon={<ChevronLeftIcon size={16} />} onClick={() => onChange([])}>
          {t('compare.back')}
        </Button>
        <Typography.Title level={2} style={{ margin: 0, fontSize: 15 }}>
          {t('compare.title', { count: routeIds.length })}
        </Typography.Title>
        <Checkbox checked={onlyDifferences} onChange={({ target }) => setOnlyDifferences(target.checked)}>
          {t('listPage.compare.onlyDifferences')}
        </Checkbox>
        <Typography.Text type="secondary">{t('compare.legend')}</Typography.Text>
      </Flex>
      {error && <ErrorState error={error} compact />}
      {isLoading && <Skeleton height={420} radius={10} />}
      {!isLoading && routes.length > 0 && (
        <CompareTable
          routes={routes}
          onlyDifferences={onlyDifferences}
          onRemove={(id) => onChange(routeIds.filter((one) => one !== id))}
        />
      )}
    </Flex>
  );
}

/** Up to four routes at once; each is cached by itself. Routes that cannot be read are left out and named by `error`. */
function useRoutes(routeIds: readonly string[]) {
  const at = (index: number) => {
    const routeId = routeIds[index];
    return routeId === undefined ? null : { query: { routeId } };
  };
  const responses = [
    useCall('routeDetail', at(0)),
    useCall('routeDetail', at(1)),
    useCall('routeDetail', at(2)),
    useCall('routeDetail', at(3)),
  ].slice(0, Math.min(maxCompared, routeIds.length));
  return {
    routes: responses.flatMap((response) => (response.data ? [response.data] : [])),
    isLoading: responses.some((response) => response.isLoading),
    error: responses.find((response) => response.error)?.error,
  };
}

/** A row of the table: what it is about, and a cell for each route. */
interface CompareRow {
  key: string;
  title: string;
  hint?: string;
  cells: ReactNode[];
  /** Columns with the best value. */
  best?: readonly number[];
  /** Columns of a step that other routes have too. */
  shared?: readonly number[];
  /** In small print across the table: the heading of what follows. */
  isHeading?: boolean;
}

interface CompareTableProps {
  routes: RouteDetail[];
  onlyDifferences: boolean;
  onRemove: (routeId: string) => void;
}

function CompareTable({ routes, onlyDifferences, onRemove }: CompareTableProps) {
  const { t } = useTranslation('routes');
  const summaries = routes.map((route) => route.summary);
  const materials = compareMaterials(summaries);
  const lines = alignSteps(routes).filter((line) => !onlyDifferences || !line.every((cell) => cell?.shared));
  const rows: CompareRow[] = [
    ...compareFigures(summaries)
      .filter((figure) => !onlyDifferences || differs(figure))
      .map((figure) => figureRow(t, figure, summaries)),
    {
      key: 'materials',
      title: t('materials.count', { count: materials.length }),
      hint: t('listPage.compare.materials'),
      cells: summaries.map((_, at) => (
        <Flex key={at} wrap gap={6}>
          {materials
            .filter(({ takenBy }) => takenBy[at] && !(onlyDifferences && takenBy.every(Boolean)))
            .map(({ molecule, takenBy }) => {
              const isAlone = takenBy.filter(Boolean).length === 1;
              return (
                <Flex key={molecule.key} vertical align="center">
                  <MoleculePicture molecule={molecule} {...pictureFrame} />
                  {isAlone && <Tag color="success">{t('listPage.compare.alone')}</Tag>}
                </Flex>
              );
            })}
        </Flex>
      )),
    },
    { key: 'steps', title: t('compare.steps'), hint: t('compare.stepsOrder'), cells: [], isHeading: true },
    ...lines.map((line, index) => stepRow(t, line, routes, index)),
  ];
  const columns: TableColumnsType<CompareRow> = [
    column(
      <span className="visually-hidden">{t('compare.figures')}</span>,
      {
        ...rowHeading,
        width: 150,
        fixed: 'left',
        onCell: ({ isHeading }) => ({
          colSpan: isHeading ? routes.length + 1 : 1,
          style: { ...rowHeading.onCell().style, verticalAlign: 'top' },
        }),
      },
      ({ title, hint, isHeading }) => (
        <>
          {isHeading ? <strong>{title}</strong> : title}
          {hint && <RecordNote>{hint}</RecordNote>}
        </>
      ),
    ),
    ...summaries.map((route, at) => ({
      key: route.routeId,
      width: 250,
      title: (
        <Flex wrap gap="2px 8px" align="center">
          <Link to={routePath(route.routeId)}>{t('list.route', { rank: route.rank })}</Link>
          <ScoreBar parts={route.scoreParts} />
          <SolvedMark route={route} />
          <IconButton
            size="small"
            label={t('compare.remove', { rank: route.rank })}
            icon={<CloseIcon size={14} />}
            onClick={() => onRemove(route.routeId)}
          />
        </Flex>
      ),
      onCell: ({ isHeading, best, shared }: CompareRow) => ({
        colSpan: isHeading ? 0 : 1,
        className: 'tabular',
        style: {
          verticalAlign: 'top' as const,
          ...(best?.includes(at) && { background: 'var(--primary-tint)' }),
          ...(shared?.includes(at) && { background: 'var(--info-tint)' }),
        },
      }),
      render: (_: unknown, { cells }: CompareRow) => cells[at],
    })),
  ];
  return (
    <PictureGroup
      molecules={routes.flatMap(({ nodes }) => nodes.map(({ molecule }) => molecule))}
      frame={pictureFrame}
      like={routes[0]?.target}
    >
      <Table
        size="small"
        bordered
        sticky
        aria-label={t('compare.title', { count: routes.length })}
        columns={columns}
        dataSource={rows}
        pagination={false}
        scroll={{ x: 150 + routes.length * 250 }}
      />
    </PictureGroup>
  );
}

type Words = ReturnType<typeof useTranslation<'routes'>>['t'];

const ruled: ReadonlySet<ComparedFigure['key']> = new Set([
  'cost',
  'convergence',
  'leadTime',
  'confidence',
  'greenness',
  'mass',
  'hazards',
]);

function figureRow(t: Words, figure: ComparedFigure, routes: readonly RouteSummary[]): CompareRow {
  const { key, values, best } = figure;
  const isRuled = ruled.has(key);
  return {
    key,
    title: t(isRuled ? `listPage.column.${key}` : `compare.figure.${key}`),
    best,
    cells: values.map((value, at) => (
      <Space key={at} title={isRuled ? t(`listPage.column.help.${key}`) : undefined}>
        <Figure routeId={key === 'cost' ? routes[at]?.routeId : undefined}>
          {figureText(t, figure, value, routes[at])}
        </Figure>
        {best.includes(at) && <Tag color="success">{t('compare.best')}</Tag>}
      </Space>
    )),
  };
}

/** What a route costs leads to how it is counted. */
function Figure({ routeId, children }: { routeId: string | undefined; children: string }) {
  return routeId === undefined ? children : <Link to={costPath(routeId)}>{children}</Link>;
}

function figureText(t: Words, { key }: ComparedFigure, value: number, route: RouteSummary | undefined): string {
  if (Number.isNaN(value)) return '–';
  const cost = route?.figures?.costPerKg;
  if (key === 'cost' && cost) return listedCost(cost, cost.currency);
  if (key === 'convergence') return formatPercent(value);
  if (key === 'leadTime') return t('listPage.figure.days', { count: value });
  if (key !== 'hazards') return formatNumber(value, key === 'score' ? 1 : 0);
  const hazards = (route?.figures?.hazards ?? []).map(({ rule }) =>
    t(`listPage.hazard.${rule}`, { defaultValue: rule }),
  );
  return [formatNumber(value), hazards.join(t('listPage.list.comma'))].filter(Boolean).join(' · ');
}

function stepRow(t: Words, line: ComparedLine, routes: readonly RouteDetail[], depth: number): CompareRow {
  const cells = line.map((cell, at) => {
    const route = routes[at];
    const product = cell && route ? productOf(route, cell.step)?.molecule : undefined;
    return { cell, route, product };
  });
  const products = new Map(cells.flatMap(({ product }) => (product ? [[product.key, product]] : [])));
  const [only] = products.values();
  return {
    key: `step ${depth}`,
    title: depth === 0 ? t('compare.lastStep') : t('compare.stepsBefore', { count: depth }),
    ...(products.size === 1 && only && { hint: moleculeLabel(only) }),
    shared: cells.flatMap(({ cell }, at) => (cell?.shared ? [at] : [])),
    cells: cells.map(({ cell, route, product }, at) =>
      cell && route && product ? (
        <CompareStep key={at} route={route} step={cell.step} product={product} isShared={cell.shared} />
      ) : (
        '–'
      ),
    ),
  };
}

interface CompareStepProps {
  route: RouteDetail;
  step: RouteStep;
  product: Molecule;
  /** Another of the routes has the same step. */
  isShared: boolean;
}

/** One step of a compared route, small: the product, what it is made from, how, and how well. */
function CompareStep({ route, step, product, isShared }: CompareStepProps) {
  const { t } = useTranslation('routes');
  const { classKey, yieldPercent, typicalYieldPercent, forward } = step;
  const { over, under } = arrowTexts(step.conditions[0]);
  const facts = [
    t(`class.${classKey}`, { defaultValue: classKey }),
    yieldPercent === undefined
      ? typicalYieldPercent !== undefined && t('compare.yieldAbout', { value: formatNumber(typicalYieldPercent) })
      : t('compare.yield', { value: formatNumber(yieldPercent) }),
  ];
  return (
    <Flex vertical gap={4}>
      <Space wrap size={[6, 2]}>
        <strong>
          {step.number}. {step.name}
        </strong>
        {isShared && <Tag color="blue">{t('compare.shared')}</Tag>}
      </Space>
      <Flex wrap gap={4} align="center">
        <MoleculePicture molecule={product} {...pictureFrame} />
        <RetroArrow width={24} />
        {precursorsOf(route, step).map((node) => (
          <MoleculePicture key={node.nodeId} molecule={node.molecule} {...pictureFrame} />
        ))}
      </Flex>
      <RecordNote>{facts.filter(Boolean).join(' · ')}</RecordNote>
      {over !== undefined && <RecordNote>{[over, under].filter(Boolean).join(' · ')}</RecordNote>}
      <Space wrap size={[8, 2]}>
        <span title={precedentWords(t, step)}>
          {t('list.precedents', { count: precedentsOf(step), value: formatNumber(precedentsOf(step)) })}
        </span>
        <Verdict isSmall passes={forward.passed}>
          {forward.passed ? t('forward.rankShort', { rank: forward.rank }) : t('forward.failedShort')}
        </Verdict>
      </Space>
    </Flex>
  );
}
