// Every page of the product, with the layout around it and the permission before it (specification section 2).

import type { Permission } from '@app/shared/constants/modules';
import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { loadRuntimeConfig } from '../../shared/api/data/runtime-config.ts';
import { loadWords } from '../../shared/i18n/load-words.ts';
import { onlyPage } from '../../shared/session/confinement.ts';
import { findSession, loadSession } from '../../shared/session/session.ts';
import { CrashedApp, CrashPage } from './crash-page.tsx';
import { BootSkeleton } from '../layout/boot-skeleton.tsx';
import { MainLayout, PublicLayout } from '../layout/layouts.tsx';
import type { RouteHandle } from '../layout/shell.tsx';
import { Root } from '../root.tsx';
import { MaybeMain, MaybeSignedIn } from '../session/maybe-signed-in.tsx';
import { SignedIn } from '../session/signed-in.tsx';

const showsFooter: RouteHandle = { footer: true };
const fillsWindow: RouteHandle = { fixed: true };

/** Target of a redirect from an address that the user may not see. */
const notFound = '/404';

const routePages: RouteObject[] = [
  {
    path: 'route/list/:routeType/:smilesUniqueCode?',
    lazy: page(
      () => import('../../features/routes/list/page.tsx').then((m) => m.RouteListPage),
      ['routes', 'structure', 'process', 'sharing'],
    ),
  },
  ...['route/detail/:routeId?', 'single/:routeId'].map((path) => ({
    path,
    lazy: page(
      () => import('../../features/routes/detail/page.tsx').then((m) => m.RouteDetailPage),
      ['routes', 'structure', 'sharing', 'procedure'],
    ),
  })),
];

const planningPages: RouteObject[] = [
  {
    path: 'cost/:routeId',
    lazy: page(
      () => import('../../features/cost/page.tsx').then((m) => m.CostPage),
      ['cost', 'structure', 'inquiry', 'sharing'],
    ),
  },
  {
    path: 'quotation/:history/:routeId/:id?',
    ...needs('quotation'),
    lazy: page(
      () => import('../../features/quotation/page.tsx').then((m) => m.QuotationPage),
      ['quotation', 'structure', 'common', 'sharing'],
    ),
  },
  {
    path: 'route/manual/:draftId?',
    ...needs('retrosynthesis'),
    lazy: page(
      () => import('../../features/manual/page.tsx').then((m) => m.ManualPage),
      ['manual', 'routes', 'structure'],
    ),
  },
  {
    path: 'route/force/:routeType/:smilesUniqueCode?',
    lazy: page(
      () => import('../../features/search-graph/page.tsx').then((m) => m.SearchGraphPage),
      ['search-graph', 'routes', 'structure', 'process'],
    ),
  },
];

const intermediatePages: RouteObject[] = [
  {
    path: 'intermediate',
    lazy: page(
      () => import('../../features/intermediates/page.tsx').then((m) => m.IntermediatesPage),
      ['intermediates', 'structure'],
    ),
  },
  {
    path: 'intermediate/records',
    lazy: page(
      () => import('../../features/intermediates/records-page.tsx').then((m) => m.IntermediateRecordsPage),
      ['intermediates', 'common'],
    ),
  },
];

const forwardPages: RouteObject[] = [
  {
    path: 'forwardsynthesis/generate/:type',
    ...needs('forwardsynthesis'),
    lazy: page(
      () => import('../../features/forward/generate-page.tsx').then((m) => m.ForwardGeneratePage),
      ['forward', 'structure', 'retrosynthesis'],
    ),
  },
  {
    path: 'forwardsynthesis/list',
    ...needs('forwardsynthesis'),
    lazy: page(
      () => import('../../features/forward/products/page.tsx').then((m) => m.ForwardListPage),
      ['forward', 'structure', 'retrosynthesis', 'reaction'],
    ),
  },
];

const helpPages: RouteObject[] = [
  {
    path: 'helpCenter',
    handle: showsFooter,
    lazy: page(() => import('../../features/help/help-center-page.tsx').then((m) => m.HelpCenterPage), ['help']),
  },
  {
    path: 'release',
    handle: showsFooter,
    lazy: page(() => import('../../features/help/releases/page.tsx').then((m) => m.ReleasePage), ['help']),
  },
  {
    path: 'guide',
    handle: showsFooter,
    lazy: page(
      () => import('../../features/help/guide/page.tsx').then((m) => m.GuidePage),
      ['help', 'help-guide', 'help-videos'],
    ),
  },
  {
    path: 'faqs',
    handle: showsFooter,
    lazy: page(() => import('../../features/help/faqs/page.tsx').then((m) => m.FaqsPage), ['help', 'help-faqs']),
  },
  {
    path: 'video',
    handle: showsFooter,
    lazy: page(() => import('../../features/help/videos/page.tsx').then((m) => m.VideoPage), ['help']),
  },
  {
    path: 'videoDetail',
    handle: showsFooter,
    lazy: page(() => import('../../features/help/videos/detail-page.tsx').then((m) => m.VideoDetailPage), ['help']),
  },
];

const myPages: RouteObject[] = [
  { index: true, ...leadsTo('/my/profile') },
  {
    path: 'profile',
    lazy: page(() => import('../../features/profile/page.tsx').then((m) => m.ProfilePage), ['profile', 'account']),
  },
  {
    path: 'inquiry',
    lazy: page(() => import('../../features/inquiry/page.tsx').then((m) => m.InquiryPage), ['inquiry', 'structure']),
  },
  {
    path: 'eln',
    ...needs('retrosynthesis', 'processchemistry'),
    lazy: page(() => import('../../features/eln/page.tsx').then((m) => m.ElnPage), ['eln', 'structure']),
  },
  {
    path: 'ban',
    lazy: page(() => import('../../features/bans/page.tsx').then((m) => m.BanPage), ['bans']),
  },
  {
    path: 'stocks',
    ...needs('retrosynthesis', 'processchemistry'),
    lazy: page(() => import('../../features/stock/page.tsx').then((m) => m.StockPage), ['stock']),
  },
  {
    path: 'templates',
    ...needs('retrosynthesis', 'processchemistry'),
    lazy: page(() => import('../../features/templates/page.tsx').then((m) => m.OwnTemplatesPage), ['templates']),
  },
  {
    path: 'equity',
    lazy: page(() => import('../../features/equity/page.tsx').then((m) => m.EquityPage), ['equity', 'profile']),
  },
  {
    path: 'members',
    ...guarded(forAdministrators),
    lazy: page(() => import('../../features/members/page.tsx').then((m) => m.MembersPage), ['members', 'profile']),
  },
  {
    path: 'feedback',
    lazy: page(() => import('../../features/feedback/page.tsx').then((m) => m.FeedbackPage), ['feedback']),
  },
];

const mainPages: RouteObject[] = [
  { index: true, ...leadsTo('/home') },
  {
    id: 'Home',
    path: 'home',
    handle: showsFooter,
    lazy: page(() => import('../../features/home/page.tsx').then((m) => m.HomePage), ['home', 'structure']),
  },
  {
    id: 'Substructure',
    path: 'substructure',
    lazy: page(
      () => import('../../features/substructure/page.tsx').then((m) => m.SubstructurePage),
      ['substructure', 'structure', 'common'],
    ),
  },
  {
    path: 'enterprise',
    ...guarded(withConsole),
    lazy: page(
      () => import('../../features/console/page.tsx').then((m) => m.EnterprisePage),
      ['console', 'profile', 'contact', 'common'],
    ),
  },
  { path: 'profile', ...leadsTo('/my/profile') },
  {
    path: 'my',
    lazy: page(() => import('../layout/my-layout.tsx').then((m) => m.MyLayout), []),
    children: myPages,
  },
  {
    path: 'dataView',
    ...needs('statistics'),
    lazy: page(
      () => import('../../features/statistics/page.tsx').then((m) => m.DataViewPage),
      ['statistics', 'tracking', 'common'],
    ),
  },
  {
    path: 'testers',
    ...guarded(forTesters),
    lazy: page(() => import('../../features/testing/page.tsx').then((m) => m.TestersPage), ['testing']),
  },
  {
    path: 'impurity/list/:id',
    ...needs('impuritypredict'),
    lazy: page(
      () => import('../../features/impurity/result/page.tsx').then((m) => m.ImpurityResultPage),
      ['retrosynthesis', 'impurity', 'reaction', 'structure'],
    ),
  },
  {
    path: 'sascore/:id',
    ...needs('sascore'),
    lazy: page(
      () => import('../../features/sascore/result/page.tsx').then((m) => m.ScoreResultPage),
      ['sascore', 'structure', 'retrosynthesis'],
    ),
  },
  {
    id: 'ConditionOptimization',
    path: 'conditionOptimization',
    ...needs('conditionoptimization'),
    lazy: page(
      () => import('../../features/conditions/optimization/page.tsx').then((m) => m.ConditionOptimizationPage),
      ['retrosynthesis', 'common', 'conditions', 'reaction', 'structure', 'routes'],
    ),
  },
  ...routePages,
  ...planningPages,
  ...intermediatePages,
  ...forwardPages,
  ...helpPages,
];

/** For all: with the product's layout for signed-in users, without it for others. */
const contactRoute: RouteObject = {
  path: '/contact',
  ...guarded(unlessConfinedToConsole),
  Component: MaybeSignedIn,
  ErrorBoundary: CrashPage,
  children: [
    {
      Component: MaybeMain,
      children: [
        {
          index: true,
          handle: showsFooter,
          lazy: page(
            () => import('../../features/contact/page.tsx').then((m) => m.ContactPage),
            ['contact', 'console'],
          ),
        },
      ],
    },
  ],
};

/** Where work happens: no footer, the whole window is the work area. */
const taskPages: RouteObject[] = [
  {
    path: 'retrosynthesis',
    ...needs('retrosynthesis'),
    lazy: page(
      () => import('../../features/retrosynthesis/page.tsx').then((m) => m.RetrosynthesisPage),
      ['retrosynthesis', 'structure'],
    ),
  },
  {
    path: 'processchemistry',
    ...needs('processchemistry'),
    lazy: page(
      () => import('../../features/process/page.tsx').then((m) => m.ProcessPage),
      ['process', 'retrosynthesis', 'structure'],
    ),
  },
  {
    path: 'batch/:routeType?',
    ...needs('retrosynthesis', 'processchemistry'),
    lazy: page(
      () => import('../../features/batch/page.tsx').then((m) => m.BatchPage),
      ['batch', 'process', 'retrosynthesis', 'structure'],
    ),
  },
  {
    path: 'impurityPrediction',
    ...needs('impuritypredict'),
    lazy: page(
      () => import('../../features/impurity/predict/page.tsx').then((m) => m.ImpurityPage),
      ['retrosynthesis', 'common', 'impurity', 'reaction', 'structure'],
    ),
  },
  {
    path: 'forwardsynthesis',
    ...needs('forwardsynthesis'),
    lazy: page(
      () => import('../../features/forward/tasks/page.tsx').then((m) => m.ForwardTasksPage),
      ['forward', 'retrosynthesis'],
    ),
  },
  {
    path: 'sascore',
    ...needs('sascore'),
    lazy: page(
      () => import('../../features/sascore/tasks/page.tsx').then((m) => m.ScoreTasksPage),
      ['sascore', 'retrosynthesis', 'common'],
    ),
  },
  {
    path: 'conditionsearch',
    ...needs('conditionoptimization'),
    lazy: page(
      () => import('../../features/conditions/start/page.tsx').then((m) => m.ConditionSearchPage),
      ['retrosynthesis', 'common', 'conditions', 'reaction', 'structure', 'routes'],
    ),
  },
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: BootSkeleton,
    ErrorBoundary: CrashedApp,
    children: [
      {
        Component: PublicLayout,
        children: [
          {
            path: notFound,
            ...guarded(unlessConfined),
            handle: showsFooter,
            lazy: page(() => import('../../features/not-found/page.tsx').then((m) => m.NotFoundPage), []),
          },
        ],
      },
      contactRoute,
      { path: '/index', ...leadsTo('/') },
      {
        path: '/',
        ...guarded(enter),
        Component: SignedIn,
        ErrorBoundary: CrashPage,
        children: [
          // One frame around all: the header stays as it is, with what is open in it, whatever page comes.
          { Component: MainLayout, children: [...mainPages, { handle: fillsWindow, children: taskPages }] },
        ],
      },
      { path: '*', ...leadsTo(notFound) },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);

/** A page that arrives with its words when it is first opened. */
function page(load: () => Promise<ComponentType>, words: readonly string[]): RouteObject['lazy'] {
  return {
    Component: async () => {
      const [Component] = await Promise.all([load(), loadWords(words)]);
      return Component;
    },
  };
}

/** An address that is another one. */
function leadsTo(address: string): Pick<RouteObject, 'loader' | 'element'> {
  return { loader: () => redirect(address), element: null };
}

/** Where to go instead of to this address; nothing if the user may stay. */
type Guard = (pathname: string) => Promise<string | undefined>;

/** Asks the guard whenever the path changes. */
function guarded(guard: Guard): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  const loader: LoaderFunction = async ({ request }) => {
    const goTo = await guard(new URL(request.url).pathname);
    return goTo === undefined ? null : redirect(goTo);
  };
  return { loader, shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname };
}

/** Lets only users with one of the permissions in; other users get "not found" (specification section 5). */
function needs(...permissions: Permission[]) {
  return guarded(async () => {
    const session = await loadSession();
    return permissions.some((one) => session.permissions.includes(one)) ? undefined : notFound;
  });
}

/** Lets the signed-in in, and a confined user to one page only. */
async function enter(pathname: string): Promise<string | undefined> {
  const only = onlyPage(await loadSession());
  return only !== null && pathname !== only ? only : undefined;
}

/** A page open to all, except confined users. */
async function unlessConfined(): Promise<string | undefined> {
  const session = await findSession();
  return (session && onlyPage(session)) ?? undefined;
}

/** The contact page of a confined administrator is in the console, or in the dialog that is all they see. */
async function unlessConfinedToConsole(): Promise<string | undefined> {
  const found = await findSession();
  if (!found) return undefined;
  const only = onlyPage(await loadSession());
  return only === '/enterprise' ? '/enterprise?part=contact' : undefined;
}

/** The enterprise kind has no console (decisions section 7). */
async function withConsole(): Promise<string | undefined> {
  const { deployment } = await loadSession();
  return deployment === 'enterprise' ? notFound : undefined;
}

/** The tenant's administrator manages users and groups. */
async function forAdministrators(): Promise<string | undefined> {
  const { account } = await loadSession();
  return account.isTenantAdmin ? undefined : notFound;
}

/** What servers for testers have besides, is not found on others. */
async function forTesters(): Promise<string | undefined> {
  const { testerPages } = await loadRuntimeConfig();
  return testerPages ? undefined : notFound;
}
