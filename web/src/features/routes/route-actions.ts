import type { MomentAction, StayAction } from '@app/shared/constants/screen-actions';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';

/** What is done with routes, as the tracking catalogue names it for the module that planned them. */
const names = {
  filter: ['filterRoutes', 'filterProcessRoutes'],
  sort: ['sortRoutes', 'sortProcessRoutes'],
  compare: ['compareRoutes', 'compareProcessRoutes'],
  view: ['changeRouteView', 'changeProcessRouteView'],
  read: ['readRoute', 'readProcessRoute'],
  browse: ['browseRoutes', 'browseProcessRoutes'],
  fold: ['foldRoute', 'foldProcessRoute'],
  step: ['inspectStep', 'inspectProcessStep'],
  molecule: ['inspectMolecule', 'inspectProcessMolecule'],
  svg: ['exportRouteSvg', 'exportProcessRouteSvg'],
  png: ['exportRoutePng', 'exportProcessRoutePng'],
  print: ['printRoute', 'printProcessRoute'],
} as const satisfies Record<string, readonly (MomentAction | StayAction)[]>;

export function routeAction<A extends keyof typeof names>(routeType: RouteType, action: A) {
  const [own, ofProcess] = names[action];
  return (routeType === 'processchemistry' ? ofProcess : own) as (typeof names)[A][number];
}
