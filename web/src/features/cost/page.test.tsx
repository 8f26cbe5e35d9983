import type { RouteCostSheet } from '@app/shared/contracts/cost';
import { costRanges } from '@app/shared/rules/cost/range';
import type { CostSheet } from '@app/shared/rules/cost/sheet';
import { costOf } from '@app/shared/rules/cost/route';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { choose } from '../../shared/lib/test-choose.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { formatMoneyRange } from '../../shared/i18n/money-range.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { CostPage } from './page.tsx';

const routeId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';
const estimated = (value: number) => ({ value, source: 'estimated' as const, factor: 2 });
const sheet: CostSheet = {
  currency: 'USD',
  scaleGrams: 1_000,
  hourlyRate: estimated(6_000),
  overhead: estimated(100),
  wastePrice: estimated(200),
  steps: [
    {
      stepId: 's1',
      number: 1,
      product: { smiles: 'CC(=O)Nc1ccccc1', gramsPerMole: 135.17 },
      yield: { value: 82, source: 'counted', origin: 'patents:2150' },
      labour: estimated(480),
      labourGrows: true,
      lines: [
        line('s1-1', 'Nc1ccccc1', true),
        { ...line('s1-2', 'CC(=O)Cl', false), price: undefined },
        { lineId: 's1-3', role: 'solvent', name: 'THF', amount: estimated(10), weight: 0.89, price: estimated(200) },
      ],
    },
  ],
};
const given: RouteCostSheet = {
  routeId,
  rank: 2,
  sheet,
  edits: {},
  version: 0,
  isOwn: true,
  pricesAskedAt: null,
  unknownConditions: [],
  molecules: ['CC(=O)Nc1ccccc1', 'Nc1ccccc1', 'CC(=O)Cl'].map((smiles, index) => ({
    key: `AAAAAAAAAAAAAAAAAAAAA${index}`,
    smiles,
    formula: `F${index}`,
    molecularWeight: 100,
    name: ['acetanilide', 'aniline', 'acetyl chloride'][index],
  })),
};

function line(lineId: string, smiles: string, isLimiting: boolean) {
  const amount = estimated(isLimiting ? 1 : 1.2);
  return {
    lineId,
    role: 'reactant' as const,
    name: smiles,
    smiles,
    isLimiting,
    amount,
    weight: 93,
    price: estimated(2_000),
  };
}

function open(handlers: Parameters<typeof stubCalls>[0] = {}, cost: RouteCostSheet = given) {
  const calls = stubCalls({
    'GET /api/retro/route-cost': () => ({ cost }),
    'POST /api/retro/route-cost-save': () => ({ cost }),
    ...handlers,
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/cost/:routeId', Component: CostPage }], {
          initialEntries: [`/cost/${routeId}`],
        })}
      />
    </SWRConfig>,
  );
  return calls;
}

const saves = '/api/retro/route-cost-save';
const field = (name: string) => screen.findByRole('textbox', { name });

async function type(name: string, text: string): Promise<void> {
  const input = await field(name);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter' });
}

beforeAll(async () => {
  await i18n.loadNamespaces(['cost', 'routes', 'inquiry']);
  sessionStore.set(testSession({ permissions: ['retrosynthesis', 'quotation'] }));
});

/** As the queries of the testing library read it: with plain spaces for those that do not break. */
const shownCost = (of: CostSheet): string =>
  formatMoneyRange(costRanges(of, costOf(of)).perKilogram, 'USD').replaceAll(/\s/g, ' ');

describe('the cost page', () => {
  it('shows the sum that the rules count, and says what it leaves out', async () => {
    open();
    expect(await screen.findByText(shownCost(sheet))).toBeTruthy();
    expect(screen.getAllByText(/Costs with a range are estimates/)).toHaveLength(1);
    expect(screen.getByText('1 material has no price and is excluded. Enter one.')).toBeTruthy();
    expect(screen.getByText('median of 2,150 patent records')).toBeTruthy();
    expect(screen.getByText('1 equiv., limiting')).toBeTruthy();
  });

  it('counts an entered price at once, saves it when it has rested, and takes it back', async () => {
    const calls = open();
    await type('Price of acetyl chloride per kilogram', '12,5');
    const entered = { ...sheet, steps: sheet.steps.map((step) => ({ ...step, lines: priced(step.lines) })) };
    expect(screen.getByText(shownCost(entered))).toBeTruthy();
    await waitFor(() => expect(calls.bodiesOf(saves)).toHaveLength(1), { timeout: 3_000 });
    expect(calls.bodiesOf(saves)[0]).toEqual({
      routeId,
      currency: 'USD',
      before: {},
      edits: { 'line.s1-2.price': 1_250 },
    });
    expect(await screen.findByText('1 figure entered, saved')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Undo$/ }));
    await waitFor(() => expect(calls.bodiesOf(saves).at(-1)).toMatchObject({ edits: {} }), { timeout: 3_000 });
  });

  it('keeps a figure as it was when what is typed is none, or out of bounds', async () => {
    const calls = open();
    await type('Yield of step 1', '140');
    expect((await field('Yield of step 1')).getAttribute('value')).toBe('82');
    await type('Yield of step 1', 'most');
    expect((await field('Yield of step 1')).getAttribute('value')).toBe('82');
    expect(calls.bodiesOf(saves)).toEqual([]);
  });

  it('keeps what could not be saved, and sends it again', async () => {
    let isDown = true;
    const calls = open({
      'POST /api/retro/route-cost-save': () => {
        if (isDown) throw new Refusal(500, 'down', 500);
        return { cost: given };
      },
    });
    await type('Yield of step 1', '60');
    const again = await screen.findByRole('button', { name: 'Not saved. Try again' }, { timeout: 3_000 });
    expect((await field('Yield of step 1')).getAttribute('value')).toBe('60');
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByText('1 figure entered, saved', {}, { timeout: 3_000 })).toBeTruthy();
    expect(calls.bodiesOf(saves)).toHaveLength(2);
  });

  it('calls nothing saved before it is', async () => {
    open();
    await type('Yield of step 1', '60');
    expect(screen.queryByText('1 figure entered, saved')).toBeNull();
    expect(screen.getByText('Saving …')).toBeTruthy();
    expect(await screen.findByText('1 figure entered, saved', {}, { timeout: 3_000 })).toBeTruthy();
    await type('Yield of step 1', '61');
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(screen.getByText('1 figure entered, saved')).toBeTruthy();
  });

  it('sends an entry that has not rested when the page is closed', async () => {
    const calls = open();
    await type('Yield of step 1', '60');
    expect(calls.bodiesOf(saves)).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(calls.bodiesOf(saves)).toMatchObject([{ before: {}, edits: { 'step.s1.yield': 60 } }]);
  });

  it('ranks what moves the cost, largest first', async () => {
    open();
    const moves = await screen.findByRole('heading', { name: 'Main cost drivers' });
    const [first] = within(moves.parentElement ?? document.body).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/Hourly rate|Work of step 1/);
  });

  it('counts from another limiting reactant when one is chosen', async () => {
    const calls = open();
    choose(await screen.findByRole('combobox', { name: 'Limiting reactant of step 1' }), 'acetyl chloride');
    expect(await field('Amount of aniline')).toMatchObject({ value: '1.2' });
    await waitFor(() => expect(calls.bodiesOf(saves)).toMatchObject([{ edits: { 'step.s1.limiting': 2 } }]), {
      timeout: 3_000,
    });
  });

  it('leads to a quotation and to the comparison', async () => {
    open();
    expect((await screen.findByRole('link', { name: 'Quote' })).getAttribute('href')).toBe(
      `/quotation/new/${routeId}?currency=USD`,
    );
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(`/cost/${routeId}?with=`);
  });

  it('says why it cannot be shown', async () => {
    open({
      'GET /api/retro/route-cost': () => {
        throw new Refusal(10022, 'Data missing or no access.');
      },
    });
    expect(await screen.findByText('Data missing or no access.')).toBeTruthy();
  });
});

function priced(lines: CostSheet['steps'][number]['lines']) {
  return lines.map((one) =>
    one.lineId === 's1-2' ? { ...one, price: { value: 1_250, source: 'entered' as const } } : one,
  );
}
