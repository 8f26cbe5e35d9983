// The graph of one task: what it holds in figures, what of it is shown, the canvas, and what to do with what is selected.

import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GraphCounts } from '@app/shared/contracts/search-graph/search-graph';
import { mayPass } from '../../shared/api/call-error.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { useShortcuts, treeShortcuts, type Shortcut } from '../../shared/keys/use-shortcuts.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { MinusIcon } from '../../ui/icons/icons.tsx';
import { FitIcon, PlusIcon } from '../../ui/icons/work-icons.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { Filters } from './filters.tsx';
import { FindBox } from './find-box.tsx';
import { GraphCanvas, type CanvasHandle } from './canvas/graph-canvas.tsx';
import { filterOf, withFilter } from './graph-filter.ts';
import { itemAfter } from './canvas/graph-tree.ts';
import { GrowthList } from './panels/growth-list.tsx';
import { Legend } from './legend.tsx';
import { NodePanel } from './panels/node-panel.tsx';
import { Outline } from './panels/outline.tsx';
import styles from './page.module.css';
import { graphPath, routeListPath } from './paths.ts';
import { SelectionPanel } from './panels/selection-panel.tsx';
import { useExplorer } from './use-explorer.ts';
import { useGraphState } from './use-graph.ts';
import { formatNumber } from '../../shared/i18n/format.ts';

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
      <div className={styles.message}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <ErrorState error={failure} onRetry={mayPass(failure) ? () => mutate() : undefined} />
        {!mayPass(failure) && <p>{t('errorHint')}</p>}
        <ButtonLink to={`/${routeType}`}>{t('toTasks')}</ButtonLink>
      </div>
    );
  if (!state || !tree || !layout || !selected)
    return (
      <div className={styles.page} aria-busy="true" aria-label={t('loading')}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <Skeleton width={320} height={24} />
        <Skeleton height={420} radius={10} />
      </div>
    );
  const open = (id: string) => {
    const item = layout.byId.get(id)?.item;
    if (item) explorer.act(item);
  };
  const panel = (
    <NodePanel
      routeType={routeType}
      taskId={taskId}
      item={selected}
      canChange={state.canChange}
      explorer={explorer}
      onGrown={() => void mutate()}
    />
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('titleOf', { name: moleculeLabel(tree.node.molecule) })}</h1>
        <div className={styles.links}>
          {from !== undefined && (
            <ButtonLink size="small" to={graphPath(routeType, taskId)}>
              {t('canvas.toTarget')}
            </ButtonLink>
          )}
          <ButtonLink size="small" to={routeListPath(routeType, taskId)}>
            {t('toRoutes')}
          </ButtonLink>
        </div>
      </header>
      <Figures counts={state.counts} />
      {!state.isFinal && (
        <p className={styles.running} role="status">
          {t('running')}
        </p>
      )}
      {!state.canChange && <p className={styles.running}>{t('canvas.readOnly')}</p>}
      <div className={styles.tools}>
        <FindBox taskId={taskId} onFound={explorer.jump} />
        <Filters
          filter={filter}
          classes={explorer.classes}
          onFilter={(next) => setSearch(withFilter(search, next), { replace: true })}
        />
      </div>
      <div className={styles.area}>
        <div className={styles.stage}>
          <div className={styles.buttons} role="group" aria-label={t('canvas.view')}>
            <Button size="small" onClick={explorer.unfoldLevel}>
              {t('canvas.unfoldLevel')}
            </Button>
            <Button size="small" onClick={explorer.foldAll}>
              {t('canvas.foldAll')}
            </Button>
            {!isNarrow && (
              <>
                <Button
                  size="small"
                  aria-label={t('canvas.fit')}
                  title={t('canvas.fit')}
                  icon={<FitIcon size={16} />}
                  onClick={() => canvas.current?.fit()}
                />
                <Button
                  size="small"
                  aria-label={t('canvas.larger')}
                  title={t('canvas.larger')}
                  icon={<PlusIcon size={16} />}
                  onClick={() => canvas.current?.zoom(1.25)}
                />
                <Button
                  size="small"
                  aria-label={t('canvas.smaller')}
                  title={t('canvas.smaller')}
                  icon={<MinusIcon size={16} />}
                  onClick={() => canvas.current?.zoom(0.8)}
                />
                <Legend />
              </>
            )}
          </div>
          {isNarrow ? (
            <Outline tree={tree} selectedId={selectedId} onSelect={explorer.select} onOpen={open} detail={panel} />
          ) : (
            <div className={styles.canvas}>
              <GraphCanvas
                ref={canvas}
                layout={layout}
                selectedId={selectedId}
                onSelect={explorer.select}
                onOpen={open}
                onKey={press}
              />
            </div>
          )}
        </div>
        <aside className={styles.side} aria-label={t('side')}>
          {!isNarrow && panel}
          <GrowthList growths={state.growths} canChange={state.canChange} onChanged={() => void mutate()} />
          <SelectionPanel
            routeType={routeType}
            taskId={taskId}
            root={tree.node}
            isWhole={from === undefined}
            canChange={state.canChange}
            explorer={explorer}
          />
        </aside>
      </div>
    </div>
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

/** What the graph holds. */
function Figures({ counts }: { counts: GraphCounts }) {
  const { t } = useTranslation('search-graph');
  return (
    <dl className={styles.figures}>
      {shownCounts.map((name) => (
        <div key={name} title={t(`counts.${name}Why`)}>
          <dt>{t(`counts.${name}`)}</dt>
          <dd>{formatNumber(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
