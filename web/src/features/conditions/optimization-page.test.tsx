import type { MeasuredYield, OptimizationResult } from '@app/shared/contracts/conditions';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { toasts } from '../../lib/notices.ts';
import { answerCalls, Refusal } from '../../lib/test-answers.ts';
import { sessionStore } from '../../session/session.ts';
import { testSession } from '../../session/test-session.ts';
import { ConditionOptimizationPage } from './optimization-page.tsx';
import { testId, testKind, testOptimization, testPlate, testResult } from './test-optimization.ts';

const word = (key: string, values = {}) => i18n.t(`optimization:${key}`, values);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (key: string) => screen.getByRole('region', { name: word(key) });
const resultsPath = '/api/retro/con-opt-results';

beforeAll(() => i18n.loadNamespaces(['optimization', 'routes', 'reaction', 'structure']));
afterEach(() => vi.unstubAllGlobals());

function open(answers: Parameters<typeof answerCalls>[0] = {}, tab = 'sets') {
  sessionStore.set(testSession({ permissions: ['conditionoptimization', 'retrosynthesis'] }));
  const calls = answerCalls({
    'GET /api/retro/con-opt': () => testResult(),
    'POST /api/retro/con-opt-plate': () => testPlate,
    ...answers,
  });
  const router = createMemoryRouter(
    [
      { path: '/conditionOptimization', Component: ConditionOptimizationPage },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [`/conditionOptimization?id=${testId}&tab=${tab}`] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { ...calls, router };
}

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return <p>{`elsewhere ${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

/** A service that keeps yields, with what another tab may have done to them. */
function keeping(first: OptimizationResult = testResult()) {
  const kept = { result: first, refused: false };
  const set = (results: MeasuredYield[]) => {
    const version = kept.result.optimization.version + 1;
    kept.result = {
      ...kept.result,
      optimization: { ...kept.result.optimization, version, measured: results.length },
      results,
    };
    return kept.result;
  };
  return {
    kept,
    set,
    answers: {
      'GET /api/retro/con-opt': () => kept.result,
      [`POST ${resultsPath}`]: (body: unknown) => {
        if (kept.refused) throw new Refusal(503, 'The service is away.', 503);
        const { results, version } = body as { results: MeasuredYield[]; version: number };
        const others = version === kept.result.optimization.version ? [] : kept.result.results;
        return { ...set([...others, ...results]), merged: others.length };
      },
    },
  };
}

describe('ranked conditions', () => {
  it('tell the yield with its range, what says so, and what stands behind it', async () => {
    open();
    const table = within(await screen.findByRole('table'));
    expect(table.getByText(word('yield.percent', { value: 82 }))).toBeTruthy();
    expect(table.getByText(word('yield.model', { low: 68, high: 93 }))).toBeTruthy();
    expect(table.getByText(word('sets.records', { count: 12, value: 12, of: 940 }))).toBeTruthy();
    expect(table.getByText(word('solventClass.hazardous'))).toBeTruthy();
    expect(table.getByText(word('sets.atRisk', { groups: 'phenol' }))).toBeTruthy();
    expect(table.getByText(word('yield.none'))).toBeTruthy();
    const panel = within(screen.getByRole('complementary', { name: word('model.title') }));
    expect(panel.getByText(word('model.errorValue', { value: 13.4 }))).toBeTruthy();
    expect(panel.getByText('The configuration of the product was not looked at.')).toBeTruthy();
  });

  it('unfold greener alternatives with reason, source and change of the yield', async () => {
    open();
    const more = await screen.findByRole('button', { name: word('sets.more', { rank: 1 }) });
    expect(screen.queryByText(/unborn/)).toBeNull();
    fireEvent.click(more);
    const item = screen.getByText(/DMF harms the unborn child/);
    expect(item.textContent).toContain('EtOAc');
    expect(item.textContent).toContain('\u22124');
    expect(item.textContent).toContain('CHEM21');
    expect(screen.getByText('Run so in 12 of 940 experiments of this kind.')).toBeTruthy();
  });

  it('can be put in the order of the solvent guide', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: word('sets.column.solvent') }));
    const [first] = screen.getAllByRole('rowheader');
    expect(first?.textContent).toContain('T3P');
  });

  it('say that no model is known where none is', async () => {
    open({ 'GET /api/retro/con-opt': () => testResult({ model: null, sets: [] }) });
    await screen.findByText(word('sets.none'));
    expect(screen.getByText(word('model.none'))).toBeTruthy();
  });
});

describe('an entry', () => {
  it('that is not there says so and leads back', async () => {
    open({
      'GET /api/retro/con-opt': () => {
        throw new Refusal(10010, 'Data not found.', 200);
      },
    });
    await screen.findByText('Data not found.');
    fireEvent.click(screen.getByRole('link', { name: word('page.back') }));
    await screen.findByText(/^elsewhere \/conditionsearch/);
  });

  it('sends its product to home with the way back', async () => {
    open();
    fireEvent.click(await screen.findByRole('link', { name: word('page.plan') }));
    const there = await screen.findByText(/^elsewhere \/home\?smiles=/);
    expect(there.textContent).toContain('source=conditionOptimization');
    expect(there.textContent).toContain(`"cameFrom":"/conditionOptimization?id=${testId}`);
  });

  it('is renamed in place and deleted after a question', async () => {
    const renamed = vi.fn((_: unknown, address: string) => ({ optimization: testOptimization({ name: address }) }));
    const deleted = vi.fn(() => ({ deleted: 1 }));
    open({ 'GET /api/retro/con-opt-rename': renamed, 'GET /api/retro/con-opt-delete': deleted });
    fireEvent.click(await screen.findByRole('button', { name: word('rename.action') }));
    fireEvent.change(screen.getByRole('textbox', { name: word('rename.label') }), { target: { value: ' Second ' } });
    fireEvent.click(button(word('rename.save')));
    await waitFor(() => expect(renamed.mock.calls[0]?.[1]).toContain('name=Second'));
    fireEvent.click(await screen.findByRole('button', { name: word('delete.action') }));
    expect(deleted).not.toHaveBeenCalled();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: word('delete.action') }));
    await screen.findByText(/^elsewhere \/conditionsearch/);
  });

  it('is ranked anew for another kind that is possible', async () => {
    const kinds = [testKind, { templateId: 'ester', name: 'Ester from an acid', class: 'acylation' }];
    const other = testResult({ optimization: testOptimization({ id: testId.replace('01', '02'), name: 'Other' }) });
    const { bodiesOf } = open({
      'GET /api/retro/con-opt': () => testResult({ optimization: testOptimization({ kinds }) }),
      'POST /api/retro/condition-optimization': () => other,
    });
    fireEvent.change(await screen.findByRole('combobox', { name: word('page.kind') }), { target: { value: 'ester' } });
    await waitFor(() =>
      expect(bodiesOf('/api/retro/condition-optimization')[0]).toMatchObject({
        templateId: 'ester',
        name: 'Benzylamide',
      }),
    );
  });
});

describe('the plate', () => {
  const well = (name: RegExp) => screen.getByRole('gridcell', { name });

  it('is walked by arrows, tells its wells, and takes a yield by typing', async () => {
    const service = keeping();
    const { bodiesOf } = open(service.answers, 'experiments');
    const first = await screen.findByRole('gridcell', { name: /^A1, not measured, expected 60 %: DIPEA, DMF, 25 °C$/ });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(well(/^A2,/));
    fireEvent.keyDown(well(/^A2,/), { key: '4' });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: word('well.yield', { well: 'A2' }) });
    expect(field.value).toBe('4');
    fireEvent.change(field, { target: { value: '41.5' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(document.activeElement).toBe(well(/^A3,/));
    await screen.findByRole('gridcell', { name: /^A2, measured 42 %/ });
    await waitFor(() =>
      expect(bodiesOf(resultsPath)).toEqual([
        { id: testId, version: 3, results: [{ choice: testPlate.wells[1]?.choice, yieldPercent: 41.5, well: 'A2' }] },
      ]),
    );
    expect(well(/^D6, stays empty$/)).toBeTruthy();
  });

  it('does not take what is no yield', async () => {
    const { bodiesOf } = open(keeping().answers, 'experiments');
    const first = await screen.findByRole('gridcell', { name: /^A1,/ });
    first.focus();
    fireEvent.keyDown(first, { key: 'Enter' });
    const field = screen.getByRole('textbox', { name: word('well.yield', { well: 'A1' }) });
    fireEvent.change(field, { target: { value: '140' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(well(/^A1, not measured/)).toBeTruthy();
    expect(bodiesOf(resultsPath)).toEqual([]);
  });

  it('takes cells of a spreadsheet from the chosen well on', async () => {
    const { bodiesOf } = open(keeping().answers, 'experiments');
    const first = await screen.findByRole('gridcell', { name: /^A1,/ });
    fireEvent.paste(first, { clipboardData: { getData: () => '10\t20\t30\t40' } });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('A1 10 % · A2 20 % · A3 30 %')).toBeTruthy();
    expect(dialog.getByText(word('paste.unread', { count: 1, texts: 'A4' }))).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: word('paste.take', { count: 3 }) }));
    await waitFor(() =>
      expect(bodiesOf(resultsPath)[0]).toMatchObject({ results: [{ well: 'A1' }, { well: 'A2' }, { well: 'A3' }] }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays while yields are entered, and is planned anew when that is asked for', async () => {
    const asked = vi.fn<(body: unknown) => unknown>(() => testPlate);
    open(
      {
        ...keeping(testResult({ results: [{ choice: { base: 'DBU' }, yieldPercent: 63 }] })).answers,
        'POST /api/retro/con-opt-plate': asked,
      },
      'experiments',
    );
    const first = await screen.findByRole('gridcell', { name: /^A1,/ });
    first.focus();
    fireEvent.keyDown(first, { key: '5' });
    fireEvent.keyDown(screen.getByRole('textbox', { name: word('well.yield', { well: 'A1' }) }), { key: 'Enter' });
    await screen.findByText(word('save.saved'));
    expect(asked.mock.calls.map(([body]) => body)).toEqual([{ id: testId, wells: 24, keep: true }]);
    fireEvent.click(button(word('plate.anew')));
    await waitFor(() => expect(asked.mock.calls.at(-1)?.[0]).toEqual({ id: testId, wells: 24 }));
  });

  it('is a list as well', async () => {
    const { bodiesOf } = open(keeping().answers, 'experiments');
    fireEvent.click(await screen.findByRole('radio', { name: word('plate.as.list') }));
    const field = await screen.findByRole('textbox', { name: word('well.yield', { well: 'A3' }) });
    fireEvent.change(field, { target: { value: '77' } });
    fireEvent.blur(field);
    await waitFor(() =>
      expect(bodiesOf(resultsPath)[0]).toMatchObject({ results: [{ well: 'A3', yieldPercent: 77 }] }),
    );
  });
});

describe('measured yields', () => {
  const entry = (base: string, yieldPercent: number) => ({ choice: { base }, yieldPercent });

  it('that another tab saved meanwhile stay, and are told', async () => {
    const service = keeping();
    open(service.answers, 'experiments');
    const first = await screen.findByRole('gridcell', { name: /^A1,/ });
    service.set([entry('DBU', 63)]);
    first.focus();
    fireEvent.keyDown(first, { key: '5' });
    fireEvent.keyDown(screen.getByRole('textbox', { name: word('well.yield', { well: 'A1' }) }), { key: 'Enter' });
    await screen.findByText(word('save.merged', { count: 1 }));
    const table = within(region('results.title'));
    expect(table.getByText('DBU', { exact: false })).toBeTruthy();
    expect(service.kept.result.results).toHaveLength(2);
  });

  it('that cannot be saved are kept and sent again', async () => {
    const service = keeping();
    service.kept.refused = true;
    open(service.answers, 'experiments');
    const first = await screen.findByRole('gridcell', { name: /^A1,/ });
    first.focus();
    fireEvent.keyDown(first, { key: '9' });
    fireEvent.keyDown(screen.getByRole('textbox', { name: word('well.yield', { well: 'A1' }) }), { key: 'Enter' });
    await screen.findByText(word('save.failed'));
    expect(screen.getByRole('gridcell', { name: /^A1, measured 9 %/ })).toBeTruthy();
    service.kept.refused = false;
    fireEvent.click(button(word('save.retry')));
    await screen.findByText(word('save.saved'));
    expect(service.kept.result.results).toHaveLength(1);
  });

  it('are removed with a way back', async () => {
    const service = keeping(testResult({ results: [entry('DBU', 63), entry('Et3N', 20)] }));
    open(service.answers, 'experiments');
    fireEvent.click(await screen.findByRole('button', { name: word('results.remove', { number: 1 }) }));
    await waitFor(() => expect(service.kept.result.results).toEqual([entry('Et3N', 20)]));
    toasts.get()[0]?.action?.run();
    await waitFor(() => expect(service.kept.result.results).toHaveLength(2));
  });

  it('are drawn with the best so far', async () => {
    open(
      { 'GET /api/retro/con-opt': () => testResult({ results: [entry('DBU', 63), entry('Et3N', 20)] }) },
      'experiments',
    );
    await screen.findByRole('img', { name: word('chart.label', { count: 2, value: 63 }) });
    expect(screen.getByText(word('results.best'))).toBeTruthy();
  });

  it('of experiments beside the plate can be added', async () => {
    const service = keeping();
    open(service.answers, 'experiments');
    fireEvent.click(await screen.findByRole('button', { name: word('results.add') }));
    const dialog = within(screen.getByRole('dialog'));
    const write = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    write(word('factor.base'), 'DBU');
    write(word('add.temperature'), '60 °C');
    write(word('add.yield'), '120');
    expect(dialog.getByText(word('add.missing.wrongYield'))).toBeTruthy();
    write(word('add.yield'), '12');
    fireEvent.click(dialog.getByRole('button', { name: word('add.action') }));
    await waitFor(() =>
      expect(service.kept.result.results).toEqual([{ choice: { base: 'DBU', temperatureC: 60 }, yieldPercent: 12 }]),
    );
  });
});

describe('the space and what comes next', () => {
  it('takes levels as tags and is saved when it is said so', async () => {
    const saved = vi.fn((body: unknown) => ({ ...testResult(), ...(body as { space: OptimizationResult['space'] }) }));
    open({ 'POST /api/retro/con-opt-space': saved }, 'experiments');
    await screen.findByText(word('space.size', { count: 6, value: 6 }));
    const field = screen.getByRole('textbox', { name: word('space.add', { factor: word('factor.base') }) });
    fireEvent.change(field, { target: { value: 'DBU' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(button(word('space.remove', { level: 'MeCN' })));
    expect(screen.getByText(word('space.size', { count: 6, value: 6 }))).toBeTruthy();
    fireEvent.click(button(word('space.save')));
    await waitFor(() =>
      expect(saved.mock.calls[0]?.[0]).toMatchObject({
        space: { levels: { base: ['DIPEA', 'Et3N', 'DBU'], solvent: ['DMF', 'EtOAc'] } },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: word('space.save') })).toBeNull());
  });

  it('suggests experiments with expected yield and reason, and takes their yields', async () => {
    const service = keeping();
    open(
      {
        ...service.answers,
        'POST /api/retro/con-opt-next': () => ({
          suggestions: [
            {
              rank: 1,
              choice: { base: 'Et3N', solvent: 'MeCN' },
              expected: { percent: 71, low: 50, high: 88, kind: 'model' },
              reason: 'promising',
            },
          ],
          spaceSize: 6,
          measured: 0,
          isExhausted: false,
        }),
      },
      'experiments',
    );
    fireEvent.click(await screen.findByRole('button', { name: word('next.ask') }));
    const panel = within(region('next.title'));
    await panel.findByText(word('reason.promising'));
    expect(panel.getByText(word('expected.model', { value: 71, low: 50, high: 88 }))).toBeTruthy();
    const field = panel.getByRole('textbox', { name: word('next.yield', { number: 1 }) });
    fireEvent.change(field, { target: { value: '69' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(service.kept.result.results).toHaveLength(1));
    expect(panel.getByText(word('next.stale'))).toBeTruthy();
  });
});
