import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { toasts } from '../../../shared/lib/notices.ts';
import { testResult } from '../test-optimization.ts';
import { button, keeping, namespaces, openEntry, region, word } from '../test-page.tsx';

beforeAll(() => i18n.loadNamespaces(namespaces));
afterEach(() => vi.unstubAllGlobals());

describe('measured yields', () => {
  const entry = (base: string, yieldPercent: number) => ({ choice: { base }, yieldPercent });

  it('that another tab saved meanwhile stay, and are reported', async () => {
    const service = keeping();
    openEntry(service.handlers, 'experiments');
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
    openEntry(service.handlers, 'experiments');
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
    openEntry(service.handlers, 'experiments');
    fireEvent.click(await screen.findByRole('button', { name: word('results.remove', { number: 1 }) }));
    await waitFor(() => expect(service.kept.result.results).toEqual([entry('Et3N', 20)]));
    toasts.get()[0]?.action?.run();
    await waitFor(() => expect(service.kept.result.results).toHaveLength(2));
  });

  it('are drawn with the best so far', async () => {
    openEntry(
      { 'GET /api/retro/con-opt': () => testResult({ results: [entry('DBU', 63), entry('Et3N', 20)] }) },
      'experiments',
    );
    await screen.findByRole('img', { name: word('chart.label', { count: 2, value: 63 }) });
    expect(screen.getByText(word('results.best'))).toBeTruthy();
  });

  it('of experiments beside the plate can be added', async () => {
    const service = keeping();
    openEntry(service.handlers, 'experiments');
    fireEvent.click(await screen.findByRole('button', { name: word('results.add') }));
    const dialog = within(screen.getByRole('dialog'));
    const write = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    write(word('factor.base'), 'DBU');
    write(word('add.temperature'), '60 °C');
    write(word('add.yield'), '120');
    await dialog.findByText(word('add.missing.wrongYield'));
    write(word('add.yield'), '12');
    fireEvent.click(dialog.getByRole('button', { name: word('add.action') }));
    await waitFor(() =>
      expect(service.kept.result.results).toEqual([{ choice: { base: 'DBU', temperatureC: 60 }, yieldPercent: 12 }]),
    );
  });
});
