import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { MomentAction, StayAction } from '@app/shared/constants/screen-actions';

type RouteAction =
  | 'filter'
  | 'sort'
  | 'compare'
  | 'view'
  | 'browse'
  | 'fold'
  | 'step'
  | 'molecule'
  | 'svg'
  | 'png'
  | 'print';

/** What is done with routes, as the tracking catalogue names it for the module that planned them. */
export const routeActions: Record<RouteType, Record<RouteAction, MomentAction> & { read: StayAction }> = {
  retrosynthesis: {
    filter: 'filterRoutes',
    sort: 'sortRoutes',
    compare: 'compareRoutes',
    view: 'changeRouteView',
    read: 'readRoute',
    browse: 'browseRoutes',
    fold: 'foldRoute',
    step: 'inspectStep',
    molecule: 'inspectMolecule',
    svg: 'exportRouteSvg',
    png: 'exportRoutePng',
    print: 'printRoute',
  },
  processchemistry: {
    filter: 'filterProcessRoutes',
    sort: 'sortProcessRoutes',
    compare: 'compareProcessRoutes',
    view: 'changeProcessRouteView',
    read: 'readProcessRoute',
    browse: 'browseProcessRoutes',
    fold: 'foldProcessRoute',
    step: 'inspectProcessStep',
    molecule: 'inspectProcessMolecule',
    svg: 'exportProcessRouteSvg',
    png: 'exportProcessRoutePng',
    print: 'printProcessRoute',
  },
};
