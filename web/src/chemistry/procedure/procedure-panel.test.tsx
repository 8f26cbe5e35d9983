import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { choose } from '../../shared/lib/test-choose.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls } from '../../shared/lib/test-calls.ts';
import { ProcedurePanel } from './procedure-panel.tsx';
import { testMolecule } from '../reaction/test-reactions.ts';

const asked = { routeId: 'r1', stepId: 's1' };
const path = '/api/retro/reaction-procedure';

const row = {
  role: 'reactant',
  isLimiting: false,
  smiles: 'CN',
  cas: null,
  form: null,
  state: 'solid',
  molarMass: 100.123,
  equivalentsRange: null,
  equivalentsFrom: 'class',
  density: null,
  note: null,
};
const procedure = {
  family: 'amide',
  title: 'Draft procedure: amide coupling',
  batch: { of: 'limiting', amount: 1, unit: 'g' },
  materials: [
    {
      ...row,
      id: 'a',
      isLimiting: true,
      name: 'the acid',
      equivalents: 1,
      equivalentsFrom: 'limiting',
      mmol: 9.988,
      massG: 1,
      volumeMl: null,
    },
    {
      ...row,
      id: 'b',
      role: 'reagent',
      name: 'HATU',
      cas: '148893-10-1',
      equivalents: null,
      equivalentsFrom: 'unknown',
      equivalentsRange: [1, 1.5],
      mmol: null,
      massG: null,
      volumeMl: null,
    },
    {
      ...row,
      id: 'c',
      role: 'solvent',
      name: 'DMF',
      state: 'liquid',
      equivalents: null,
      mmol: null,
      massG: null,
      volumeMl: 0.5,
    },
  ],
  product: {
    molecule: testMolecule('CC', 'C2H6', 'the amide'),
    mmol: 9.988,
    theoreticalG: 1.73,
    expectedPercent: null,
    expectedG: null,
  },
  atmosphere: 'inert',
  temperatureC: [0, 25],
  hours: null,
  sections: [{ key: 'addition', title: 'Addition', sentences: ['Charge the flask.', 'Cool to ____ °C.'] }],
  hazards: [{ severity: 'high', rule: 'x', text: 'May explode.', materialIds: ['b', 'product'], source: 'GHS' }],
  warnings: [{ key: 'check', text: 'A chemist must check it.' }],
  observations: [{ key: 'yield', label: 'Yield' }],
  blanks: ['time'],
  basis: ['Conditions: typical.'],
};

beforeAll(() => i18n.loadNamespaces(['procedure', 'structure', 'common']));
afterEach(() => vi.unstubAllGlobals());

function open() {
  const calls = stubCalls({ [`POST ${path}`]: () => procedure });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ProcedurePanel asked={asked} routeType="retrosynthesis" />
    </SWRConfig>,
  );
  return calls;
}

describe('the draft procedure of a step', () => {
  it('is a table with blanks, sentences, hazards and what it was made from', async () => {
    open();
    const rows = within(await screen.findByRole('table', { name: i18n.t('procedure:file.panel.table') })).getAllByRole(
      'row',
    );
    const cells = rows.map((one) => [...one.children].map(({ textContent }) => textContent));
    expect(cells.slice(1)).toEqual([
      ['Reactant, limiting', 'the acid', '–', '100.12', '1', '9.988', '1.00 g', '–', '–', ''],
      ['Reagent', 'HATU', '148893-10-1', '100.12', '____', '____', '____', '–', '–', 'usual 1 to 1.5 equiv'],
      ['Solvent', 'DMF', '–', '100.12', '–', '–', '–', '500 μL', '–', ''],
    ]);
    expect(screen.getByText('Charge the flask. Cool to ____ °C.')).toBeTruthy();
    expect(screen.getByText('High · HATU, the amide: May explode. (GHS)')).toBeTruthy();
    expect(screen.getByText('Yield: ____')).toBeTruthy();
    expect(screen.getByText('1.73 g (9.988 mmol)')).toBeTruthy();
    expect(screen.getByText('A chemist must check it.')).toBeTruthy();
    expect(screen.getByText('Conditions: typical.')).toBeTruthy();
  });

  it('is asked for again when the batch is another, and not for an amount that is none', async () => {
    const { bodiesOf } = open();
    const field = await screen.findByRole('textbox', { name: 'Batch size' });
    fireEvent.change(field, { target: { value: '-3' } });
    expect(screen.getByRole('alert').textContent).toBe('Enter an amount above 0.');
    fireEvent.change(field, { target: { value: '2,5' } });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    choose(screen.getByRole('combobox', { name: 'Based on' }), 'g of product');
    await waitFor(() =>
      expect(bodiesOf(path).at(-1)).toEqual({
        ...asked,
        routeType: 'retrosynthesis',
        batch: { of: 'product', amount: 2.5, unit: 'g' },
      }),
    );
    expect(bodiesOf(path)).toHaveLength(2);
  });

  it('is copied as text whose table a spreadsheet takes', async () => {
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    open();
    await screen.findByRole('table', { name: i18n.t('procedure:file.panel.table') });
    fireEvent.click(screen.getByRole('button', { name: 'Copy as text' }));
    await waitFor(() => expect(copied).toHaveLength(1));
    const lines = copied[0]?.split('\n') ?? [];
    expect(lines.slice(0, 3)).toEqual([
      'Draft procedure: amide coupling',
      'Batch: 1 g of the limiting reagent',
      'A chemist must check it.',
    ]);
    expect(lines).toContain('Reactant, limiting\tthe acid\t–\t100.12\t1\t9.988\t1.00 g\t–\t–\t');
    expect(lines).toContain('Cool to ____ °C.');
    expect(lines).toContain('Yield: ____');
  });
});
