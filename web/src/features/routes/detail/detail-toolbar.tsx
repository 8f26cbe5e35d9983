import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { Space, Typography } from 'antd';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../ui/button/back-link.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PencilIcon } from '../../../ui/icons/icons.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/work-icons.tsx';
import { HandOver } from '../../../chemistry/export/export-buttons.tsx';
import { RouteBreadcrumb } from '../../../chemistry/export/route-breadcrumb.tsx';
import { jsonItems } from '../json-items.ts';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { keptOrder, type useAdjacentRoutes } from '../list-order.ts';
import { manualPath, routeListPath } from '../../../chemistry/export/paths.ts';
import { SolvedMark } from '../score/solved-mark.tsx';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { PageToolbar } from '../page-toolbar.tsx';
import type { TreeHandle } from '../../../chemistry/tree/tree-canvas.tsx';
import { ZoomButtons } from '../../../chemistry/tree/zoom-buttons.tsx';
import type { Orientation } from '../../../chemistry/tree/tree-layout.ts';
import { call } from '../../../shared/api/call.ts';
import { Button } from '../../../ui/button/button.tsx';

export type DetailView = 'tree' | 'steps';

interface DetailToolbarProps {
  route: RouteDetail;
  view: DetailView;
  orientation: Orientation;
  tree: RefObject<TreeHandle | null>;
  adjacent: ReturnType<typeof useAdjacentRoutes>;
  onBrowse: (routeId: string | undefined) => void;
  onView: (view: DetailView) => void;
  onOrientation: (orientation: Orientation) => void;
  onExport: (format: 'svg' | 'png' | 'print') => void;
}

export function DetailToolbar(props: DetailToolbarProps) {
  const { route, view, orientation, tree, adjacent, onBrowse, onView, onOrientation, onExport } = props;
  const { t } = useTranslation('routes');
  const isNarrow = useIsBelow('lg');
  const isTree = view === 'tree';
  return (
    <PageToolbar
      title={t('detail.title', { rank: route.summary.rank, name: moleculeLabel(route.target) })}
      back={
        route.isShared ? (
          <Typography.Text type="secondary">{t('detail.sharedWithYou')}</Typography.Text>
        ) : (
          <BackLink
            to={keptOrder(route.taskId)?.address ?? routeListPath(route.routeType, route.taskId, route.target.key)}
            label={t('detail.back')}
            text={t('detail.back')}
            textFrom="lg"
          />
        )
      }
      tools={
        <>
          <Segmented
            label={t('detail.view')}
            value={view}
            options={[
              { value: 'tree', label: t('detail.tree') },
              { value: 'steps', label: t('detail.steps') },
            ]}
            onChange={onView}
          />
          {isTree && !isNarrow && (
            <>
              <Segmented
                label={t('detail.orientation')}
                value={orientation}
                options={[
                  { value: 'horizontal', label: t('detail.horizontal') },
                  { value: 'vertical', label: t('detail.vertical') },
                ]}
                onChange={onOrientation}
              />
              <ZoomButtons canvas={tree} />
            </>
          )}
          <EditButton route={route} />
          <HandOver
            route={route}
            last={[
              { key: 'svg', label: t('detail.exportSvg'), disabled: !isTree, onSelect: () => onExport('svg') },
              { key: 'png', label: t('detail.exportPng'), disabled: !isTree, onSelect: () => onExport('png') },
              ...jsonItems({ routeId: route.summary.routeId }, t),
              { key: 'print', label: t('detail.print'), onSelect: () => onExport('print') },
            ]}
          />
        </>
      }
    >
      {!route.isShared && (
        <Space.Compact>
          <IconButton
            size="small"
            label={t('detail.previous')}
            shortcut="["
            disabled={!adjacent.previous}
            icon={<ChevronLeftIcon size={16} />}
            onClick={() => onBrowse(adjacent.previous)}
          />
          <IconButton
            size="small"
            label={t('detail.next')}
            shortcut="]"
            disabled={!adjacent.next}
            icon={<ChevronRightIcon size={16} />}
            onClick={() => onBrowse(adjacent.next)}
          />
        </Space.Compact>
      )}
      {!isNarrow && <SolvedMark route={route.summary} />}
      <RouteBreadcrumb routeId={route.summary.routeId} here="route" isShared={route.isShared} />
    </PageToolbar>
  );
}

/** Opens the route in the workbench, as the reader's own copy; the route itself stays as it was found. */
function EditButton({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('routes');
  const navigate = useNavigate();
  const open = async () => {
    const { routeType, summary } = route;
    const { draft } = await call('routeEdit', { body: { routeId: summary.routeId, routeType } });
    await navigate(manualPath(draft.draftId));
  };
  return (
    <Button size="small" icon={<PencilIcon size={16} />} title={t('detailPage.edit.hint')} onClick={open}>
      {t('detailPage.edit.button')}
    </Button>
  );
}
