// The router behind `RouterProvider`. react-router's own (`createBrowserRouter`) also submits forms, fetches, loads and
// revalidates data and renders on servers, which is half of the package; a page of ours is let in, arrives, and is shown.

import { createElement, type ComponentType } from 'react';
import {
  matchRoutes,
  NavigationType,
  resolvePath,
  UNSAFE_createBrowserHistory,
  type Blocker,
  type BlockerFunction,
  type DataRouteObject,
  type DataRouter,
  type Location,
  type NavigateOptions,
  type To,
} from 'react-router-dom';

export interface PageRoute {
  id?: string;
  path?: string;
  index?: true;
  /** What the layout around the page gets (`useMatches`). */
  handle?: unknown;
  /** Where to go instead of to this address; nothing if the user may stay. Evaluated whenever the path changes. */
  guard?: (pathname: string) => string | undefined | Promise<string | undefined>;
  Component?: ComponentType;
  /** The component, where its code comes when it is first wanted. */
  lazy?: () => Promise<ComponentType>;
  ErrorBoundary?: ComponentType;
  HydrateFallback?: ComponentType;
  children?: readonly PageRoute[];
}

export type PageHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

type RouterState = DataRouter['state'];
type Matches = RouterState['matches'];

/** What of a router the hooks and components of react-router that we use ask for. */
type Router = Pick<
  DataRouter,
  | 'basename'
  | 'future'
  | 'routes'
  | 'manifest'
  | 'window'
  | 'state'
  | 'subscribe'
  | 'navigate'
  | 'createHref'
  | 'encodeLocation'
  | 'enableScrollRestoration'
  | 'getBlocker'
  | 'deleteBlocker'
  | 'dispose'
>;

const idle: RouterState['navigation'] = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};
const unblocked: Blocker = { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined };

/** A page that takes longer is announced as loading. */
const slowMs = 80;

/** Opens the page of the address at once, and from then on follows the history. */
export function createPageRouter(
  pages: readonly PageRoute[],
  history: PageHistory = UNSAFE_createBrowserHistory(),
): DataRouter {
  const manifest: Record<string, DataRouteObject> = {};
  const sources = new Map<string, PageRoute>();
  const routes = withIds(pages, '');
  const subscribers = new Set<Parameters<DataRouter['subscribe']>[0]>();
  const blockers = new Map<string, BlockerFunction>();
  let state: RouterState = {
    historyAction: history.action,
    location: history.location,
    matches: matchesAt(history.location),
    initialized: false,
    renderFallback: true,
    navigation: idle,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
  let isUnheard = false;
  /** The navigation that counts: what an earlier one still waits for is of no interest. */
  let latest = 0;
  let scroll: { positions: Record<string, number>; read: () => number; keyOf: (location: Location) => string } | null =
    null;
  /** Taken by the next step of the history. */
  let pop: { done: () => void; isUndone?: boolean } | null = null;

  function withIds(given: readonly PageRoute[], parent: string): DataRouteObject[] {
    return given.map((page, at) => {
      const id = page.id ?? `${parent}${at}`;
      const { path, index, handle, Component, ErrorBoundary, HydrateFallback, children } = page;
      const route = {
        id,
        path,
        handle,
        element: elementOf(Component),
        errorElement: elementOf(ErrorBoundary),
        hydrateFallbackElement: elementOf(HydrateFallback),
        ...(index ? { index } : { children: children && withIds(children, `${id}-`) }),
      };
      sources.set(id, page);
      return (manifest[id] = route);
    });
  }

  function matchesAt(location: Location): Matches {
    const found = matchRoutes(routes, location);
    if (!found) throw new RangeError(`no page for ${location.pathname}`);
    return found;
  }

  function update(changes: Partial<RouterState>): void {
    state = { ...state, ...changes };
    isUnheard = subscribers.size === 0;
    for (const tell of subscribers) tell(state, { deletedFetchers: [], newErrors: null, flushSync: false });
  }

  async function open(action: NavigationType, location: Location, preventScrollReset = false): Promise<void> {
    latest += 1;
    const turn = latest;
    if (scroll) scroll.positions[scroll.keyOf(state.location)] = scroll.read();
    const matches = matchesAt(location);
    const show = (errors: RouterState['errors']) => {
      if (action === NavigationType.Push) history.push(location, location.state);
      if (action === NavigationType.Replace) history.replace(location, location.state);
      update({
        historyAction: action,
        location,
        matches,
        errors,
        initialized: true,
        renderFallback: false,
        navigation: idle,
        restoreScrollPosition: scroll?.positions[scroll.keyOf(location)] ?? null,
        preventScrollReset,
        blockers: new Map([...state.blockers.keys()].map((key) => [key, unblocked])),
      });
    };
    if (state.initialized && !state.errors && location.pathname === state.location.pathname) return show(null);
    const slow = setTimeout(() => turn === latest && update({ navigation: onTheWay(location) }), slowMs);
    const { goTo, errors } = await arrival(matches, location.pathname);
    clearTimeout(slow);
    if (turn !== latest) return undefined;
    if (goTo === undefined) return show(errors);
    // If the history is at the refused address already, the other one replaces it.
    return open(action === NavigationType.Push ? action : NavigationType.Replace, locationTo(goTo));
  }

  /** Runs all guards of a page and fetches its parts, at the same time. */
  async function arrival(matches: Matches, pathname: string) {
    const results = await Promise.allSettled(
      matches.map(async ({ route }) => {
        const source = sources.get(route.id);
        const [goTo] = await Promise.all([source?.guard?.(pathname), source && load(route, source)]);
        return goTo;
      }),
    );
    const goTo = results.flatMap((one) =>
      one.status === 'fulfilled' && one.value !== undefined ? [one.value] : [],
    )[0];
    const failedAt = results.findIndex(({ status }) => status === 'rejected');
    const failed = results[failedAt];
    if (failed?.status !== 'rejected') return { goTo, errors: null };
    const boundary = matches.slice(0, failedAt + 1).findLast(({ route }) => route.errorElement) ?? matches[0];
    return { goTo, errors: boundary ? { [boundary.route.id]: failed.reason as unknown } : null };
  }

  function locationTo(to: To, userState: unknown = null): Location {
    // What names another host ("//host") becomes a path of ours here.
    const path = resolvePath(to, state.location.pathname);
    const location = { ...path, state: userState, key: Math.random().toString(36).slice(2, 10), mask: undefined };
    return { ...location, ...history.encodeLocation(location) };
  }

  async function navigate(to: To | number | null, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      const { promise, resolve } = Promise.withResolvers<void>();
      pop?.done();
      pop = { done: resolve };
      history.go(to);
      return promise;
    }
    const action = options.replace ? NavigationType.Replace : NavigationType.Push;
    const location = locationTo(to ?? state.location, options.state);
    if (isBlocked(action, location, () => void navigate(to, options))) return undefined;
    return open(action, location, options.preventScrollReset);
  }

  /** True if a blocker asks first; `proceed` runs when it agrees. */
  function isBlocked(historyAction: NavigationType, nextLocation: Location, proceed: () => void): boolean {
    const [key, shouldBlock] = [...blockers].at(-1) ?? [];
    if (key === undefined || state.blockers.get(key)?.state === 'proceeding') return false;
    if (!shouldBlock?.({ currentLocation: state.location, nextLocation, historyAction })) return false;
    const set = (blocker: Blocker) => update({ blockers: new Map(state.blockers).set(key, blocker) });
    set({
      state: 'blocked',
      location: nextLocation,
      proceed: () => {
        set({ state: 'proceeding', location: nextLocation, proceed: undefined, reset: undefined });
        proceed();
      },
      reset: () => set(unblocked),
    });
    return true;
  }

  const stopListening = history.listen(({ action, location, delta }) => {
    const step = pop;
    pop = null;
    if (step?.isUndone) return step.done();
    // The browser has moved already: it moves back, and forward again once it may.
    const { promise: isBack, resolve } = Promise.withResolvers<void>();
    if (delta && isBlocked(action, location, () => void isBack.then(() => history.go(delta)))) {
      step?.done();
      pop = { done: resolve, isUndone: true };
      return history.go(-delta);
    }
    return void open(action, location).finally(() => step?.done());
  });

  async function load(route: DataRouteObject, { lazy }: PageRoute): Promise<void> {
    if (lazy && !route.element) route.element = elementOf(await lazy());
  }

  const router: Router & { readonly state: RouterState } = {
    basename: '/',
    future: {},
    routes,
    manifest,
    window: undefined,
    get state() {
      return state;
    },
    subscribe: (tell) => {
      subscribers.add(tell);
      if (isUnheard) update({});
      return () => subscribers.delete(tell);
    },
    navigate,
    createHref: (location) => history.createHref(location),
    encodeLocation: (to) => history.encodeLocation(to),
    enableScrollRestoration: (positions, read, keyOf) => {
      scroll = { positions, read, keyOf: (location) => keyOf?.(location, []) ?? location.key };
      const y = positions[scroll.keyOf(state.location)];
      if (y !== undefined && state.restoreScrollPosition === null) update({ restoreScrollPosition: y });
      return () => {
        scroll = null;
      };
    },
    getBlocker: (key, shouldBlock) => {
      blockers.set(key, shouldBlock);
      return state.blockers.get(key) ?? unblocked;
    },
    deleteBlocker: (key) => {
      state.blockers.delete(key);
      blockers.delete(key);
    },
    dispose: () => {
      stopListening();
      subscribers.clear();
    },
  };
  void open(NavigationType.Pop, state.location);
  // The rest of its members serves what no page of ours does: forms, fetchers, routes that come later.
  return router as DataRouter;
}

function onTheWay(location: Location): RouterState['navigation'] {
  return { ...idle, state: 'loading', location, matches: [], historyAction: NavigationType.Push };
}

function elementOf(Component: ComponentType | undefined) {
  return Component && createElement(Component);
}
