import type { Permission } from '@app/shared/constants/modules';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeReaction } from '../../chemistry/reaction-input/kept-reaction.ts';
import { pen } from '../../chemistry/editor/test-editor.tsx';
import { i18n } from '../../shared/i18n/i18n.ts';
import { handing } from '../../shared/navigation/handed-structure.ts';
import { dialogs, toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { ForwardGeneratePage } from './generate-page.tsx';
import { runningLimitCode } from './queue-task.ts';
import { testClasses, testMolecule, testPrediction, testTask, testTaskId } from './test-tasks.ts';

const sent = vi.fn<(name: string, input: { file: File }) => Promise<unknown>>();
vi.mock('../../shared/api/files/upload.ts', () => ({
  uploadWithProgress: (name: string, input: { file: File }) => sent(name, input),
}));

const startPath = '/api/retro/forward-search-start';
const predictPath = '/api/retro/forward-predict';
const word = (key: string, values = {}) => i18n.t(`forward:${key}`, values);
const { start } = testTask();

// Large pages take their time to be searched by role on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterAll(() => vi.resetConfig());
beforeAll(() => i18n.loadNamespaces(['forward', 'structure', 'retrosynthesis']));
beforeEach(() => {
  sent.mockReset();
  window.sessionStorage.clear();
});

type Handlers = Parameters<typeof stubCalls>[0];

function open(
  type: string,
  handlers: Handlers = {},
  { structure = '', permissions = ['forwardsynthesis'] as Permission[] } = {},
) {
  sessionStore.set(testSession({ permissions }));
  const calls = stubCalls({
    'POST /api/retro/structure-check': () => ({
      kind: 'smiles',
      molecule: start,
      heavyAtoms: 10,
      molfile: 'M  END',
      removedParts: [],
    }),
    'POST /api/retro/forward-classes': () => testClasses,
    'GET /api/retro/stock-list': () => ({ items: [] }),
    'GET /api/common/user-profile': () => ({ currency: 'USD' }),
    'POST /api/statistics/create-buried-point': () => null,
    [`POST ${startPath}`]: () => ({ task: testTask({ state: 'searching' }) }),
    ...handlers,
  });
  const router = createMemoryRouter(
    [
      { path: '/forwardsynthesis/generate/:type', Component: ForwardGeneratePage },
      { path: '*', element: null },
    ],
    {
      initialEntries: [
        { pathname: `/forwardsynthesis/generate/${type}`, state: structure === '' ? null : handing(structure) },
      ],
    },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { ...calls, router, location: () => router.state.location };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const given = { structure: start.smiles };
const amideName = /^Amide coupling/;

describe('the form of an enumeration', () => {
  it('asks for a molecule first', () => {
    open('enumeration');
    expect(button(word('start.enumeration')).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(word('problem.noMolecule'))).toBeTruthy();
  });

  it('shows which reactions apply, and marks where they happen', async () => {
    open('enumeration', {}, given);
    const ester = await screen.findByText('Fischer esterification');
    expect(screen.getByText('1 site · 2,314 partners fit')).toBeTruthy();
    fireEvent.pointerEnter(ester.closest('li') ?? ester);
    const figure = screen.getByText(word('kinds.marked', { name: 'Fischer esterification' })).closest('figure');
    expect(figure?.querySelector('img')?.getAttribute('src')).toContain('atoms=1,2');
  });

  it('starts with what was chosen, and goes on to the products', async () => {
    const { bodiesOf, location } = open('enumeration', {}, given);
    fireEvent.click(await screen.findByRole('checkbox', { name: word('kinds.use', { name: 'C–C bond formation' }) }));
    fireEvent.click(screen.getByRole('radio', { name: '2' }));
    fireEvent.change(screen.getByLabelText(word('partners.maxPrice', { currency: 'USD' })), {
      target: { value: '30' },
    });
    fireEvent.change(screen.getByLabelText(word('start.name')), { target: { value: 'Amides' } });
    fireEvent.click(button(word('start.enumeration')));
    await waitFor(() => expect(location().pathname).toBe('/forwardsynthesis/list'));
    expect(location().search).toBe(`?taskId=${testTaskId}`);
    expect(bodiesOf(startPath)).toEqual([
      {
        type: 'enumeration',
        structure: start.smiles,
        name: 'Amides',
        settings: {
          classes: ['acylation'],
          partners: { maxHeavyAtoms: 20, maxPricePerGram: 3000, perReaction: 200 },
          steps: 2,
          maxProducts: 1_000,
        },
      },
    ]);
  });

  it('offers to wait where five tasks run, and shows any other refusal', async () => {
    const refusals = [new Refusal(runningLimitCode, 'Five run.'), new Refusal(40004, 'Twenty wait.')];
    const { bodiesOf, location } = open(
      'enumeration',
      {
        [`POST ${startPath}`]: () => {
          throw refusals.shift() ?? new RangeError('asked too often');
        },
      },
      given,
    );
    await screen.findByText('Fischer esterification');
    fireEvent.click(button(word('start.enumeration')));
    await waitFor(() => expect(dialogs.get()).toHaveLength(1));
    dialogs.get()[0]?.action.run();
    await waitFor(() => expect(toasts.get()[0]?.text).toBe('Twenty wait.'));
    expect(bodiesOf(startPath).map(({ mayWait }) => mayWait)).toEqual([undefined, true]);
    expect(location().pathname).toBe('/forwardsynthesis/generate/enumeration');
  });

  it('takes own partners out of a file and a list, and says which rows it could not read', async () => {
    const { bodiesOf } = open('enumeration', {}, given);
    await screen.findByText('Fischer esterification');
    const amine = testMolecule('NCc1ccccc1', { name: 'benzylamine' });
    sent.mockResolvedValue({
      accepted: [amine],
      refused: [{ row: 2, text: 'C1CC', message: 'A ring is open.' }],
      duplicates: 1,
    });
    fireEvent.change(screen.getByLabelText(word('own.lines')), { target: { value: 'benzylamine\nC1CC' } });
    const own = within(screen.getByRole('group', { name: word('own.title') }));
    fireEvent.click(own.getByRole('button', { name: word('own.add') }));
    await screen.findByText('benzylamine');
    expect(screen.getByText(/A ring is open/)).toBeTruthy();
    expect(await sent.mock.calls[0]?.[1].file.text()).toBe('benzylamine\nC1CC');
    fireEvent.click(screen.getByRole('checkbox', { name: word('partners.onlyOwn') }));
    fireEvent.click(button(word('start.enumeration')));
    await waitFor(() =>
      expect(bodiesOf(startPath)[0]?.settings.partners).toEqual({
        scaffolds: ['NCc1ccccc1'],
        onlyScaffolds: true,
        maxHeavyAtoms: 20,
        perReaction: 200,
      }),
    );
  });

  it('does not send a file that no partners can be read from', () => {
    open('enumeration');
    const file = new File(['x'], 'partners.pdf');
    fireEvent.change(screen.getByLabelText(word('own.file'), { selector: 'input' }), { target: { files: [file] } });
    expect(screen.getByText(/^Partners can be read from these files/)).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('waits while the partners in stock are still being sorted', async () => {
    const handlers = [new Refusal(10027, 'Busy.', 200, { details: { reason: 'indexing' } })];
    open(
      'enumeration',
      {
        'POST /api/retro/forward-classes': () => {
          const refusal = handlers.shift();
          if (refusal) throw refusal;
          return testClasses;
        },
      },
      given,
    );
    await screen.findByText(word('kinds.loading'));
    expect(screen.queryByText('Busy.')).toBeNull();
    await screen.findByText('Fischer esterification', {}, { timeout: 10_000 });
    expect(handlers).toEqual([]);
  });

  it('says why no reaction applies', async () => {
    open(
      'enumeration',
      {
        'POST /api/retro/forward-classes': () => {
          throw new Refusal(40005, 'No reaction applies to this molecule.');
        },
      },
      given,
    );
    await screen.findByText('No reaction applies to this molecule.');
  });
});

describe('the form of a library', () => {
  it('needs one reaction, and takes one place where there are several', async () => {
    const [acylation, coupling] = testClasses.classes;
    const amide = acylation?.kinds[0];
    const response = {
      ...testClasses,
      classes: [
        {
          class: 'acylation',
          kinds: amide
            ? [
                {
                  ...amide,
                  sites: [
                    [1, 2],
                    [8, 9],
                  ],
                },
              ]
            : [],
        },
        coupling,
      ],
    };
    const { bodiesOf } = open('library', { 'POST /api/retro/forward-classes': () => response }, given);
    const kind = await screen.findByRole('radio', { name: amideName });
    expect(screen.getByText(word('problem.noKind'))).toBeTruthy();
    fireEvent.click(kind);
    const places = within(screen.getByRole('group', { name: word('places.title') }));
    fireEvent.click(places.getByRole('checkbox', { name: word('places.place', { number: 2 }) }));
    fireEvent.click(button(word('start.library')));
    await waitFor(() => expect(bodiesOf(startPath)).toHaveLength(1));
    expect(bodiesOf(startPath)[0]).toMatchObject({
      type: 'library',
      settings: { templateIds: ['amide'], sites: [8, 9], steps: 1, maxProducts: 5_000 },
    });
  });
});

describe('a prediction', () => {
  const ask = (handlers: Handlers = {}) =>
    open(
      'prediction',
      { [`POST ${predictPath}`]: () => testPrediction, ...handlers },
      { permissions: ['forwardsynthesis', 'retrosynthesis', 'impuritypredict'] },
    );
  const mixture = () => screen.getByRole('textbox', { name: word('mixture.title') });
  const predict = () => fireEvent.click(button(word('mixture.predict')));

  it('ranks what a mixture gives, with what competes and what is not known', async () => {
    const { bodiesOf } = ask();
    fireEvent.click(button(word('example.amide')));
    predict();
    await screen.findByText(word('prediction.count', { count: 1 }));
    expect(bodiesOf(predictPath)).toEqual([{ mixture: 'OC(=O)c1ccccc1.NCc1ccccc1.CN(C)C=O', top: 10 }]);
    expect(screen.getByText('93 %')).toBeTruthy();
    expect(screen.getByText('DMF')).toBeTruthy();
    expect(screen.getByText('The phenol reacts too.')).toBeTruthy();
    expect(screen.getByText('Nothing is known of the new stereocentre.')).toBeTruthy();
    expect(screen.getByText('The base was not judged.')).toBeTruthy();
    expect(screen.getByText('4,812 patent reactions of this kind')).toBeTruthy();
  });

  it('goes on to the impurities of a product without its structures in the address', async () => {
    const { location } = ask();
    fireEvent.change(mixture(), { target: { value: 'benzoic acid\nbenzylamine' } });
    predict();
    fireEvent.click(await screen.findByRole('button', { name: word('action.impurities') }));
    expect(location().pathname + location().search).toBe('/impurityPrediction');
    expect(takeReaction()).toEqual({ reaction: testPrediction.products[0]?.smiles });
  });

  it('waits for a change of the drawing that is not yet read', async () => {
    const calls = ask();
    fireEvent.change(mixture(), { target: { value: 'CCO' } });
    const starter = screen.getByRole<HTMLButtonElement>('button', { name: word('mixture.predict') });
    expect(starter.disabled).toBe(false);
    await screen.findByLabelText('canvas');
    pen.down();
    expect(starter.disabled).toBe(true);
    fireEvent.keyDown(mixture(), { key: 'Enter', ctrlKey: true });
    pen.draw({ smiles: 'CCN' });
    pen.up();
    predict();
    await screen.findByText(word('prediction.count', { count: 1 }));
    expect(calls.bodiesOf(predictPath)).toMatchObject([{ mixture: 'CCN' }]);
  });

  it('says that the mixture has changed since', async () => {
    ask();
    fireEvent.change(mixture(), { target: { value: 'CCO' } });
    predict();
    await screen.findByText(word('prediction.count', { count: 1 }));
    fireEvent.change(mixture(), { target: { value: 'CCN' } });
    expect(screen.getByText(word('prediction.changed'))).toBeTruthy();
  });

  it('says when nothing is known, and when the mixture cannot be read', async () => {
    const handlers = [() => ({ ...testPrediction, products: [] })];
    ask({
      [`POST ${predictPath}`]: () => {
        const response = handlers.shift();
        if (response) return response();
        throw new Refusal(20029, 'The structure is not recognised.');
      },
    });
    fireEvent.change(mixture(), { target: { value: 'CC' } });
    predict();
    await screen.findByText(word('prediction.none'));
    fireEvent.change(mixture(), { target: { value: 'C1CC' } });
    predict();
    await screen.findByText('The structure is not recognised.');
  });
});
