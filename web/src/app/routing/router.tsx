// Every page of the product, with the layout around it and the permission before it (specification section 2).

import type { Permission } from '@app/shared/constants/modules';
import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { HomePage } from '../../features/home/page.tsx';
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

const withFooter: { handle: RouteHandle } = { handle: { footer: true } };

/** Target of a redirect from an address that the user may not see. */
const notFound = '/404';

/** The module of each page, which exports it under this name. */
const modules = named({
  ProfilePage: () => import('../../features/profile/page.tsx'),
  InquiryPage: () => import('../../features/inquiry/page.tsx'),
  ElnPage: () => import('../../features/eln/page.tsx'),
  BanPage: () => import('../../features/bans/page.tsx'),
  StockPage: () => import('../../features/stock/page.tsx'),
  OwnTemplatesPage: () => import('../../features/templates/page.tsx'),
  EquityPage: () => import('../../features/equity/page.tsx'),
  MembersPage: () => import('../../features/members/page.tsx'),
  FeedbackPage: () => import('../../features/feedback/page.tsx'),
  HomePage: () => Promise.resolve({ HomePage }),
  RouteListPage: () => import('../../features/routes/list/page.tsx'),
  RouteDetailPage: () => import('../../features/routes/detail/page.tsx'),
  CostPage: () => import('../../features/cost/page.tsx'),
  QuotationPage: () => import('../../features/quotation/page.tsx'),
  ManualPage: () => import('../../features/manual/page.tsx'),
  SearchGraphPage: () => import('../../features/search-graph/page.tsx'),
  IntermediatesPage: () => import('../../features/intermediates/page.tsx'),
  IntermediateRecordsPage: () => import('../../features/intermediates/records-page.tsx'),
  ForwardGeneratePage: () => import('../../features/forward/generate-page.tsx'),
  ForwardListPage: () => import('../../features/forward/products/page.tsx'),
  ImpurityResultPage: () => import('../../features/impurity/result/page.tsx'),
  ScoreResultPage: () => import('../../features/sascore/result/page.tsx'),
  ConditionOptimizationPage: () => import('../../features/conditions/optimization/page.tsx'),
  SubstructurePage: () => import('../../features/substructure/page.tsx'),
  EnterprisePage: () => import('../../features/console/page.tsx'),
  DataViewPage: () => import('../../features/statistics/page.tsx'),
  TestersPage: () => import('../../features/testing/page.tsx'),
  HelpCenterPage: () => import('../../features/help/help-center-page.tsx'),
  ReleasePage: () => import('../../features/help/releases/page.tsx'),
  GuidePage: () => import('../../features/help/guide/page.tsx'),
  FaqsPage: () => import('../../features/help/faqs/page.tsx'),
  VideoPage: () => import('../../features/help/videos/page.tsx'),
  VideoDetailPage: () => import('../../features/help/videos/detail-page.tsx'),
  RetrosynthesisPage: () => import('../../features/retrosynthesis/page.tsx'),
  ProcessPage: () => import('../../features/process/page.tsx'),
  BatchPage: () => import('../../features/batch/page.tsx'),
  ImpurityPage: () => import('../../features/impurity/predict/page.tsx'),
  ForwardTasksPage: () => import('../../features/forward/tasks/page.tsx'),
  ScoreTasksPage: () => import('../../features/sascore/tasks/page.tsx'),
  ConditionSearchPage: () => import('../../features/conditions/start/page.tsx'),
  ContactPage: () => import('../../features/contact/page.tsx'),
  NotFoundPage: () => import('../../features/not-found/page.tsx'),
  MyLayout: () => import('../layout/my-layout.tsx'),
});

const forPlanners = needs('retrosynthesis', 'processchemistry');

const myPages: RouteObject[] = [
  { index: true, ...leadsTo('/my/profile') },
  screen('profile', 'ProfilePage', 'profile account'),
  screen('inquiry', 'InquiryPage', 'inquiry structure'),
  screen('eln', 'ElnPage', 'eln structure', forPlanners),
  screen('ban', 'BanPage', 'bans'),
  screen('stocks', 'StockPage', 'stock', forPlanners),
  screen('templates', 'OwnTemplatesPage', 'templates', forPlanners),
  screen('equity', 'EquityPage', 'equity profile'),
  screen('members', 'MembersPage', 'members profile', guarded(forAdministrators)),
  screen('feedback', 'FeedbackPage', 'feedback'),
];

const mainPages: RouteObject[] = [
  { index: true, ...leadsTo('/home') },
  screen('home', 'HomePage', 'home structure', { id: 'Home', ...withFooter }),
  { path: 'profile', ...leadsTo('/my/profile') },
  screen('my', 'MyLayout', '', { children: myPages }),
  screen('route/list/:routeType/:smilesUniqueCode?', 'RouteListPage', 'routes structure process sharing'),
  screen('route/detail/:routeId?', 'RouteDetailPage', 'routes structure sharing procedure'),
  screen('single/:routeId', 'RouteDetailPage', 'routes structure sharing procedure'),
  screen('cost/:routeId', 'CostPage', 'cost structure inquiry sharing'),
  screen('quotation/:history/:routeId/:id?', 'QuotationPage', 'quotation structure common sharing', needs('quotation')),
  screen('route/manual/:draftId?', 'ManualPage', 'manual routes structure', needs('retrosynthesis')),
  screen('route/force/:routeType/:smilesUniqueCode?', 'SearchGraphPage', 'search-graph routes structure process'),
  screen('intermediate', 'IntermediatesPage', 'intermediates structure sharing'),
  screen('intermediate/records', 'IntermediateRecordsPage', 'intermediates common'),
  screen(
    'forwardsynthesis/generate/:type',
    'ForwardGeneratePage',
    'forward structure retrosynthesis',
    needs('forwardsynthesis'),
  ),
  screen(
    'forwardsynthesis/list',
    'ForwardListPage',
    'forward structure retrosynthesis reaction',
    needs('forwardsynthesis'),
  ),
  screen(
    'impurity/list/:id',
    'ImpurityResultPage',
    'retrosynthesis impurity reaction structure',
    needs('impuritypredict'),
  ),
  screen('sascore/:id', 'ScoreResultPage', 'sascore structure retrosynthesis', needs('sascore')),
  screen(
    'conditionOptimization',
    'ConditionOptimizationPage',
    'retrosynthesis common conditions reaction structure routes',
    { id: 'ConditionOptimization', ...needs('conditionoptimization') },
  ),
  screen('substructure', 'SubstructurePage', 'substructure structure common', { id: 'Substructure' }),
  screen('enterprise', 'EnterprisePage', 'console profile contact common', guarded(withConsole)),
  screen('dataView', 'DataViewPage', 'statistics tracking common', needs('statistics')),
  screen('testers', 'TestersPage', 'testing', guarded(forTesters)),
  screen('helpCenter', 'HelpCenterPage', 'help', withFooter),
  screen('release', 'ReleasePage', 'help', withFooter),
  screen('guide', 'GuidePage', 'help help-guide help-videos', withFooter),
  screen('faqs', 'FaqsPage', 'help help-faqs', withFooter),
  screen('video', 'VideoPage', 'help', withFooter),
  screen('videoDetail', 'VideoDetailPage', 'help', withFooter),
];

/** Where work happens: the page fills the window and scrolls inside. */
const taskPages: RouteObject[] = [
  screen('retrosynthesis', 'RetrosynthesisPage', 'retrosynthesis structure route-import', needs('retrosynthesis')),
  screen('processchemistry', 'ProcessPage', 'process retrosynthesis structure', needs('processchemistry')),
  screen('batch/:routeType?', 'BatchPage', 'batch process retrosynthesis structure', forPlanners),
  screen(
    'impurityPrediction',
    'ImpurityPage',
    'retrosynthesis common impurity reaction structure',
    needs('impuritypredict'),
  ),
  screen('forwardsynthesis', 'ForwardTasksPage', 'forward retrosynthesis', needs('forwardsynthesis')),
  screen('sascore', 'ScoreTasksPage', 'sascore retrosynthesis common', needs('sascore')),
  screen(
    'conditionsearch',
    'ConditionSearchPage',
    'retrosynthesis common conditions reaction structure routes',
    needs('conditionoptimization'),
  ),
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
      children: [screen('', 'ContactPage', 'contact console', withFooter)],
    },
  ],
};

export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: BootSkeleton,
    ErrorBoundary: CrashedApp,
    children: [
      {
        Component: PublicLayout,
        children: [screen(notFound, 'NotFoundPage', '', { ...withFooter, ...guarded(unlessConfined) })],
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
          {
            Component: MainLayout,
            children: [...mainPages, { handle: { fixed: true } satisfies RouteHandle, children: taskPages }],
          },
        ],
      },
      { path: '*', ...leadsTo(notFound) },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);

type Modules<All> = { [Name in keyof All]: () => Promise<Record<Name, ComponentType>> };

/** The same; holds each module to the name that its page has there. */
function named<All extends Modules<All>>(all: All): Modules<All> {
  return all;
}

/** A page that arrives with its words, named with a space between, when it is first opened. */
function screen(path: string, name: keyof typeof modules, words: string, more: RouteObject = {}): RouteObject {
  const load = async () => {
    const [module] = await Promise.all([modules[name](), loadWords(words.split(' ').filter(Boolean))]);
    return (module as Record<string, ComponentType>)[name];
  };
  return { path, lazy: { Component: load }, ...more } as RouteObject;
}

/** An address that is another one. */
function leadsTo(address: string): Pick<RouteObject, 'loader' | 'element'> {
  return { loader: () => redirect(address), element: null };
}

/** Where to go instead of to this address; nothing if the user may stay. */
type Guard = (pathname: string) => Promise<string | undefined>;

/** Asks the guard whenever the path changes. */
function guarded(guard: Guard): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader: async ({ request }) => {
      const goTo = await guard(new URL(request.url).pathname);
      return goTo === undefined ? null : redirect(goTo);
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
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
