import type { GraphMolecule, GraphReaction } from '@app/shared/contracts/search-graph/search-graph';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { SearchGraphPage } from './page.tsx';

const taskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
const keyOf = (name: string): string => name.padEnd(22, '_');
const molecule = (name: string, more: Partial<GraphMolecule> = {}): GraphMolecule => ({
  molecule: { key: keyOf(name), smiles: name, formula: 'C1', molecularWeight: 100, name },
  state: 'expanded',
  solved: false,
  steps: 1,
  reactions: 1,
  ways: 0,
  ...more,
});
const reaction = (reactionKey: string, name: string, precursors: GraphMolecule[]): GraphReaction => ({
  reactionId: 0,
  reactionKey,
  name,
  classKey: 'acylation',
  templateId: 't',
  score: 0.42,
  precedents: 12,
  check: 'passed',
  rank: 1,
  rivals: [],
  touchedGroups: [],
  hazards: ['cyanide'],
  solved: true,
  stepsToStock: 2,
  ways: 3,
  precursors,
});

const bought = molecule('aniline', { state: 'inStock', reactions: 0, stepsToStock: 0 });
const made = molecule('acid', { stepsToStock: 1, solved: true });
const target = molecule('target', { stepsToStock: 2, solved: true, ways: 3, steps: 0 });
const parts: Record<string, { node: GraphMolecule; total: number; items: GraphReaction[] }> = {
  [keyOf('target')]: {
    node: target,
    total: 2,
    items: [reaction('aaaaaaaaaaaaaaaa', 'Amide coupling', [made, bought])],
  },
  [keyOf('acid')]: { node: made, total: 1, items: [reaction('bbbbbbbbbbbbbbbb', 'Hydrolysis', [bought])] },
};
const growth = {
  growthId: taskId,
  kind: 'search' as const,
  state: 'searching' as const,
  molecule: made.molecule,
  seconds: 30,
  elapsedMs: 6_000,
  expansions: 7,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const counts = { molecules: 3, expanded: 2, inStock: 1, reactions: 2, passed: 2, failed: 0, solved: 3, left: 0 };

function show(more: { canChange?: boolean; growths?: unknown[]; handlers?: Parameters<typeof stubCalls>[0] } = {}) {
  const { canChange = true, growths = [], handlers } = more;
  const calls = stubCalls({
    'GET /api/retro/search-graph-state': () => ({ asOf: '1', isFinal: true, canChange, counts, growths }),
    'POST /api/retro/search-graph-part': (body) => ({
      asOf: '1',
      classes: [{ classKey: 'acylation', count: 2 }],
      parts: (body as { open: { smilesUniqueCode?: string }[] }).open.flatMap(
        ({ smilesUniqueCode = keyOf('target') }) => parts[smilesUniqueCode] ?? [],
      ),
    }),
    'POST /api/retro/search-graph-selection': () => ({
      figures: {
        steps: 2,
        longestLinear: 2,
        open: 0,
        solved: true,
        score: 81.25,
        startingMaterials: 1,
        leastPrecedents: 12,
      },
    }),
    'POST /api/retro/route-list': () => {
      throw new Refusal(10010, 'none');
    },
    ...handlers,
  });
  const router = createMemoryRouter(
    [{ path: '/route/force/:routeType/:smilesUniqueCode?', Component: SearchGraphPage }],
    {
      initialEntries: [`/route/force/retrosynthesis?task=${taskId}`],
    },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { ...calls, router };
}

const item = (name: RegExp) => screen.findByRole('treeitem', { name });

beforeAll(async () => {
  await i18n.loadNamespaces(['search-graph', 'routes', 'process', 'common']);
  Object.defineProperties(Element.prototype, {
    clientWidth: { get: () => 1_000 },
    clientHeight: { get: () => 700 },
  });
});
beforeEach(() => {
  sessionStorage.clear();
  // As somebody leaves it who has folded everything but one molecule that is not in sight.
  sessionStorage.setItem(
    `graph-open ${taskId} `,
    JSON.stringify([
      ['', { limit: 6, pinned: [] }],
      ['folded', { limit: 6, pinned: [] }],
    ]),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #notify: (entries: unknown[]) => void;
      constructor(notify: (entries: unknown[]) => void) {
        this.#notify = notify;
      }
      observe() {
        this.#notify([]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});

describe('the better-force view', () => {
  it('shows the target with its ways, and unfolds what a precursor is made from', async () => {
    show();
    expect(await item(/^target, 2 steps from stock/)).toBeTruthy();
    const acid = await item(/^acid/);
    expect(acid.getAttribute('aria-expanded')).toBe('false');
    fireEvent.doubleClick(acid);
    expect(await item(/^Hydrolysis, 42\s?%/)).toBeTruthy();
    expect((await item(/^acid/)).getAttribute('aria-expanded')).toBe('true');
  });

  it('opens with the likeliest way to stock unfolded', async () => {
    sessionStorage.clear();
    show();
    expect((await item(/^acid/)).getAttribute('aria-expanded')).toBe('true');
    expect(await item(/^Hydrolysis/)).toBeTruthy();
  });

  it('is walked and unfolded by the keyboard alone', async () => {
    show();
    await item(/^target/);
    const tree = screen.getByRole('tree');
    for (const key of ['ArrowRight', 'ArrowRight']) fireEvent.keyDown(tree, { key });
    expect(tree.getAttribute('aria-activedescendant')).toBe((await item(/^acid/)).id);
    fireEvent.keyDown(tree, { key: 'Enter' });
    await item(/^Hydrolysis/);
    fireEvent.keyDown(tree, { key: 'ArrowRight' });
    fireEvent.keyDown(tree, { key: 'Enter' });
    expect(await item(/^Hydrolysis.*selected/)).toBeTruthy();
  });

  it('shows a chosen route with its figures and keeps it', async () => {
    const { bodiesOf } = show({ handlers: { 'POST /api/retro/search-graph-save': () => ({ routeId: taskId }) } });
    fireEvent.click(await item(/^Amide coupling/));
    const panel = within(screen.getByRole('region', { name: 'Selected' }));
    expect(panel.getByText('Highly toxic; gives hydrogen cyanide with acid.')).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: 'Use this reaction' }));
    const route = within(screen.getByRole('region', { name: 'Selected route' }));
    expect(route.getByRole('status').textContent).toBe('1 step · 1 molecule still open');
    fireEvent.click(route.getByRole('button', { name: 'Complete with the shortest paths' }));
    await waitFor(() => expect(route.getByRole('status').textContent).toMatch(/^2 steps · every molecule/));
    expect(await route.findByText('81.3')).toBeTruthy();
    fireEvent.click(route.getByRole('button', { name: 'Save as route' }));
    const choices = [
      { product: keyOf('target'), reactionKey: 'aaaaaaaaaaaaaaaa' },
      { product: keyOf('acid'), reactionKey: 'bbbbbbbbbbbbbbbb' },
    ];
    await waitFor(() => expect(bodiesOf('/api/retro/search-graph-save')).toEqual([{ taskId, choices }]));
  });

  it('takes a molecule apart by hand, and shows and stops a search that goes on', async () => {
    const stopped: unknown[] = [];
    const { bodiesOf } = show({
      growths: [growth],
      handlers: {
        'POST /api/retro/search-graph-expand': () => ({ proposals: 4, added: 3 }),
        'POST /api/retro/search-graph-grow': () => ({ growth }),
        'POST /api/retro/search-graph-grow-stop': (body) => {
          stopped.push(body);
          return { growth };
        },
      },
    });
    fireEvent.click(await item(/^acid/));
    const panel = within(screen.getByRole('region', { name: 'Selected' }));
    fireEvent.click(panel.getByRole('button', { name: 'Expand one step' }));
    const asked = { taskId, smilesUniqueCode: keyOf('acid') };
    await waitFor(() => expect(bodiesOf('/api/retro/search-graph-expand')).toEqual([asked]));
    const ten = await panel.findByRole('button', { name: '10 s' });
    await waitFor(() => expect(ten).toHaveProperty('disabled', false));
    fireEvent.click(ten);
    await waitFor(() => expect(bodiesOf('/api/retro/search-graph-grow')).toEqual([{ ...asked, seconds: 10 }]));
    const bar = screen.getByRole('progressbar', { name: 'Search from acid' });
    expect(bar.getAttribute('aria-valuenow')).toBe('20');
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(stopped).toEqual([{ growthId: taskId }]));
  });

  it('jumps to a molecule that was looked for', async () => {
    const path = [
      { product: keyOf('target'), reactionKey: 'aaaaaaaaaaaaaaaa' },
      { product: keyOf('acid'), reactionKey: 'bbbbbbbbbbbbbbbb' },
    ];
    show({
      handlers: {
        'POST /api/retro/search-graph-find': () => ({ total: 1, isComplete: true, items: [{ node: bought, path }] }),
      },
    });
    await item(/^target/);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'aniline' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.click(await screen.findByRole('button', { name: /^aniline/ }));
    await item(/^Hydrolysis/);
    const isSelected = () =>
      screen.getAllByRole('treeitem', { name: /^aniline/ }).some((one) => one.getAttribute('aria-selected') === 'true');
    await waitFor(() => expect(isSelected()).toBe(true));
  });

  it('lets a reader of a shared task look, and change nothing', async () => {
    show({ canChange: false });
    fireEvent.click(await item(/^acid/));
    expect(screen.getByText(/^A colleague shares this task/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Expand one step' })).toBeNull();
    fireEvent.click(await item(/^Amide coupling/));
    fireEvent.click(screen.getByRole('button', { name: 'Use this reaction' }));
    expect(screen.queryByRole('button', { name: 'Save as route' })).toBeNull();
  });

  it('says why there is no graph', async () => {
    show({
      handlers: {
        'GET /api/retro/search-graph-state': () => {
          throw new Refusal(10022, 'The data does not exist, or you have no access to it.');
        },
      },
    });
    expect(await screen.findByText(/The data does not exist/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to tasks' })).toBeTruthy();
  });
});
