import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { choose } from '../../../shared/lib/test-choose.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { Refusal } from '../../../shared/lib/test-calls.ts';
import { testId, testKind, testOptimization, testResult } from '../test-optimization.ts';
import { button, namespaces, openEntry, word } from '../test-page.tsx';

beforeAll(() => i18n.loadNamespaces(namespaces));
afterEach(() => vi.unstubAllGlobals());

describe('an entry', () => {
  it('that is not there says so and leads back', async () => {
    openEntry({
      'GET /api/retro/con-opt': () => {
        throw new Refusal(10010, 'Data not found.', 200);
      },
    });
    await screen.findByText('Data not found.');
    fireEvent.click(screen.getByRole('link', { name: word('page.back') }));
    await screen.findByText(/^elsewhere \/conditionsearch/);
  });

  it('sends its product to home with the way back', async () => {
    openEntry();
    fireEvent.click(await screen.findByRole('link', { name: word('page.plan') }));
    const there = await screen.findByText(/^elsewhere \/home\?smiles=/);
    expect(there.textContent).toContain('source=conditionOptimization');
    expect(there.textContent).toContain(`"cameFrom":"/conditionOptimization?id=${testId}`);
  });

  it('is renamed in place and deleted', async () => {
    const renamed = vi.fn((_: unknown, address: string) => ({ optimization: testOptimization({ name: address }) }));
    const deleted = vi.fn(() => ({ deleted: 1 }));
    openEntry({ 'GET /api/retro/con-opt-rename': renamed, 'GET /api/retro/con-opt-delete': deleted });
    fireEvent.click(await screen.findByRole('button', { name: word('rename.action') }));
    fireEvent.change(screen.getByRole('textbox', { name: i18n.t('retrosynthesis:history.newName') }), {
      target: { value: ' Second ' },
    });
    fireEvent.click(button(i18n.t('retrosynthesis:history.save')));
    await waitFor(() => expect(renamed.mock.calls[0]?.[1]).toContain('name=Second'));
    fireEvent.click(await screen.findByRole('button', { name: word('delete.action') }));
    await screen.findByText(/^elsewhere \/conditionsearch/);
    expect(deleted).toHaveBeenCalledOnce();
  });

  it('is ranked again for another kind that is possible', async () => {
    const kinds = [testKind, { templateId: 'ester', name: 'Ester from an acid', class: 'acylation' }];
    const other = testResult({ optimization: testOptimization({ id: testId.replace('01', '02'), name: 'Other' }) });
    const { bodiesOf } = openEntry({
      'GET /api/retro/con-opt': () => testResult({ optimization: testOptimization({ kinds }) }),
      'POST /api/retro/condition-optimization': () => other,
    });
    choose(await screen.findByRole('combobox', { name: word('page.kind') }), 'Ester from an acid');
    await waitFor(() =>
      expect(bodiesOf('/api/retro/condition-optimization')[0]).toMatchObject({
        templateId: 'ester',
        name: 'Benzylamide',
      }),
    );
  });
});
