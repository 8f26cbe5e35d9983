// What a row or a card says of a route: its figures, its score, its materials, and the buttons that mark it.

import type { ProcessFigures } from '@app/shared/contracts/process/figures';
import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { Button, Card, Flex, Popover, Typography } from 'antd';
import type { TFunction } from 'i18next';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { breakable } from '../../../chemistry/drawing/breakable-name.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import type { RouteSort } from '../filter/list-query.ts';
import { hazardCounts } from '../filter/sort-routes.ts';
import { useRouteListing } from '../list-context.ts';
import { CostCell } from '../score/listed-cost.tsx';
import { partsOf, ScoreExplained, type ScoreParts } from '../score/score-explained.tsx';
import { WorstHazard } from '../score/severity-tag.tsx';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { HideIcon, MoreIcon, SaveIcon, ShowIcon } from '../../../ui/icons/work-icons.tsx';
import { later } from '../../../ui/state/later.tsx';
import { Verdict } from '../../../ui/state/verdict.tsx';

const RouteMenu = later(() => import('../../../chemistry/export/route-menu.tsx').then((m) => m.RouteMenu), {
  fallback: <MoreIcon size={16} />,
});

/** Fetched while the page rests. */
export const cellParts = [RouteMenu];

/** The content of a column's cell; a function instead of a component, as a row has eight of them. */
export function routeFigure(route: ListedRoute, sort: RouteSort, t: TFunction<'routes'>): ReactNode {
  const { figures } = route;
  if (sort === 'steps') return route.steps;
  if (sort === 'longestLinear') return route.longestLinear;
  if (sort === 'precedents') return formatNumber(route.leastPrecedents);
  if (sort === 'startingMaterials') return <MaterialsCell materials={route.startingMaterials} />;
  if (sort === 'hazards') return <RouteHazards route={route} />;
  if (sort === 'isolations') return route.process?.isolations ?? '–';
  if (sort === 'cost' && route.process) return <ProcessCost figures={route.process} />;
  if (sort === 'fit') return route.weighed === undefined ? '–' : formatNumber(route.weighed, 1);
  if (sort === 'likeness') return route.likeness ?? '–';
  if (!figures) return <span title={t('listPage.figure.unknown')}>–</span>;
  if (sort === 'cost') return <RouteCost figures={figures} />;
  if (sort === 'leadTime') return t('listPage.figure.days', { count: figures.leadDays });
  if (sort === 'confidence') return figures.confidence;
  if (sort === 'greenness') return figures.greenness;
  if (sort === 'convergence') return formatPercent(figures.convergence);
  return formatNumber(route.process?.massIntensity ?? figures.massIntensity);
}

function RouteCost({ figures: { costPerKg } }: { figures: NonNullable<ListedRoute['figures']> }) {
  const { t } = useTranslation('routes');
  if (!costPerKg) return <span title={t('listPage.figure.noPrice')}>–</span>;
  const { minorUnits, low = minorUnits, high = minorUnits, currency, unpriced } = costPerKg;
  const title = unpriced === 0 ? undefined : t('listPage.figure.unpriced', { count: unpriced });
  return (
    <CostCell range={{ low, estimate: minorUnits, high }} currency={currency} isLeast={unpriced > 0} title={title} />
  );
}

/** Of a process task: what a kilogram costs, with its range, and its source as a tip. */
function ProcessCost({ figures: { costPerKg } }: { figures: ProcessFigures }) {
  const { t } = useTranslation('process');
  if (!costPerKg) return <span title={t('cost.unknownWhy')}>–</span>;
  const { low, typical, high, currency, source } = costPerKg;
  return (
    <CostCell
      range={{ low, estimate: typical, high }}
      currency={currency}
      title={t(`source.${source}`)}
      source={t(`sourceShort.${source}`)}
    />
  );
}

function RouteHazards({ route }: { route: ListedRoute }) {
  const counts = hazardCounts(route);
  return counts ? <WorstHazard counts={counts} unknown={route.process?.unknownConditions} /> : '–';
}

// A route's score, and on demand what it is made of.
export function ScoreCell({ route, compact = false }: { route: RouteSummary; compact?: boolean }) {
  const { t } = useTranslation('routes');
  if (!route.solved) return <span title={t('score.unsolved')}>–</span>;
  const score = formatNumber(route.score, 1);
  return (
    <Popover
      content={<ScoreExplained route={route} />}
      trigger={['hover', 'focus', 'click']}
      destroyOnHidden
      styles={{ root: { width: 340 } }}
    >
      <Button
        type="text"
        data-paper="kept"
        aria-label={t('score.button', { score })}
        style={{
          flexDirection: compact ? 'row' : 'column',
          gap: 6,
          alignItems: 'start',
          height: 'auto',
          padding: '2px 4px',
        }}
      >
        <Typography.Text strong className="tabular">
          {score}
        </Typography.Text>
        <ScoreBar parts={route.scoreParts} />
      </Button>
    </Popover>
  );
}

const bar = { height: 18, cell: 9, gap: 2 } as const;

/** One cell a part, each filled as far as the part is good. */
export function ScoreBar({ parts }: { parts: ScoreParts }) {
  const values = partsOf(parts).map(([, value]) => Math.round(bar.height * value * 10) / 10);
  const column = (place: number, height: number) =>
    `M${place * (bar.cell + bar.gap)} ${bar.height}v${-height}h${bar.cell}v${height}z`;
  const width = values.length * (bar.cell + bar.gap) - bar.gap;
  return (
    <svg width={width} height={bar.height} aria-hidden="true">
      <path fill="var(--track)" d={values.map((_, place) => column(place, bar.height)).join('')} />
      <path fill="var(--primary)" d={values.map((height, place) => column(place, height)).join('')} />
    </svg>
  );
}

// The molecules a route starts from: how many, whether all are in stock, and on demand what they look like.
type Materials = RouteSummary['startingMaterials'];

/** `labelled` says what is counted, where no column header does. */
export function MaterialsCell({ materials, labelled = false }: { materials: Materials; labelled?: boolean }) {
  const { t } = useTranslation('routes');
  const missing = materials.filter((one) => !one.inStock).length;
  return (
    <Popover content={<MaterialsGrid materials={materials} />} trigger={['hover', 'focus', 'click']} destroyOnHidden>
      <Button
        type="text"
        data-paper="kept"
        style={{ flexDirection: 'column', gap: 0, alignItems: 'start', height: 'auto', padding: '2px 4px' }}
      >
        <span>{labelled ? t('materials.count', { count: materials.length }) : materials.length}</span>
        <Verdict passes={missing === 0} isSmall>
          {missing === 0 ? t('materials.allInStock') : t('materials.missing', { count: missing })}
        </Verdict>
      </Button>
    </Popover>
  );
}

const frame = { width: 120, height: 80 } as const;

function MaterialsGrid({ materials }: { materials: Materials }) {
  const { t } = useTranslation('routes');
  return (
    <PictureGroup molecules={materials.map(({ molecule }) => molecule)} frame={frame}>
      <Flex wrap gap={8} style={{ maxWidth: 'min(580px, 84vw)', maxHeight: '60dvh', overflow: 'auto' }}>
        {materials.map(({ molecule, inStock }) => (
          <Card
            key={molecule.key}
            size="small"
            style={{ width: 136, textAlign: 'center' }}
            styles={{ body: { padding: 6 } }}
          >
            <MoleculePicture molecule={molecule} {...frame} decorative />
            <div style={{ overflowWrap: 'anywhere' }}>{breakable(moleculeLabel(molecule))}</div>
            <Verdict passes={inStock} isSmall>
              {t(inStock ? 'materials.inStock' : 'materials.notInStock')}
            </Verdict>
          </Card>
        ))}
      </Flex>
    </PictureGroup>
  );
}

/** Saves or hides a route; the same press takes it back. More of what may follow it is in a menu. The list around it shows the tips. */
export function RouteMarks({ route }: { route: ListedRoute }) {
  const { t } = useTranslation(['routes', 'sharing']);
  const { task, isShared, onKeep } = useRouteListing();
  const [isAsked, setAsked] = useState(false);
  const { mark, rank } = route;
  const [isSaved, isHidden] = [mark === 'saved', mark === 'hidden'];
  const marks = [
    { kind: 'saved', key: 'S', isOn: isSaved, word: isSaved ? 'unsave' : 'save', Icon: SaveIcon },
    {
      kind: 'hidden',
      key: 'H',
      isOn: isHidden,
      word: isHidden ? 'unhide' : 'hide',
      Icon: isHidden ? ShowIcon : HideIcon,
    },
  ] as const;
  const more = t('sharing:actions.more', { rank });
  return (
    <Flex gap={2} align="center">
      {marks.map(({ kind, key, isOn, word, Icon }) => {
        const label = t(`listPage.mark.${word}`, { rank });
        return (
          <Button
            key={kind}
            size="small"
            color={isOn ? 'primary' : 'default'}
            variant={isOn ? 'filled' : 'text'}
            icon={<Icon size={16} />}
            aria-pressed={isOn}
            aria-label={label}
            aria-keyshortcuts={key}
            data-tip={`${label} (${key})`}
            onClick={() => onKeep(route, kind)}
          />
        );
      })}
      {/* What may follow the route: its cost, a quotation, sharing, files. */}
      {isAsked ? (
        <RouteMenu route={route} routeType={task.routeType} isShared={isShared} />
      ) : (
        <Button
          type="text"
          size="small"
          icon={<MoreIcon size={16} />}
          aria-haspopup="menu"
          aria-expanded={false}
          aria-label={more}
          data-tip={more}
          onClick={() => setAsked(true)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setAsked(true);
          }}
        />
      )}
    </Flex>
  );
}
