import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { plainSet, testResult, testSet } from '../test-optimization.ts';
import { namespaces, openEntry, word } from '../test-page.tsx';

beforeAll(() => i18n.loadNamespaces(namespaces));
afterEach(() => vi.unstubAllGlobals());

describe('ranked conditions', () => {
  it('show the yield with its range, its source and its evidence', async () => {
    openEntry();
    const table = within(await screen.findByRole('table', { name: word('sets.caption') }));
    expect(table.getByText(word('yield.percent', { value: 82 }))).toBeTruthy();
    expect(table.getByText(word('yield.model', { low: 68, high: 93 }))).toBeTruthy();
    expect(table.getByText(word('sets.records', { count: 12, value: 12, of: 940 }))).toBeTruthy();
    expect(table.getByText(word('solventClass.hazardous'))).toBeTruthy();
    expect(table.getByRole('row', { name: new RegExp(`${word('sets.column.risk')}.*phenol`) })).toBeTruthy();
    expect(table.getByText(word('yield.none'))).toBeTruthy();
    const panel = within(screen.getByRole('region', { name: word('model.title') }));
    expect(panel.getByText(word('model.errorValue', { value: 13.4 }))).toBeTruthy();
    expect(panel.getByText('The configuration of the product was not looked at.')).toBeTruthy();
  });

  it('unfold greener alternatives with reason, source and change of the yield', async () => {
    openEntry();
    const more = await screen.findByRole('button', { name: new RegExp(`: ${word('sets.more', { rank: 1 })}$`) });
    expect(screen.queryByText(/unborn/)).toBeNull();
    fireEvent.click(more);
    const item = screen.getByText(/DMF harms the unborn child/);
    expect(item.textContent).toContain('EtOAc');
    expect(item.textContent).toContain('\u22124');
    expect(item.textContent).toContain('CHEM21');
    expect(screen.getByText('Run so in 12 of 940 experiments of this kind.')).toBeTruthy();
  });

  const reagents = () => screen.getByRole('row', { name: new RegExp(`^${word('factor.reagent')}`) }).textContent;

  it('are columns, the highest predicted yield first, and can be put in the order of the solvent guide', async () => {
    const [better, worse] = [70, 40].map((percent) => ({
      percent,
      low: percent - 9,
      high: percent + 9,
      kind: 'model',
    }));
    const sets = [
      testSet({ rank: 1, predicted: worse as never }),
      { ...plainSet, rank: 2, predicted: better as never },
    ];
    openEntry({ 'GET /api/retro/con-opt': () => testResult({ sets }) });
    await screen.findByRole('table', { name: word('sets.caption') });
    expect(reagents()).toMatch(/T3P.*HATU/);
    fireEvent.click(screen.getByRole('radio', { name: word('sets.column.rank') }));
    expect(reagents()).toMatch(/HATU.*T3P/);
    fireEvent.click(screen.getByRole('radio', { name: word('sets.column.solvent') }));
    expect(reagents()).toMatch(/T3P.*HATU/);
  });

  it('open in the order of the user’s settings, until another is chosen here', async () => {
    openEntry({ 'GET /api/common/user-profile': () => ({ conditionOptCollation: 'solvent' }) });
    await screen.findByRole('table', { name: word('sets.caption') });
    await waitFor(() => expect(reagents()).toMatch(/T3P.*HATU/));
    fireEvent.click(screen.getByRole('radio', { name: word('sets.column.rank') }));
    expect(reagents()).toMatch(/HATU.*T3P/);
  });

  it('say that no model is known where none is', async () => {
    openEntry({ 'GET /api/retro/con-opt': () => testResult({ model: null, sets: [] }) });
    await screen.findByText(word('sets.none'));
    expect(screen.getByRole('button', { name: word('sets.chooseLevels') })).toBeTruthy();
    expect(screen.getByText(word('model.none'))).toBeTruthy();
  });
});
