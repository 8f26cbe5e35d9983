// One route: as a tree to explore or as steps to run, with everything known about each molecule and step beside it.

import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { Alert, Collapse, Descriptions, Flex, Skeleton as AntSkeleton } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { saveFile } from '../../../shared/api/files/download.ts';
import { track, useTrackedChange, useTrackedStay } from '../../../shared/api/track.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { useShownModule } from '../../../shared/navigation/shown-module.ts';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { fetchParts, usePrefetched } from '../../../ui/state/later.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { detailParts, firstParts, NotReadable, PrintSheet, StepsView } from './parts.tsx';
import { DetailToolbar, type DetailView } from './detail-toolbar.tsx';
import { Inspector } from './inspector.tsx';
import { changedFromName, routePath } from '../../../chemistry/export/paths.ts';
import { useAdjacentRoutes } from '../list-order.ts';
import { ChangeLegend, changedParts } from '../../../chemistry/tree/route-changes.tsx';
import { routeAction } from '../route-actions.ts';
import { TreeCanvas, type TreeHandle } from '../../../chemistry/tree/tree-canvas.tsx';
import type { Orientation, TreeLayout } from '../../../chemistry/tree/tree-layout.ts';
import { usePrinting } from './use-printing.ts';
import { useRouteNotes, useStepInsight } from '../use-route-data.ts';
import { keepOrientation, savedOrientation, useRouteTree, type RouteTree } from './use-route-tree.ts';
import { useShortcuts, treeShortcuts, type Shortcut } from '../../../shared/keys/use-shortcuts.ts';
import { RouteIcon, UndoIcon } from '../../../ui/icons/work-icons.tsx';

const pageStyle = {
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100dvh - var(--header-height))',
  minHeight: 480,
} as const;
/** Of what lies over the tree. */
const overlay = {
  position: 'absolute',
  left: 12,
  maxWidth: 'calc(100% - 24px)',
  background: 'var(--surface)',
} as const;

export function RouteDetailPage() {
  const { t } = useTranslation('routes');
  const { routeId } = useParams();
  const { data, error, mutate } = useCall('routeDetail', routeId === undefined ? null : { query: { routeId } });
  useTitle(
    data
      ? t('detail.title', { rank: data.summary.rank, name: moleculeLabel(data.target) })
      : t(routeId === undefined ? 'detail.noRoute.title' : error ? 'detail.unreadable' : 'detail.loading'),
  );
  // Beside the route, not after it.
  useEffect(() => void fetchParts(firstParts), []);
  if (routeId === undefined) return <NoRoute />;
  if (data) return <RouteWorkbench key={data.summary.routeId} route={data} />;
  if (error) return <NotReadable title={t('detail.unreadable')} error={error} onRetry={() => mutate()} />;
  return <DetailSkeleton />;
}

function RouteWorkbench({ route }: { route: RouteDetail }) {
  const { routeType } = route;
  const { t } = useTranslation('routes');
  const navigate = useNavigate();
  const isNarrow = useIsBelow('md');
  const isSheet = useIsBelow('lg');
  const [search, setSearch] = useSearchParams();
  const view: DetailView = search.get('view') === 'steps' ? 'steps' : 'tree';
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const [turned, setOrientation] = useState<Orientation | null>(null);
  const orientation = turned ?? savedOrientation(isNarrow, profile?.routeDirection);
  const routeTree = useRouteTree(route, orientation);
  const { layout, selectedId, select, fold, toggleFocus, leaveFocus, focused, canFocus } = routeTree;
  const { isPrinting, sheet, print } = usePrinting<HTMLDivElement>();
  // Both are on the printed sheet, which cannot wait for them.
  useStepInsight(route);
  useRouteNotes(route);
  usePrefetched(detailParts);
  const tree = useRef<TreeHandle>(null);
  const adjacent = useAdjacentRoutes(route);
  const { marks, legend } = useEdit(route);
  const browse = (routeId: string | undefined) => {
    if (routeId === undefined) return;
    track(routeAction(routeType, 'browse'));
    void navigate({ pathname: routePath(routeId), search: view === 'steps' ? 'view=steps' : '' });
  };
  useTrackedStay(routeAction(routeType, 'read'));
  useShownModule(routeType);
  const isStep = route.steps.some((step) => step.stepId === selectedId);
  useTrackedChange(selectedId, routeAction(routeType, isStep ? 'step' : 'molecule'));

  useShortcuts('commands:keys.detail', detailShortcuts, (key) => {
    const other = key === '[' ? adjacent.previous : key === ']' ? adjacent.next : undefined;
    if (other) return browse(other);
    if (view === 'tree' && key === 's' && (canFocus || focused)) return toggleFocus();
    if (view === 'tree' && key === 'Escape' && focused) return leaveFocus();
    return view === 'tree' && !key.startsWith('Arrow') && tree.current ? tree.current.press(key) : false;
  });
  const handleExport = async (format: 'svg' | 'png' | 'print') => {
    track(routeAction(routeType, format));
    try {
      if (format === 'print') {
        await PrintSheet.fetch();
        return await print();
      }
      await exportTree(tree.current, layout, format, t('detail.fileName', fileWords(route)));
    } catch {
      toast.error(t('detail.exportFailed'));
    }
  };
  return (
    <section style={pageStyle}>
      <DetailToolbar
        route={route}
        view={view}
        orientation={orientation}
        tree={tree}
        adjacent={adjacent}
        onBrowse={browse}
        onView={(chosen) => {
          track(routeAction(routeType, 'view'));
          if (chosen === 'steps') search.set('view', 'steps');
          else search.delete('view');
          setSearch(search, { replace: true });
        }}
        onOrientation={(chosen) => {
          track(routeAction(routeType, 'view'));
          keepOrientation(chosen);
          setOrientation(chosen);
        }}
        onExport={handleExport}
      />
      <SharedNotice route={route} />
      {view === 'steps' ? (
        <div data-screen-only style={{ flex: 1, minHeight: 0 }}>
          <StepsView route={route} />
        </div>
      ) : (
        <Flex vertical={isSheet} flex={1} data-screen-only style={{ minHeight: 0 }}>
          <div style={{ position: 'relative', flex: 1, minWidth: 0, minHeight: 0, overflow: 'hidden' }}>
            <TreeCanvas
              ref={tree}
              layout={layout}
              selectedId={selectedId}
              marks={marks}
              onSelect={select}
              onFold={fold}
            />
            {legend}
            <TreeFocusBar {...routeTree} isLow={legend !== null} />
            {!isSheet && <TreeLegend />}
          </div>
          <Inspector route={route} selectedId={selectedId} onSelect={select} />
        </Flex>
      )}
      {isPrinting && <PrintSheet ref={sheet} route={route} tree={routeTree.tree} orientation={orientation} />}
    </section>
  );
}

/** What an edit changed of the route that `changedFrom` in the address names. */
function useEdit(route: RouteDetail) {
  const { t } = useTranslation('routes');
  const [search, setSearch] = useSearchParams();
  const from = search.get(changedFromName);
  const { data: before } = useCall('routeDetail', from === null ? null : { query: { routeId: from } });
  const changes = useMemo(() => before && changedParts(before, route), [before, route]);
  const marks = useMemo(
    () => changes && new Map([...changes.nodes, ...changes.steps].map((id) => [id, t('change.mark')])),
    [changes, t],
  );
  const hide = () => {
    search.delete(changedFromName);
    setSearch(search, { replace: true });
  };
  const back = from !== null && (
    <ButtonLink size="small" icon={<UndoIcon size={14} />} to={routePath(from)}>
      {t('change.since')}
    </ButtonLink>
  );
  const isAny = changes !== undefined && changes.nodes.length + changes.steps.length > 0;
  return { marks, legend: isAny ? <ChangeLegend changes={changes} undo={back} onHide={hide} /> : null };
}

async function exportTree(tree: TreeHandle | null, layout: TreeLayout, format: 'svg' | 'png', name: string) {
  const drawing = tree?.drawing();
  if (!drawing) return;
  const { safeFileName, svgOfDrawing } = await import('./export-svg.ts');
  const svg = await svgOfDrawing(drawing, layout.bounds, name);
  const content =
    format === 'svg'
      ? new Blob([svg], { type: 'image/svg+xml' })
      : await (await import('../../../chemistry/drawing/structure-picture.ts')).pngOfSvg(svg);
  saveFile({ content, fileName: `${safeFileName(name)}.${format}` });
}

function fileWords(route: RouteDetail) {
  return { name: moleculeLabel(route.target), rank: route.summary.rank };
}

function NoRoute() {
  const { t } = useTranslation('routes');
  return (
    <EmptyState
      isPage
      title={t('detail.noRoute.title')}
      text={t('detail.noRoute.text')}
      action={
        <ButtonLink to="/retrosynthesis" variant="primary">
          {t('empty.toTasks')}
        </ButtonLink>
      }
    />
  );
}

function DetailSkeleton() {
  const { t } = useTranslation('routes');
  return (
    <section style={{ ...pageStyle, gap: 24, padding: 16 }} aria-busy="true" aria-label={t('detail.loading')}>
      <Skeleton width={260} height={18} />
      <AntSkeleton active paragraph={{ rows: 12 }} />
    </section>
  );
}

// The keys of the route page, as they are listened for and as the keyboard help lists them.
export const detailShortcuts: readonly Shortcut[] = [
  { keys: ['['], on: ['['], says: 'commands:keys.previous' },
  { keys: [']'], on: [']'], says: 'commands:keys.next' },
  { keys: ['S'], on: ['s'], says: 'commands:keys.focus' },
  { keys: ['Esc'], on: ['Escape'], says: 'commands:keys.leaveFocus' },
  { keys: ['1', '…', '9'], on: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], says: 'commands:keys.step' },
  ...treeShortcuts,
];

/** What a reader of another user's route may do with it; nothing for its owner. */
function SharedNotice({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('routes');
  const { by, message } = useRouteNotes(route);
  if (!route.isShared) return null;
  return (
    <Alert
      banner
      data-screen-only
      type="info"
      role="note"
      title={
        <>
          {message !== undefined && (
            <strong dir="auto" style={{ display: 'block', whiteSpace: 'pre-wrap' }}>
              {t('detailPage.shared.message', { name: by, message })}
            </strong>
          )}
          {by === undefined ? t('detailPage.shared.somebody') : t('detailPage.shared.by', { name: by })}
        </>
      }
    />
  );
}

/** How to read the tree, and its keys; folds away. */
function TreeLegend() {
  const { t } = useTranslation('routes');
  const keys = ['target', 'inStock', 'missing', 'arrow', 'pill', 'keys', 'mouse'] as const;
  const items = [
    ...keys.map((key) => ({ key, label: t(`legend.${key}.term`), children: t(`legend.${key}.text`) })),
    { key: 'more', label: t('detailPage.legend.more'), children: t('detailPage.legend.moreText') },
  ];
  return (
    <Collapse
      size="small"
      style={{ ...overlay, bottom: 12, maxWidth: 380 }}
      items={[
        {
          key: 'legend',
          label: t('legend.title'),
          children: <Descriptions size="small" column={1} items={items} />,
        },
      ]}
    />
  );
}

/** On the canvas: the sub-tree that is shown alone with a button for the whole route, or a button to show one. */
function TreeFocusBar({
  focused,
  canFocus,
  toggleFocus,
  isLow,
}: Pick<RouteTree, 'focused' | 'canFocus' | 'toggleFocus'> & { isLow: boolean }) {
  const { t } = useTranslation('routes');
  const isSheet = useIsBelow('lg');
  if (!focused && !canFocus) return null;
  return (
    <Flex
      wrap
      gap="6px 10px"
      align="center"
      style={{ ...overlay, ...(isSheet ? { bottom: 8 } : { top: isLow ? 56 : 10 }) }}
    >
      {focused && <span>{t('detailPage.focus.on', { name: moleculeLabel(focused.node.molecule) })}</span>}
      <Button
        size="small"
        icon={canFocus ? <RouteIcon size={16} /> : <UndoIcon size={16} />}
        aria-keyshortcuts={canFocus ? 's' : 's Escape'}
        onClick={toggleFocus}
      >
        {t(canFocus ? 'detailPage.focus.alone' : 'detailPage.focus.whole')}
      </Button>
    </Flex>
  );
}
