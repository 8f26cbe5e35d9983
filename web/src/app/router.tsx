// Every page of the product, with the layout around it and the permission before it (specification section 2).

import type { Permission } from '@app/shared/constants/modules';
import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { loadWords } from '../i18n/load-words.ts';
import { loadSession } from '../session/session.ts';
import { CrashPage } from './crash-page.tsx';
import { BootSkeleton } from './layout/boot-skeleton.tsx';
import { MainLayout } from './layout/main-layout.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { TaskLayout } from './layout/task-layout.tsx';
import { Root } from './root.tsx';
import { SignedIn } from './signed-in.tsx';

export interface RouteHandle {
  /** The footer shows on home, help and 404 only. */
  footer?: boolean;
}

const showsFooter: RouteHandle = { footer: true };

const routePages: RouteObject[] = [
  {
    path: 'route/list/:routeType/:smilesUniqueCode?',
    lazy: page(() => import('../features/routes/list-page.tsx').then((m) => m.RouteListPage), ['routes', 'structure']),
  },
  ...['route/detail/:routeId?', 'single/:routeId'].map((path) => ({
    path,
    lazy: page(
      () => import('../features/routes/detail-page.tsx').then((m) => m.RouteDetailPage),
      ['routes', 'structure'],
    ),
  })),
];

const mainPages: RouteObject[] = [
  { index: true, loader: () => redirect('/home'), Component: BootSkeleton },
  {
    id: 'Home',
    path: 'home',
    handle: showsFooter,
    lazy: page(() => import('../features/home/page.tsx').then((m) => m.HomePage), ['home']),
  },
  ...routePages,
];

const taskPages: RouteObject[] = [
  {
    path: 'retrosynthesis',
    loader: needs('retrosynthesis'),
    lazy: page(
      () => import('../features/retrosynthesis/page.tsx').then((m) => m.RetrosynthesisPage),
      ['retrosynthesis', 'structure'],
    ),
  },
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: BootSkeleton,
    ErrorBoundary: CrashPage,
    children: [
      {
        Component: PublicLayout,
        children: [
          {
            path: '/404',
            handle: showsFooter,
            lazy: page(() => import('../features/not-found/page.tsx').then((m) => m.NotFoundPage), []),
          },
        ],
      },
      { path: '/index', loader: () => redirect('/'), Component: BootSkeleton },
      {
        path: '/',
        loader: loadSession,
        Component: SignedIn,
        ErrorBoundary: CrashPage,
        children: [
          { Component: MainLayout, children: mainPages },
          { Component: TaskLayout, children: taskPages },
        ],
      },
      { path: '*', loader: () => redirect('/404'), Component: BootSkeleton },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}

/** A page that arrives, with its words, when it is first opened. */
function page(load: () => Promise<ComponentType>, words: readonly string[]) {
  return async () => {
    const [Component] = await Promise.all([load(), loadWords(words)]);
    return { Component };
  };
}

/** Lets only users with the permission in; everybody else finds nothing there (specification section 5). */
function needs(permission: Permission) {
  return async () => {
    const session = await loadSession();
    if (!session.permissions.includes(permission)) throw redirect('/404');
    return null;
  };
}
