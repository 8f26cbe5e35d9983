import type { Permission } from '@app/shared/constants/modules';
import type { ReactNode } from 'react';
import { FactoryIcon, HomeIcon, RouteIcon } from '../../ui/icons.tsx';

export interface Module {
  key: 'home' | 'retrosynthesis' | 'processchemistry';
  path: string;
  /** Paths of the module's other screens. */
  also?: string[];
  permission?: Permission;
  icon: ReactNode;
}

/** What the navigation offers: modules that work. A new module joins with its first page. */
export const modules: readonly Module[] = [
  { key: 'home', path: '/home', icon: <HomeIcon /> },
  {
    key: 'retrosynthesis',
    path: '/retrosynthesis',
    also: ['/route/list/retrosynthesis', '/route/force/retrosynthesis', '/route/detail/', '/route/manual', '/single/'],
    permission: 'retrosynthesis',
    icon: <RouteIcon />,
  },
  {
    key: 'processchemistry',
    path: '/processchemistry',
    also: ['/route/list/processchemistry', '/route/force/processchemistry'],
    permission: 'processchemistry',
    icon: <FactoryIcon />,
  },
];

/** The modules this user may open. */
export function modulesFor(can: (permission: Permission) => boolean): Module[] {
  return modules.filter(({ permission }) => permission === undefined || can(permission));
}

/** Does this address belong to the module? */
export function isInModule({ path, also = [] }: Module, pathname: string): boolean {
  return pathname === path || [`${path}/`, ...also].some((start) => pathname.startsWith(start));
}
