import type { Permission } from '@app/shared/constants/modules';

export interface Module {
  key:
    | 'home'
    | 'impuritypredict'
    | 'retrosynthesis'
    | 'processchemistry'
    | 'forwardsynthesis'
    | 'sascore'
    | 'conditionoptimization'
    | 'substructure'
    | 'intermediates'
    | 'batch';
  path: string;
  /** Paths of the module's other screens. */
  also?: string[];
  permission?: Permission;
  /** One of these is enough. */
  anyOf?: readonly Permission[];
}

/** What the navigation offers: modules that work. A new module joins with its first page. */
export const modules: readonly Module[] = [
  { key: 'home', path: '/home' },
  {
    key: 'retrosynthesis',
    path: '/retrosynthesis',
    also: ['/route/list/retrosynthesis', '/route/force/retrosynthesis', '/route/detail', '/route/manual', '/single/'],
    permission: 'retrosynthesis',
  },
  {
    key: 'processchemistry',
    path: '/processchemistry',
    also: ['/route/list/processchemistry', '/route/force/processchemistry'],
    permission: 'processchemistry',
  },
  { key: 'forwardsynthesis', path: '/forwardsynthesis', permission: 'forwardsynthesis' },
  { key: 'sascore', path: '/sascore', permission: 'sascore' },
  {
    key: 'conditionoptimization',
    path: '/conditionsearch',
    also: ['/conditionOptimization'],
    permission: 'conditionoptimization',
  },
  {
    key: 'impuritypredict',
    path: '/impurityPrediction',
    also: ['/impurity/list/'],
    permission: 'impuritypredict',
  },
  { key: 'substructure', path: '/substructure' },
  {
    key: 'intermediates',
    path: '/intermediate',
    anyOf: ['retrosynthesis', 'processchemistry'],
  },
  { key: 'batch', path: '/batch', anyOf: ['retrosynthesis', 'processchemistry'] },
];

/** The modules this user may open. */
export function modulesFor(can: (permission: Permission) => boolean): Module[] {
  return modules.filter(
    ({ permission, anyOf }) =>
      (permission === undefined || can(permission)) && (anyOf === undefined || anyOf.some(can)),
  );
}

/** Does this address belong to the module? */
export function isInModule({ path, also = [] }: Module, pathname: string): boolean {
  return pathname === path || [`${path}/`, ...also].some((start) => pathname.startsWith(start));
}
