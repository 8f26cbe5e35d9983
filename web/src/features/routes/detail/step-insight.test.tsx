import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { molecule, smallRoute, summary } from '../../../chemistry/tree/test-routes.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { stubCalls } from '../../../shared/lib/test-calls.ts';
import { sessionStore } from '../../../shared/session/session.ts';
import { testSession } from '../../../shared/session/test-session.ts';
import { RouteDetailPage } from './page.tsx';

const detail = {
  summary: summary(1, { steps: 2 }),
  taskId: 'task-1',
  taskName: 'Task',
  routeType: 'retrosynthesis',
  target: molecule('target'),
  ...smallRoute(),
  createdAt: '2026-01-01T00:00:00.000Z',
  isShared: false,
};
const insight = (stepId: string, nodes: string[]) => ({
  stepId,
  changed: nodes.map((nodeId, index) => ({ nodeId, atoms: [index, index + 1] })),
  hazards: [{ severity: 'high', text: 'Gives much heat.', agent: 'NaH', source: 'Handbook' }],
  solvents: [{ name: 'DMF', class: 'hazardous' }],
});
const note = (text: string, version = 1, stepId = 'step-target') => ({
  stepId,
  text,
  reason: '',
  version,
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const usual = {
  'GET /api/retro/route-detail': () => detail,
  'GET /api/retro/route-step-insight': () => ({
    steps: [insight('step-target', ['target', 'a', 'b']), insight('step-a', ['a', 'c', 'd'])],
  }),
  'GET /api/retro/route-notes': () => ({ notes: [] }),
  'GET /api/retro/route-comments': () => ({ comments: [] }),
  'GET /api/predict/step-search': () => ({}),
  'POST /api/retro/reaction-by-products': () => ({ byProducts: [] }),
  'POST /api/structure/frames': () => ({ frames: [] }),
  'POST /api/retro/synthesis-experience': () => ({
    known: 0,
    sameChange: 0,
    sameCentre: 0,
    filtered: 0,
    precedents: [],
    catalysts: [],
    sources: [],
  }),
};

const namespaces = ['routes', 'structure', 'conditions', 'protection', 'process', 'bans', 'reaction'];
beforeAll(() => i18n.loadNamespaces([...namespaces, 'impurity', 'forward', 'inquiry']));

function open(more: Parameters<typeof stubCalls>[0] = {}, search = '') {
  sessionStore.set(testSession({ permissions: ['retrosynthesis', 'impuritypredict', 'forwardsynthesis'] }));
  const { bodiesOf } = stubCalls({ ...usual, ...more });
  const router = createMemoryRouter(
    [
      { path: '/route/detail/:routeId?', Component: RouteDetailPage },
      { path: '*', element: null },
    ],
    { initialEntries: [`/route/detail/route-1${search}`] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { router, bodiesOf };
}
const openStep = async () => fireEvent.click(await screen.findByRole('treeitem', { name: /^2\. Step 2/ }));

describe('the card of a step', () => {
  it('marks the atoms that change in the drawing and names hazards with their source', async () => {
    open();
    await openStep();
    await screen.findByText(/Gives much heat/);
    const marked = () =>
      [...document.querySelectorAll('figure img')].map((image) =>
        new URL(image.getAttribute('src') ?? '', 'http://x').searchParams.get('atoms'),
      );
    await waitFor(() => expect(marked()).toEqual(['1,2', '2,3', '0,1']));
    expect(screen.getByText('NaH:')).toBeTruthy();
    expect(screen.getByText(/Handbook/)).toBeTruthy();
    expect(screen.getByText('DMF: hazardous')).toBeTruthy();
  });

  it('keeps a note when it has rested, and shows what another window wrote', async () => {
    const { bodiesOf } = open({
      'POST /api/retro/route-note-save': () => ({ note: note('Theirs.\nMine.', 3), merged: true }),
    });
    await openStep();
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes on this step' });
    fireEvent.change(field, { target: { value: 'Mine.' } });
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    fireEvent.blur(field);
    await waitFor(() => expect(field.value).toBe('Theirs.\nMine.'));
    expect(screen.getByText('Merged with the text from another window')).toBeTruthy();
    expect(bodiesOf('/api/retro/route-note-save')).toEqual([
      { routeId: 'route-1', stepId: 'step-target', before: '', text: 'Mine.', routeType: 'retrosynthesis' },
    ]);
  });

  it('keeps a note that could not be saved in the field, and sends it again', async () => {
    let isDown = true;
    open({
      'POST /api/retro/route-note-save': () => {
        if (isDown) throw new TypeError('no network');
        return { note: note('Mine.'), merged: false };
      },
    });
    await openStep();
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes on this step' });
    fireEvent.change(field, { target: { value: 'Mine.' } });
    fireEvent.blur(field);
    // Other parts of the page have such a button as well.
    const state = document.getElementById(field.getAttribute('aria-describedby') ?? '') ?? document.body;
    const again = await within(state).findByRole('button', { name: 'Try again' });
    expect(field.value).toBe('Mine.');
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
  });

  it('is liked with a reason', async () => {
    const { bodiesOf } = open({
      'POST /api/retro/route-verdict': (body) => ({ note: { ...note(''), ...Object(body) } }),
    });
    await openStep();
    const like = await screen.findByRole('button', { name: 'Like' });
    await waitFor(() => expect(like.hasAttribute('disabled')).toBe(false));
    fireEvent.click(like);
    const reason = await screen.findByRole('textbox', { name: 'Why do you like it?' });
    expect(screen.getByRole('button', { name: 'Like' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.change(reason, { target: { value: 'Ran well.' } });
    fireEvent.blur(reason);
    await waitFor(() => expect(bodiesOf('/api/retro/route-verdict')).toHaveLength(2));
    expect(bodiesOf('/api/retro/route-verdict')[1]).toMatchObject({ verdict: 'like', reason: 'Ran well.' });
  });

  it('offers other ways to the product and leads to the routes that take them', async () => {
    const reaction = {
      reactionId: 3,
      name: 'Suzuki coupling',
      classKey: 'cCoupling',
      templateId: 't',
      score: 0.4,
      precedents: 7,
      check: 'passed',
      rivals: [],
      touchedGroups: [],
      solved: true,
      precursors: [{ molecule: molecule('z'), state: 'inStock', solved: true, steps: 1, reactions: 0 }],
    };
    const { router } = open({
      'GET /api/retro/route-step-alternatives': () => ({
        graph: 'ready',
        total: 1,
        items: [{ reaction, routes: [{ routeId: 'route-5', rank: 5, solved: true }], routeCount: 1 }],
      }),
    });
    await openStep();
    fireEvent.click(screen.getByText('Alternatives to this step'));
    expect(await screen.findByText('Suzuki coupling')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'route 5' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/route/detail/route-5'));
  });

  it('predicts its impurities here and shows the first', async () => {
    const search = {
      userSearchBatchId: 'search-1',
      batchId: 'batch-1',
      state: 'completed',
      percent: 100,
      impurities: 9,
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    const impurity = {
      resultId: 'r-1',
      molecule: { ...molecule('dimer'), name: 'dimer' },
      likelihood: 'high',
      causes: ['dimer'],
      why: 'It reacts with itself.',
      exactMass: 200.1234,
      alerts: [],
    };
    const { bodiesOf } = open({
      'GET /api/predict/step-search': () => ({}),
      'POST /api/predict/start-search': () => ({ search }),
      'GET /api/predict/result-list': () => ({ items: [impurity] }),
    });
    await openStep();
    fireEvent.click(await screen.findByRole('button', { name: 'Predict now' }));
    expect(await screen.findByText('It reacts with itself.')).toBeTruthy();
    expect(screen.getByText(/exact mass 200\.1234/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all 9' }).getAttribute('href')).toBe('/impurity/list/search-1');
    expect(bodiesOf('/api/predict/start-search')).toEqual([{ routeId: 'route-1', stepId: 'step-target' }]);
  });
});

describe('the card of a molecule', () => {
  it('says what is known with its sources, and that it is under control', async () => {
    open({
      'POST /api/common/more-molecule-info': () => ({
        molecule: molecule('target'),
        names: [
          { name: 'target acid', language: 'en', source: 'our list' },
          { name: '目标酸', language: 'zh-CN', source: 'by rules' },
        ],
        rules: [{ key: 'lipinski', name: 'Rule of five', passes: true, violations: [], source: 'Lipinski' }],
        hazards: [],
        stocks: [],
        score: 2.5,
        scoreSource: 'Ertl',
        price: { perGram: 1_250, currency: 'USD', kind: 'estimate', source: 'a formula' },
        controlled: { text: 'It is on a list.', source: 'Some Act' },
      }),
    });
    expect(await screen.findByText('about $13 (2.5 to 63) per gram')).toBeTruthy();
    for (const text of ['Price: a formula', '目标酸', 'our list; by rules', '2.50', 'Ertl', 'Rule of five'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(within(screen.getByRole('note')).getByText('Some Act')).toBeTruthy();
    expect(screen.getByText(/is not a GHS classification/)).toBeTruthy();
  });

  it('is put on the worklist', async () => {
    const { bodiesOf } = open({
      'POST /api/retro/import-by-list': () => ({ accepted: 1, duplicates: 0, rejected: 0, rows: [] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add to the batch list' }));
    await waitFor(() =>
      expect(bodiesOf('/api/retro/import-by-list')).toEqual([
        { text: 'target', kind: 'list', routeType: 'retrosynthesis' },
      ]),
    );
  });
});

describe('a part of the tree', () => {
  it('is looked at alone by S, and the whole again by Escape', async () => {
    open();
    fireEvent.click(await screen.findByRole('treeitem', { name: /^a,/ }));
    fireEvent.keyDown(document.body, { key: 's' });
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(4));
    expect(screen.getByText('Only a and its precursors')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(7));
  });
});

describe("a colleague's route", () => {
  it('says what is read only, shows the notes of its owner, and asks nothing of the rest of the task', async () => {
    const list = vi.fn(() => ({ items: [] }));
    open({
      'POST /api/retro/route-list': list,
      'POST /api/retro/route-overview': list,
      'GET /api/retro/route-detail': () => ({ ...detail, isShared: true }),
      'GET /api/retro/route-notes': () => ({
        notes: [],
        shared: { by: 'Mei', notes: [{ ...note('Dry it.'), verdict: 'like', reason: 'Clean.' }] },
      }),
    });
    expect(await screen.findByText(/^A route of Mei/)).toBeTruthy();
    await openStep();
    expect(await screen.findByText('Dry it.')).toBeTruthy();
    expect(screen.getByText(/Mei likes this step/).textContent).toContain('Clean.');
    expect(screen.queryByText('Alternatives to this step')).toBeNull();
    expect(list).not.toHaveBeenCalled();
  });
});

describe('the sheet that is printed', () => {
  it('has the tree, every step and the notes, and is gone afterwards', async () => {
    const text: string[] = [];
    vi.stubGlobal(
      'print',
      vi.fn(() => text.push(document.body.textContent ?? '')),
    );
    open({ 'GET /api/retro/route-notes': () => ({ notes: [note('Dry it.')] }) });
    await openStep();
    await screen.findByDisplayValue('Dry it.');
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(text).toHaveLength(1));
    for (const part of ['Sheet 1 of 1', 'Step 1', 'Step 2', 'Dry it.', 'Gives much heat.'])
      expect(text[0]).toContain(part);
    await waitFor(() => expect(document.body.textContent).not.toContain('Sheet 1 of 1'));
    vi.unstubAllGlobals();
  });
});
