import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { testId, testPlate, testResult } from '../test-optimization.ts';
import { button, keeping, namespaces, openEntry, resultsPath, word } from '../test-page.tsx';

beforeAll(() => i18n.loadNamespaces(namespaces));
afterEach(() => vi.unstubAllGlobals());

describe('the plate', () => {
  const well = (name: RegExp) => screen.getByRole('gridcell', { name });

  it('is walked by arrows, names its wells, and takes a yield by typing', async () => {
    const service = keeping();
    const { bodiesOf } = openEntry(service.handlers, 'experiments');
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
    const { bodiesOf } = openEntry(keeping().handlers, 'experiments');
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
    const { bodiesOf } = openEntry(keeping().handlers, 'experiments');
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

  it('stays while yields are entered, and is planned again on request', async () => {
    const asked = vi.fn<(body: unknown) => unknown>(() => testPlate);
    openEntry(
      {
        ...keeping(testResult({ results: [{ choice: { base: 'DBU' }, yieldPercent: 63 }] })).handlers,
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

  it('of nothing that may vary, or of what is all measured, says so instead of standing empty', async () => {
    const nothing = { ...testPlate, wells: [] };
    const bare = testResult({ space: { levels: {}, temperaturesC: [] } });
    openEntry({ ...keeping(bare).handlers, 'POST /api/retro/con-opt-plate': () => nothing }, 'experiments');
    await screen.findByText(word('plate.emptyHint'));
    expect(screen.getAllByText(word('space.empty'))).toHaveLength(2);
    expect(screen.queryByRole('grid')).toBeNull();
    for (const name of [word('plate.export'), word('next.ask')])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });

  it('is a list as well', async () => {
    const { bodiesOf } = openEntry(keeping().handlers, 'experiments');
    fireEvent.click(await screen.findByRole('radio', { name: word('plate.as.list') }));
    const field = await screen.findByRole('textbox', { name: word('well.yield', { well: 'A3' }) });
    fireEvent.change(field, { target: { value: '77' } });
    fireEvent.blur(field);
    await waitFor(() =>
      expect(bodiesOf(resultsPath)[0]).toMatchObject({ results: [{ well: 'A3', yieldPercent: 77 }] }),
    );
  });
});
