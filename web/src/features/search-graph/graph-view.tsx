// The graph of one task: what it holds in figures, what of it is shown, the canvas, and what to do with what is selected.

import { pathSorts } from '@app/shared/contracts/search-graph/part';
import type { GraphCounts } from '@app/shared/contracts/search-graph/search-graph';
import { Alert, Checkbox, Flex, Popover, Select, Skeleton, Splitter } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { mayPass } from '../../shared/api/call-error.ts';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { formatNumber, formatPercent } from '../../shared/i18n/format.ts';
import { treeShortcuts, useShortcuts, type Shortcut } from '../../shared/keys/use-shortcuts.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import type { CanvasHandle } from '../../chemistry/tree/use-viewport.ts';
import { ZoomButtons } from '../../chemistry/tree/zoom-buttons.tsx';
import { GraphCanvas } from './canvas/graph-canvas.tsx';
import { itemAfter } from './canvas/graph-tree.ts';
import { FindBox } from './find-box.tsx';
import { checkChoices, filterOf, scoreChoices, withFilter, type GraphFilter } from './graph-filter.ts';
import { checkColors, looks, type Look } from './molecule-words.ts';
import { GrowthList } from './panels/growth-list.tsx';
import { NodePanel } from './panels/node-panel.tsx';
import { Outline } from './panels/outline.tsx';
import { SelectionPanel } from './panels/selection-panel.tsx';
import { searchGraphPath, routeListPath } from '../../chemistry/export/paths.ts';
import { GraphContext, useExplorer } from './use-explorer.ts';
import { useGraphState } from './use-graph.ts';

interface GraphViewProps {
  routeType: string;
  taskId: string;
  /** Key of the molecule to begin with; the target when left out. */
  from: string | undefined;
}

export function GraphView({ routeType, taskId, from }: GraphViewProps) {
  const { t } = useTranslation('search-graph');
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const filter = useMemo(() => filterOf(new URLSearchParams(address)), [address]);
  const { data: state, error, mutate } = useGraphState(taskId);
  const explorer = useExplorer({ taskId, asOf: state?.asOf, from, filter });
  const { tree, layout, selected, selectedId } = explorer;
  const canvas = useRef<CanvasHandle>(null);
  const isNarrow = useIsBelow('md');
  useEffect(() => canvas.current?.show(selectedId), [selectedId]);

  const press = (key: string): boolean => {
    if (!tree || !selected) return false;
    if (key === 'Enter' || key === ' ') explorer.act(selected);
    else if (key === 'ArrowRight' && selected.kind === 'molecule' && !selected.isOpen) explorer.act(selected);
    else if (key === 'f') canvas.current?.fit();
    else if (key === '+' || key === '=') canvas.current?.zoom(1.25);
    else if (key === '-') canvas.current?.zoom(0.8);
    else {
      const next = itemAfter(tree, selected.id, key);
      if (!next) return false;
      explorer.select(next.id);
    }
    return true;
  };
  useShortcuts('commands:keys.graph', graphShortcuts, (key) => {
    if (key === '/') return document.getElementById('graph-find')?.focus();
    return isNarrow || key === 'Enter' || key === ' ' ? false : press(key);
  });

  const failure = error && !state ? error : explorer.error && !tree ? explorer.error : null;
  if (failure)
    return (
      <Flex vertical align="center" gap={16} style={{ padding: '48px 16px' }}>
        <ErrorState heading={t('title')} error={failure} onRetry={mayPass(failure) ? () => void mutate() : undefined} />
        {!mayPass(failure) && t('errorHint')}
        <ButtonLink to={`/${routeType}`}>{t('toTasks')}</ButtonLink>
      </Flex>
    );
  if (!state || !tree || !layout || !selected || explorer.isOpening)
    return (
      <div aria-busy="true" aria-label={t('loading')} style={{ padding: 24 }}>
        <Skeleton active paragraph={{ rows: 12 }} />
      </div>
    );
  const open = (id: string) => {
    const item = layout.byId.get(id)?.item;
    if (item) explorer.act(item);
  };
  const { canChange } = state;
  const panel = <NodePanel item={selected} />;
  const side = (
    <Flex component="aside" vertical gap={10} aria-label={t('side')} style={{ padding: isNarrow ? '10px 0' : 10 }}>
      {!isNarrow && panel}
      <GrowthList growths={state.growths} />
      <SelectionPanel root={tree.node} isWhole={from === undefined} />
    </Flex>
  );
  const tools = (
    <Flex wrap gap={6} align="center" role="group" aria-label={t('canvas.view')}>
      <Button size="small" onClick={explorer.unfoldLevel}>
        {t('canvas.unfoldLevel')}
      </Button>
      <Button size="small" onClick={explorer.foldAll}>
        {t('canvas.foldAll')}
      </Button>
      {!isNarrow && (
        <>
          <ZoomButtons canvas={canvas} />
          <Popover trigger="click" placement="bottomLeft" content={<Legend />}>
            <Button size="small">{t('legend.title')}</Button>
          </Popover>
        </>
      )}
    </Flex>
  );
  return (
    <GraphContext value={{ routeType, taskId, canChange, explorer, onGrown: () => void mutate() }}>
      <Flex vertical style={isNarrow ? undefined : { height: 'calc(100dvh - var(--header-height))', minHeight: 520 }}>
        <Flex vertical gap={8} style={{ padding: '8px 12px', borderBottom: '1px solid var(--line)' }}>
          <Flex component="header" wrap={isNarrow} gap="4px 16px" align="center">
            <h1 style={{ margin: 0, fontSize: 16 }}>{t('titleOf', { name: moleculeLabel(tree.node.molecule) })}</h1>
            <Flex
              wrap
              flex={isNarrow ? '1 0 100%' : 1}
              gap="0 14px"
              style={{ order: isNarrow ? 1 : undefined, color: 'var(--secondary)', fontSize: 13 }}
            >
              {shownCounts.map((name) => (
                <span key={name} title={t(`counts.${name}Why`)}>
                  <span>{t(`counts.${name}`)}</span> <strong>{formatNumber(state.counts[name])}</strong>
                </span>
              ))}
            </Flex>
            <Flex wrap={isNarrow} gap={8}>
              {from !== undefined && (
                <ButtonLink size="small" to={searchGraphPath(routeType, taskId)}>
                  {t('canvas.toTarget')}
                </ButtonLink>
              )}
              <ButtonLink size="small" to={routeListPath(routeType, taskId)}>
                {t('toRoutes')}
              </ButtonLink>
            </Flex>
          </Flex>
          {!state.isFinal && <Alert role="status" type="info" title={t('running')} />}
          {!canChange && <Alert type="info" title={t('canvas.readOnly')} />}
          <Flex wrap gap="8px 20px" align="center">
            <FindBox taskId={taskId} onFound={explorer.jump} />
            <Filters
              filter={filter}
              classes={explorer.classes}
              onFilter={(next) => setSearch(withFilter(search, next), { replace: true })}
            />
          </Flex>
        </Flex>
        {isNarrow ? (
          <div style={{ padding: 10 }}>
            {tools}
            <Outline tree={tree} selectedId={selectedId} onSelect={explorer.select} onOpen={open} detail={panel} />
            {side}
          </div>
        ) : (
          <Splitter style={{ flex: 1, minHeight: 0 }}>
            <Splitter.Panel style={{ position: 'relative', overflow: 'hidden' }}>
              <GraphCanvas
                ref={canvas}
                layout={layout}
                selectedId={selectedId}
                onSelect={explorer.select}
                onOpen={open}
                onKey={press}
              />
              <div style={{ position: 'absolute', top: 8, left: 8 }}>{tools}</div>
            </Splitter.Panel>
            <Splitter.Panel defaultSize={340} min={280}>
              {side}
            </Splitter.Panel>
          </Splitter>
        )}
      </Flex>
    </GraphContext>
  );
}

// The keys of the search graph, as they are listened for and as the keyboard help lists them.
export const graphShortcuts: readonly Shortcut[] = [
  {
    keys: ['←', '↑', '→', '↓'],
    on: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
    says: 'commands:keys.moveGraph',
  },
  { keys: ['/'], on: ['/'], says: 'commands:keys.find' },
  ...treeShortcuts,
];

const shownCounts: readonly (keyof GraphCounts)[] = [
  'molecules',
  'expanded',
  'inStock',
  'solved',
  'reactions',
  'passed',
  'failed',
  'left',
];

interface FiltersProps {
  filter: GraphFilter;
  /** Of the whole graph. */
  classes: readonly { classKey: string; count: number }[];
  onFilter: (filter: GraphFilter) => void;
}

/** Which paths are shown of each molecule, and in which order. */
function Filters({ filter, classes, onFilter }: FiltersProps) {
  const { t } = useTranslation(['search-graph', 'routes']);
  const select = { size: 'small', popupMatchSelectWidth: false, style: { maxWidth: 180 } } as const;
  return (
    <Flex wrap gap="6px 12px" align="center" role="group" aria-label={t('filter.label')}>
      <Select
        {...select}
        aria-label={t('filter.sort')}
        value={filter.sort}
        options={pathSorts.map((value) => ({ value, label: t(`filter.by.${value}`) }))}
        onChange={(sort) => onFilter({ ...filter, sort })}
      />
      <Segmented
        label={t('filter.check')}
        value={filter.check}
        options={checkChoices.map((value) => ({ value, label: t(`filter.${value}`) }))}
        onChange={(check) => onFilter({ ...filter, check })}
      />
      {(['solvedOnly', 'hideHazards'] as const).map((flag) => (
        <Checkbox key={flag} checked={filter[flag]} onChange={() => onFilter({ ...filter, [flag]: !filter[flag] })}>
          {t(`filter.${flag}`)}
        </Checkbox>
      ))}
      <Select
        {...select}
        prefix={t('filter.minScore')}
        aria-label={t('filter.minScore')}
        value={filter.minScore}
        options={scoreChoices.map((value) => ({
          value,
          label: value === 0 ? t('filter.anyScore') : `≥ ${formatPercent(value)}`,
        }))}
        onChange={(minScore) => onFilter({ ...filter, minScore })}
      />
      <Select
        {...select}
        prefix={t('filter.class')}
        aria-label={t('filter.class')}
        value={filter.classKey}
        options={[
          { value: '', label: t('filter.anyClass') },
          ...classes.map(({ classKey, count }) => ({
            value: classKey,
            label: `${t(`routes:class.${classKey}`, { defaultValue: classKey })} (${formatNumber(count)})`,
          })),
        ]}
        onChange={(classKey) => onFilter({ ...filter, classKey })}
      />
    </Flex>
  );
}

/** What the lines around molecules and the bands on reactions mean, and the keys. */
function Legend() {
  const { t } = useTranslation('search-graph');
  const molecules = Object.entries(looks) as [Look, (typeof looks)[Look]][];
  return (
    <div style={{ maxWidth: 320 }}>
      {molecules.map(([look, { stroke, width, dash }]) => (
        <Flex key={look} gap={10} align="center">
          <svg width="32" height="20" aria-hidden="true" fill="none" stroke={stroke} strokeDasharray={dash}>
            {look === 'link' ? (
              <path d="M1 10h30" strokeWidth={width} />
            ) : (
              <rect x="2" y="2" width="28" height="16" rx="4" strokeWidth={width} />
            )}
          </svg>
          {t(`legend.${look}`)}
        </Flex>
      ))}
      {Object.entries(checkColors).map(([check, color]) => (
        <Flex key={check} gap={10} align="center">
          <svg width="32" height="20" aria-hidden="true">
            <rect x="14" y="1" width="4" height="18" rx="2" fill={color} />
          </svg>
          {t(`canvas.${check as keyof typeof checkColors}`)}
        </Flex>
      ))}
      <p style={{ margin: '8px 0 0' }}>{t('legend.keys')}</p>
    </div>
  );
}
