import type { IntermediateDetails, IntermediateProject } from '@app/shared/contracts/intermediates/intermediates';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { choose, chosenIn } from '../../shared/lib/test-choose.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { loadWords } from '../../shared/i18n/load-words.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { IntermediatesPage } from './page.tsx';
import { IntermediateRecordsPage } from './records-page.tsx';

const molecule = (name: string, letter: string) => ({
  key: letter.repeat(22),
  smiles: 'OC(=O)c1ccccc1',
  formula: 'C7H6O2',
  molecularWeight: 122.12,
  name,
});
const acid = molecule('the acid', 'A');
const [first, second] = [molecule('first target', 'B'), molecule('second target', 'C')];
const figures = { targets: 2, routes: 7, share: 0.6, makeSteps: 3, savedSteps: 3, worth: 1.25 };
const projectId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04';
const colleague = (userId: string) => ({ userId, userName: userId, name: '', email: `${userId}@example.com` });
const project: IntermediateProject = {
  projectId,
  name: 'Batch of the acid',
  state: 'planned',
  isMine: true,
  molecule: acid,
  owner: colleague('chen'),
  members: [],
  milligrams: 0,
  version: 1,
  createdAt: '2026-02-03T08:00:00.000Z',
  updatedAt: '2026-02-03T08:00:00.000Z',
};
const target = (one: typeof first, milligrams?: number) => ({
  targetKey: one.key,
  molecule: one,
  taskId: projectId,
  taskName: one.name,
  isMine: true,
  isGone: false,
  routes: 4,
  bestRoutes: 3,
  bestOf: 10,
  makeSteps: 3,
  uses: [],
  ...(milligrams !== undefined && { milligrams }),
});
const details: IntermediateDetails = {
  molecule: acid,
  project,
  figures,
  ways: [
    {
      fingerprint: 'w1',
      steps: 1,
      solved: true,
      routes: 5,
      targets: 2,
      routeId: projectId,
      mayOpen: true,
      chosen: false,
      laboratory: [
        {
          stepId: 's1',
          number: 1,
          name: 'Ester hydrolysis',
          precursors: [{ molecule: first, inStock: true }],
          product: acid,
        },
      ],
    },
  ],
  targets: [target(first), target(second, 1_500)],
};
const common = { molecule: acid, figures, targetMolecules: [first, second] };
const list = { total: 1, items: [common], reading: 0, targets: 2, routes: 40 };
const listPath = '/api/retro/intermediate-project/list';
const updatePath = '/api/retro/intermediate-project/update';
const noRecords = { total: 0, items: [], people: [] };

function open(address: string, handlers: Parameters<typeof stubCalls>[0] = {}) {
  const calls = stubCalls({
    [`POST ${listPath}`]: () => list,
    'GET /api/retro/intermediate-project/details': () => details,
    'POST /api/retro/intermediate-project/track': () => ({ project, isNew: true }),
    [`POST ${updatePath}`]: () => ({ project }),
    'POST /api/retro/intermediate-project/records': () => noRecords,
    ...handlers,
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider
        router={createMemoryRouter(
          [
            { path: '/intermediate', Component: IntermediatesPage },
            { path: '/intermediate/records', Component: IntermediateRecordsPage },
          ],
          { initialEntries: [address] },
        )}
      />
    </SWRConfig>,
  );
  return calls;
}

afterEach(() => vi.unstubAllGlobals());
beforeAll(async () => {
  sessionStore.set(testSession({ permissions: ['retrosynthesis'] }));
  await i18n.changeLanguage('en');
  await loadWords(['intermediates']);
});

describe('common intermediates', () => {
  it('show what making them once saves, and are sorted by a header', async () => {
    const calls = open('/intermediate');
    const row = await screen.findByRole('row', { name: /the acid/ });
    expect(within(row).getByText('60 %')).toBeTruthy();
    expect(within(row).getByText(/first target, second target/)).toBeTruthy();
    fireEvent.click(screen.getByRole('columnheader', { name: /^Steps to make/ }));
    await waitFor(() => expect(calls.bodiesOf(listPath).at(-1)).toMatchObject({ sort: 'steps', descending: false }));
  });

  it('are sorted by a select where cards replace columns', async () => {
    const media = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => media);
    const calls = open('/intermediate');
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    for (const [label, sort, descending] of [
      ['Steps to make', 'steps', false],
      ['Targets', 'targets', true],
    ] as const) {
      choose(order, label);
      await waitFor(() => expect(calls.bodiesOf(listPath).at(-1)).toMatchObject({ sort, descending }));
      expect(chosenIn(order)).toContain(label);
    }
  });

  it('teach what to do where there are none, and say that searches are being read', async () => {
    const none = { ...list, total: 0, items: [] };
    open('/intermediate', { [`POST ${listPath}`]: () => none });
    expect(await screen.findByText('No two targets share an intermediate yet')).toBeTruthy();
    open('/intermediate', { [`POST ${listPath}`]: () => ({ ...none, reading: 3 }) });
    expect(await screen.findByText('3 searches are still being read')).toBeTruthy();
  });

  it('say why they did not come, with a way to try again', async () => {
    open('/intermediate', {
      [`POST ${listPath}`]: () => {
        throw new Refusal(10027, 'The service is busy');
      },
    });
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('busy'));
  });
});

describe('a project', () => {
  it('takes an amount by Enter, refuses what is none, and gives the typed one back by Escape', async () => {
    const calls = open(`/intermediate?project=${projectId}`);
    const field = await screen.findByRole('textbox', { name: 'Amount for first target' });
    fireEvent.change(field, { target: { value: '2 tons' } });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field).toHaveProperty('value', '');
    fireEvent.change(field, { target: { value: '2.5 g' } });
    fireEvent.blur(field);
    const amount = { targetKey: first.key, milligrams: 2_500 };
    await waitFor(() => expect(calls.bodiesOf(updatePath)).toEqual([{ projectId, amount }]));
    expect(screen.getByRole('textbox', { name: 'Amount for second target' })).toHaveProperty('value', '1.5 g');
  });

  it('has its way chosen, its state changed and notes added by its owner', async () => {
    const calls = open(`/intermediate?project=${projectId}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Select route 1' }));
    await waitFor(() => expect(calls.bodiesOf(updatePath)).toEqual([{ projectId, chosenWay: 'w1' }]));
    const state = screen.getByRole('combobox', { name: 'State' });
    await waitFor(() => expect(state).toHaveProperty('disabled', false));
    choose(state, 'In progress');
    await waitFor(() => expect(calls.bodiesOf(updatePath).at(-1)).toEqual({ projectId, state: 'inWork' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Batch 1 is dry' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add note' })).toHaveProperty('disabled', false));
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(calls.bodiesOf(updatePath).at(-1)).toEqual({ projectId, note: 'Batch 1 is dry' }));
  });

  it('of a colleague is read without a button that changes it', async () => {
    const theirs = { ...details, project: { ...project, isMine: false, members: [colleague('me')] } };
    open(`/intermediate?project=${projectId}`, { 'GET /api/retro/intermediate-project/details': () => theirs });
    expect(await screen.findByText('A project of chen, shared with you as a viewer.')).toBeTruthy();
    expect(screen.getByText('1.5 g')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Select|Rename|Archive|Share/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave the project' })).toBeTruthy();
  });
});

describe('projects', () => {
  it('are read page by page to the last, however many there are', async () => {
    const projectsPath = '/api/retro/intermediate-project/projects';
    const all = Array.from({ length: 45 }, (_, place) => ({
      ...project,
      projectId: projectId.slice(0, -2) + String(place).padStart(2, '0'),
      name: `batch ${place + 1}`,
      targets: 2,
      routes: 7,
    }));
    open('/intermediate?show=projects', {
      [`POST ${projectsPath}`]: (body) => {
        const { pageIndex, pageSize } = body as { pageIndex: number; pageSize: number };
        return { total: all.length, items: all.slice((pageIndex - 1) * pageSize, pageIndex * pageSize) };
      },
    });
    expect(await screen.findByRole('link', { name: 'batch 20' })).toBeTruthy();
    for (const [page, last] of [
      ['2', 'batch 40'],
      ['3', 'batch 45'],
    ] as const) {
      fireEvent.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByText(page));
      expect(await screen.findByRole('link', { name: last })).toBeTruthy();
    }
    expect(screen.getAllByRole('link', { name: /^batch \d+$/ })).toHaveLength(5);
  });
});

describe('records', () => {
  it('are filtered by the address, and downloaded as they are filtered', async () => {
    const record = {
      recordId: projectId,
      projectId,
      projectName: 'Batch of the acid',
      molecule: acid,
      kind: 'note' as const,
      text: 'Batch 1 is dry',
      by: colleague('chen'),
      createdAt: '2026-02-03T08:00:00.000Z',
    };
    const path = '/api/retro/intermediate-project/records';
    const calls = open('/intermediate/records?kind=note', {
      [`POST ${path}`]: () => ({ total: 1, items: [record], people: [colleague('chen')] }),
    });
    expect(await screen.findByText('Batch 1 is dry')).toBeTruthy();
    expect(calls.bodiesOf(path)[0]).toMatchObject({ kind: 'note', pageIndex: 1 });
    const link = screen.getByRole('link', { name: 'Download the records as .csv' });
    expect(link.getAttribute('href')).toMatch(/kind=note.*fileType=csv|fileType=csv.*kind=note/);
    choose(screen.getByRole('combobox', { name: 'User' }), 'chen');
    await waitFor(() => expect(calls.bodiesOf(path).at(-1)).toMatchObject({ kind: 'note', userId: 'chen' }));
  });
});
