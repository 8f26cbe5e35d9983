import type { OptimizationResult } from '@app/shared/contracts/conditions/conditions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { testResult } from '../test-optimization.ts';
import { button, keeping, namespaces, openEntry, region, word } from '../test-page.tsx';

beforeAll(() => i18n.loadNamespaces(namespaces));
afterEach(() => vi.unstubAllGlobals());

describe('the space and what comes next', () => {
  it('takes levels as tags and is saved when it is said so', async () => {
    const saved = vi.fn((body: unknown) => ({ ...testResult(), ...(body as { space: OptimizationResult['space'] }) }));
    openEntry({ 'POST /api/retro/con-opt-space': saved }, 'experiments');
    await screen.findByText(word('space.size', { count: 6, value: 6 }));
    const field = screen.getByRole('combobox', { name: word('space.add', { factor: word('factor.base') }) });
    fireEvent.change(field, { target: { value: 'DBU' } });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
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

  it('says what was there before, and what another tab changed meanwhile', async () => {
    const before = testResult().space;
    const saved = vi.fn<(body: unknown) => unknown>(() => ({ ...testResult(), merged: 2 }));
    openEntry({ 'POST /api/retro/con-opt-space': saved }, 'experiments');
    fireEvent.click(await screen.findByRole('button', { name: word('space.remove', { level: 'MeCN' }) }));
    fireEvent.click(button(word('space.save')));
    await screen.findByText(word('space.merged', { count: 2 }));
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ base: before });
  });

  it('suggests experiments with expected yield and reason, and takes their yields', async () => {
    const service = keeping();
    openEntry(
      {
        ...service.handlers,
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
