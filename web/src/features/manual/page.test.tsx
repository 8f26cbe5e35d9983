import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { StartPage } from './page.tsx';

beforeAll(() => i18n.loadNamespaces(['manual', 'structure']));

function open(start: () => unknown) {
  stubCalls({
    'GET /api/retro/manual-route-list': () => ({ items: [] }),
    'POST /api/retro/manual-route-start': start,
  });
  const router = createMemoryRouter([{ path: '*', Component: StartPage }], { initialEntries: ['/route/manual'] });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}

describe('where a route by hand begins', () => {
  it('says beside the field why a molecule cannot be taken, until it is typed again', async () => {
    open(() => {
      throw new Refusal(20000, 'The compound is controlled.', 200, { details: { text: 'It stands in Schedule I.' } });
    });
    const field = screen.getByRole('textbox', { name: i18n.t('manual:start.label') });
    fireEvent.change(field, { target: { value: 'CC' } });
    fireEvent.click(screen.getByRole('button', { name: i18n.t('manual:start.button') }));
    await screen.findByText('The compound is controlled. It stands in Schedule I.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field, { target: { value: 'CCO' } });
    expect(screen.queryByText(/controlled/)).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });
});
