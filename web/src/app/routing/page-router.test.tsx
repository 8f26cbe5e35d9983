import { act, cleanup, render, screen } from '@testing-library/react';
import {
  Outlet,
  RouterProvider,
  ScrollRestoration,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
  useBlocker,
  useMatches,
  useNavigation,
  useSearchParams,
} from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageRouter, type PageRoute } from './page-router.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

/** A page whose code arrives when the test says so. */
function latePage(text: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const lazy = vi.fn(async () => {
    await promise;
    return () => <h1>{text}</h1>;
  });
  return { lazy, arrive: () => act(async () => resolve()) };
}

function Frame() {
  const names = useMatches().map(({ handle }) => String(handle));
  return (
    <>
      <p>{useNavigation().state}</p>
      <p>{names.join(' ')}</p>
      <Outlet />
    </>
  );
}

function open(children: PageRoute[], path = '/a', parts: Partial<PageRoute> = {}) {
  const history = UNSAFE_createMemoryHistory({ initialEntries: [path] });
  const all = [...children, { path: '*', Component: () => <h1>nowhere</h1> }];
  const router = createPageRouter([{ Component: Frame, handle: 'frame', children: all, ...parts }], history);
  render(<RouterProvider router={router} />);
  return { router, history, go: (to: string | number) => act(async () => void (await router.navigate(to as string))) };
}

const plain = (path: string): PageRoute => ({ path, Component: () => <h1>{path}</h1>, handle: path });
const shown = (text: string) => screen.findByRole('heading', { name: text });

describe('a page', () => {
  it('stays until the next one has arrived, whose code is fetched once', async () => {
    const late = latePage('late');
    const { router, go } = open([plain('a'), { path: 'late', lazy: late.lazy }]);
    await shown('a');
    void router.navigate('/late');
    expect(await screen.findByText('loading')).toBeTruthy();
    expect([screen.getByRole('heading').textContent, router.state.location.pathname]).toEqual(['a', '/a']);
    await late.arrive();
    await shown('late');
    expect([screen.getByText('idle').textContent, router.state.location.pathname]).toEqual(['idle', '/late']);
    await go('/a');
    await go('/late');
    expect(late.lazy).toHaveBeenCalledTimes(1);
  });

  it('that is no longer wanted does not come when it arrives', async () => {
    const late = latePage('late');
    const { router, go } = open([plain('a'), plain('b'), { path: 'late', lazy: late.lazy }]);
    await shown('a');
    void router.navigate('/late');
    await go('/b');
    await late.arrive();
    expect(screen.getByRole('heading').textContent).toBe('b');
    expect(router.state.location.pathname).toBe('/b');
  });

  it('whose code does not arrive is reported by the nearest error boundary, and requested again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const lazy = vi.fn<() => Promise<() => React.JSX.Element>>().mockRejectedValueOnce(new Error('lost'));
    lazy.mockResolvedValue(() => <h1>here</h1>);
    const { router, go } = open([
      plain('a'),
      { ErrorBoundary: () => <h1>failed</h1>, children: [{ path: 'late', lazy }] },
    ]);
    await shown('a');
    await go('/late');
    expect([screen.getByRole('heading').textContent, router.state.location.pathname]).toEqual(['failed', '/late']);
    await go('/late');
    expect(screen.getByRole('heading').textContent).toBe('here');
  });

  it('shows in place of the page that is on its way at the start', async () => {
    const late = latePage('late');
    open([{ path: 'a', lazy: late.lazy }], '/a', { HydrateFallback: () => <p>wait</p> });
    expect(screen.getByText('wait')).toBeTruthy();
    await late.arrive();
    await shown('late');
    expect(screen.queryByText('wait')).toBeNull();
  });

  it('is reported by a layout, which knows what belongs to it', async () => {
    open([plain('a')]);
    await shown('a');
    expect(screen.getByText('frame a')).toBeTruthy();
  });
});

describe('a guard', () => {
  it('leads elsewhere without a trace in the history', async () => {
    const { history, go } = open([plain('a'), { ...plain('b'), guard: () => '/c' }, plain('c')]);
    await shown('a');
    await go('/b');
    await shown('c');
    await go(-1);
    expect(history.location.pathname).toBe('/a');
  });

  it('takes the place of an address that the history already has', async () => {
    const { history } = open([{ ...plain('a'), guard: async () => '/c' }, plain('c')]);
    await shown('c');
    expect([history.location.pathname, history.action]).toEqual(['/c', 'REPLACE']);
  });

  it('is asked when the path changes, not for another query, and the outermost counts', async () => {
    const guard = vi.fn<() => undefined>();
    const inner = { ...plain('b'), guard: () => '/inner' };
    const { router, go } = open([plain('a'), inner, plain('outer')], '/a', {
      guard: (pathname) => {
        guard();
        return pathname === '/b' ? '/outer' : undefined;
      },
    });
    await shown('a');
    guard.mockClear();
    await go('/a?q=1');
    await go('/a?q=1#part');
    expect([guard.mock.calls.length, router.state.location.search]).toEqual([0, '?q=1']);
    await go('/b');
    expect(router.state.location.pathname).toBe('/outer');
    expect(guard).toHaveBeenCalledTimes(2);
  });

  it('that fails is an error of its part', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open([{ ...plain('a'), guard: () => Promise.reject(new Error('down')) }], '/a', {
      ErrorBoundary: () => <h1>down</h1>,
    });
    expect(await shown('down')).toBeTruthy();
  });
});

describe('an address', () => {
  it('keeps its path where only the query is given', async () => {
    const { router, go } = open([plain('a')]);
    await shown('a');
    await go('?q=1');
    expect(router.state.location).toMatchObject({ pathname: '/a', search: '?q=1', hash: '' });
  });

  it.each(['//elsewhere.example/a', '/\\\\elsewhere.example/a'])('%s leads to no other host', async (address) => {
    const { history, go } = open([plain('a')]);
    await shown('a');
    await go(address);
    expect(await shown('nowhere')).toBeTruthy();
    expect(history.createURL(history.location).host).toBe(history.createURL('/').host);
  });

  it('changes at once with its query, so that two changes in a row both count', async () => {
    function Page() {
      const [query, setQuery] = useSearchParams();
      const add = (name: string) => setQuery((known) => [...known, [name, '1']], { replace: true });
      return <button onClick={() => (add('x'), add('y'))}>{query.toString()}</button>;
    }
    const { router, history } = open([{ path: 'a', Component: Page }]);
    const button = await screen.findByRole('button');
    act(() => button.click());
    expect(router.state.location.search).toBe(history.location.search);
    expect(router.state.location.search).toContain('y=1');
  });
});

describe('a page that asks before it is left', () => {
  function Draft() {
    const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== '/a');
    return (
      <>
        <h1>draft</h1>
        <p>{blocker.state}</p>
        <button onClick={() => blocker.reset?.()}>stay</button>
        <button onClick={() => blocker.proceed?.()}>leave</button>
      </>
    );
  }
  const draft: PageRoute = { path: 'a', Component: Draft };
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

  it('is left when it says so', async () => {
    const { router, go } = open([draft, plain('b')]);
    await shown('draft');
    await act(async () => undefined);
    await go('/b');
    expect([screen.getByText('blocked').textContent, router.state.location.pathname]).toEqual(['blocked', '/a']);
    await press('stay');
    expect(screen.getByText('unblocked')).toBeTruthy();
    await go('/b');
    await press('leave');
    await shown('b');
  });

  it('asks on the way back too, with the history as it was', async () => {
    const { history, go } = open([draft, plain('b')], '/b');
    await shown('b');
    await go('/a');
    await shown('draft');
    await go(-1);
    expect([screen.getByText('blocked').textContent, history.location.pathname]).toEqual(['blocked', '/a']);
    await press('leave');
    await shown('b');
    expect(history.location.pathname).toBe('/b');
  });
});

it('goes back to where the reader was on a page', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/a');
  const pages = [plain('a'), plain('b'), { path: '*', Component: () => null }];
  const Root = () => (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
  const router = createPageRouter([{ Component: Root, children: pages }], UNSAFE_createBrowserHistory());
  render(<RouterProvider router={router} />);
  await shown('a');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(340);
  await act(() => router.navigate('/b'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  await shown('a');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 340);
  router.dispose();
});
